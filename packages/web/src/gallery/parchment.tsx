/**
 * A card of parchment, for games whose cards have no drawing of their own on the table.
 */
import type { ReactNode } from 'react';
import { ArmsPicture, type Arms } from '../heraldry/arms.tsx';
import { GameIcon } from '../icons/game-icon.tsx';
import styles from './parchment.module.css';

export interface ParchmentNumber {
  readonly icon: string;
  readonly name: string;
  readonly value: number | string;
}

export interface ParchmentProps {
  readonly name: string;
  readonly arms: Arms;
  readonly numbers: readonly ParchmentNumber[];
  /** In the corner: what it costs. */
  readonly corner?: ReactNode;
}

export function SmallParchment({ name, arms, numbers, corner }: ParchmentProps) {
  return (
    <span className={styles['small']}>
      <ArmsPicture arms={arms} className={styles['picture']} />
      <span className={styles['title']}>{name}</span>
      {corner !== undefined && <span className={styles['corner']}>{corner}</span>}
      <span className={styles['row']}>
        {numbers.slice(0, 3).map(({ icon, name: what, value }) => (
          <span key={what}>
            <GameIcon name={icon} />
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}

export interface LargeParchmentProps extends ParchmentProps {
  /** Under the name: what it is. */
  readonly line: string;
  readonly text: string;
  readonly foot?: string;
  /** In place of the arms. */
  readonly picture?: ReactNode;
}

export function LargeParchment({ name, arms, numbers, corner, line, text, foot, picture }: LargeParchmentProps) {
  return (
    <article className={styles['large']}>
      <header className={styles['head']}>
        <div>
          <h3>{name}</h3>
          <p>{line}</p>
        </div>
        {corner !== undefined && <span className={styles['corner']}>{corner}</span>}
      </header>
      {picture === undefined ? (
        <ArmsPicture arms={arms} className={styles['arms']} />
      ) : (
        <div className={styles['scene']}>{picture}</div>
      )}
      {numbers.length > 0 && (
        <dl className={styles['numbers']}>
          {numbers.map(({ icon, name: what, value }) => (
            <div key={what}>
              <dt>
                <GameIcon name={icon} /> {what}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles['text']}>
        {text.split('\n').map((line) => (
          <Passage key={line} line={line} />
        ))}
      </div>
      {foot !== undefined && <footer className={styles['foot']}>{foot}</footer>}
    </article>
  );
}

/** What a power is called stands before the colon. */
function Passage({ line }: { readonly line: string }) {
  const [, name, rest] = /^([^:.()]{3,60}(?:\([^)]*\))?:)(.*)$/.exec(line) ?? [];
  if (name === undefined) return <p>{line}</p>;
  return (
    <p>
      <strong>{name}</strong>
      {rest}
    </p>
  );
}
