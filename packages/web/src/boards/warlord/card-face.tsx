/**
 * A Warlord card, drawn from its data: small on the table, whole when one looks closer.
 */
import type { Card, ExplainedNumber, SeenCharacter } from '@muster/warlord';
import { ArmsPicture } from '../../heraldry/arms.tsx';
import { GameIcon } from '../../icons/game-icon.tsx';
import type { WebWords } from '../../words/en.ts';
import { useWords } from '../../words/index.ts';
import { armsOf } from './card-arms.ts';
import styles from './card-face.module.css';

/** A character's numbers as they are now, for cards in play. */
type Now = Pick<SeenCharacter, 'atk' | 'ac' | 'skill' | 'hp' | 'level' | 'wounds'>;

/** ATK of so many signs leaves little room for the other numbers. */
const LONG = 5;
/** And so long where one card of many is small. */
const LONGISH = 3;

export function SmallCard({ card, now }: { readonly card: Card; readonly now: Now | null }) {
  const atk = card.type === 'character' ? (now?.atk ?? card.atk).map(plain).join('/') : '';
  return (
    <span className={styles['small']} data-type={card.type}>
      <ArmsPicture arms={armsOf(card)} className={styles['picture']} />
      <span className={styles['title']}>{card.name}</span>
      <ClassMark card={card} level={now?.level ?? card.level} />
      {card.type === 'character' && (
        <span className={styles['numbers']} data-long={atk.length >= LONG} data-longish={atk.length >= LONGISH}>
          <Value icon="battle-axe" value={atk} changed={differs(now?.atk, card.atk)} />
          <Value icon="shield" value={String(now?.ac ?? card.ac)} changed={compare(now?.ac, card.ac)} />
          <Value
            icon="drop"
            value={String((now?.hp ?? card.hp) - (now?.wounds ?? 0))}
            changed={now === null || now.wounds === 0 ? compare(now?.hp, card.hp) : 'less'}
          />
        </span>
      )}
      {now !== null && now.wounds > 0 && (
        <span className={styles['wounds']} aria-hidden>
          {Array.from({ length: now.wounds }, (_, i) => (
            <GameIcon key={i} name="drop" />
          ))}
        </span>
      )}
    </span>
  );
}

export interface LargeCardProps {
  readonly card: Card;
  readonly now: Now | null;
  /** The generated text. */
  readonly text: string;
  readonly numbers: readonly ExplainedNumber[];
}

export function LargeCard({ card, now, text, numbers }: LargeCardProps) {
  const { gallery } = useWords();
  return (
    <article className={styles['large']}>
      <header className={styles['head']}>
        <h3>{card.name}</h3>
        <ClassMark card={card} level={now?.level ?? card.level} />
      </header>
      <ArmsPicture arms={armsOf(card)} className={styles['arms']} />
      {card.type === 'character' && (
        <p className={styles['row']}>
          <Value
            icon="battle-axe"
            value={(now?.atk ?? card.atk).map(signed).join('/')}
            changed={differs(now?.atk, card.atk)}
          />
          <Value icon="shield" value={String(now?.ac ?? card.ac)} changed={compare(now?.ac, card.ac)} />
          <Value icon="gems" value={signed(now?.skill ?? card.skill)} changed={compare(now?.skill, card.skill)} />
          <Value
            icon="drop"
            value={now === null ? String(card.hp) : `${now.hp - now.wounds}/${now.hp}`}
            changed={compare(now?.hp, card.hp)}
          />
        </p>
      )}
      <p className={styles['traits']}>{kindLine(card, gallery)}</p>
      <p className={styles['text']}>{text}</p>
      {numbers.some(({ parts }) => parts.length > 1) && (
        <dl className={styles['explained']}>
          {numbers
            .filter(({ parts }) => parts.length > 1)
            .map(({ what, strike, name, value, parts }) => (
              <div key={`${what} ${strike}`}>
                <dt>
                  {name} {value}
                </dt>
                <dd>{parts.map(({ text: from, amount }) => `${signed(amount)} ${from}`).join(', ')}</dd>
              </div>
            ))}
        </dl>
      )}
      <footer className={styles['set']}>{card.sets.join(' ')}</footer>
    </article>
  );
}

/** WL-1.8, WL-1.13, WL-1.14: what texts may ask for: factions, classes, traits. */
function kindLine(card: Card, { factions, classes }: WebWords['gallery']): string {
  const own = card.type === 'character' ? card.factions.map((faction) => factions[faction]) : [];
  return [...own, ...card.classes.map((one) => classes[one]), ...(card.traits ?? [])].join(' · ');
}

/** The class's shape with the level inside: gauntlet, starburst, scroll, glove, or the oval of those without class. */
function ClassMark({ card, level }: { readonly card: Card; readonly level: number }) {
  const alignment = card.type === 'character' ? card.alignment : 'none';
  return (
    <span className={styles['mark']} data-class={card.classes[0] ?? 'none'} data-alignment={alignment}>
      {level}
    </span>
  );
}

type Change = 'more' | 'less' | 'same';

function Value({ icon, value, changed }: { readonly icon: string; readonly value: string; readonly changed: Change }) {
  return (
    <span className={styles['number']} data-changed={changed}>
      <GameIcon name={icon} />
      {value}
    </span>
  );
}

function compare(now: number | undefined, printed: number): Change {
  if (now === undefined || now === printed) return 'same';
  return now > printed ? 'more' : 'less';
}

function differs(now: readonly number[] | undefined, printed: readonly number[]): Change {
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  return now === undefined ? 'same' : compare(sum(now), sum(printed));
}

/** On a small card every sign counts. */
function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
