/**
 * Whose work this stands on.
 */
import { useWords } from '../words/index.ts';
import styles from './credits-page.module.css';

export function CreditsPage() {
  const words = useWords();
  return (
    <article className={styles['page']}>
      <h1>{words.nav.credits}</h1>
      <p>{words.disclaimer}</p>
      <ul>
        <li>
          <a href="https://game-icons.net">game-icons.net</a>: Lorc, Delapouite & contributors, CC BY 3.0
        </li>
        <li>
          <a href="https://lucide.dev">Lucide</a>, ISC
        </li>
        <li>
          <a href="https://fontsource.org/fonts/alegreya">Alegreya</a>, <a href="https://rsms.me/inter">Inter</a>, SIL
          OFL 1.1
        </li>
      </ul>
    </article>
  );
}
