/**
 * Why a game can't be played as it is set up, and what to do about it.
 */
import { letterOf, type Problem } from '@muster/engine';
import { SaidText } from '../ui/said-text.tsx';
import { useWords } from '../words/index.ts';
import type { PageWords } from '../words/pages/en.ts';
import styles from './problem-note.module.css';

export function ProblemNote({ problems }: { readonly problems: readonly Problem[] }) {
  const { setup: words } = useWords();
  if (problems.length === 0) return null;
  return (
    <div className={styles['note']} role="alert">
      <h2>{words.cannot}</h2>
      <ul>
        {problems.map(({ path, message, said }) => (
          <li key={`${path.join(' ')} ${message}`}>
            <p className={styles['message']}>
              {seatIn(path) === null ? '' : `${words.seat(letterOf(seatIn(path) ?? 0))}: `}
              <SaidText message={message} said={said} />
            </p>
            <p>{mendText(path, words)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function seatIn([first, second]: Problem['path']): number | null {
  const isSeat = first === 'seats' || first === 'decks' || first === 'armies';
  return isSeat && typeof second === 'number' ? second : null;
}

function mendText([first]: Problem['path'], { mend }: PageWords['setup']): string {
  if (first === 'armies') return mend.decks;
  const key = String(first);
  return Object.hasOwn(mend, key) ? mend[key as keyof typeof mend] : mend.other;
}
