/**
 * A creature one looks at: its numbers now in force, what befell it, what was put on it, and its text.
 */
import type { ContentEntry } from '@muster/engine';
import { cardById, type SeenCreature } from '@muster/signum';
import { GameIcon } from '../../icons/game-icon.tsx';
import { useWords } from '../../words/index.ts';
import styles from './creature-panel.module.css';
import dice from './dice.module.css';

export interface CreaturePanelProps {
  readonly creature: SeenCreature;
  readonly icon: string;
  readonly entries: ReadonlyMap<string, ContentEntry>;
}

const ATTACK_ICONS = { melee: 'crossed-swords', ranged: 'bow-arrow', magic: 'bolt-spell-cast' } as const;

export function CreaturePanel({ creature, icon, entries }: CreaturePanelProps) {
  const { boards, gallery } = useWords();
  const words = boards.signum;
  const record = cardById(creature.record);
  if (record === undefined || !('attacks' in record)) return null;
  const { hp, wounds, armour, movement, attacks, enchantments, under } = creature;
  const states = (['activated', 'entered', 'poison', 'plague', 'stun'] as const).filter((state) => creature[state]);
  return (
    <article className={styles['panel']}>
      <h3>
        <GameIcon name={icon} /> {record.name}
      </h3>
      <p className={styles['numbers']}>
        <span title={gallery.numbers.hp} data-change={changeOf(hp - wounds, record.hp)}>
          <GameIcon name="hearts" title={gallery.numbers.hp} /> {hp - wounds}/{hp}
        </span>
        {armour > 0 && (
          <span title={words.armour}>
            <GameIcon name="shield" title={words.armour} /> {armour}
          </span>
        )}
        <span title={gallery.numbers.movement} data-change={changeOf(movement, record.movement)}>
          <GameIcon name="boots" title={gallery.numbers.movement} /> {movement}
        </span>
      </p>
      <ul className={styles['attacks']}>
        {attacks.map(({ type, dice: rolled, range }, i) => {
          const printed = record.attacks[i];
          return (
            <li key={`${type} ${range}`} data-change={changeOf(rolled.length, printed?.dice.length ?? rolled.length)}>
              <GameIcon name={ATTACK_ICONS[type]} title={words.attacks[type]} />
              <span title={gallery.numbers.range} data-change={changeOf(range, printed?.range ?? range)}>
                {range}
              </span>
              <span className={dice['pool']}>
                {rolled.map((die, at) => (
                  // Dice of one attack never change their place.
                  <i key={`${at} ${die}`} data-die={die} title={words.dice[die]} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {states.length > 0 && (
        <p className={styles['states']}>{states.map((state) => words.states[state]).join(' · ')}</p>
      )}
      {[...enchantments, ...(under === null ? [] : [under])].map(({ id, card }) => (
        <p key={id} className={styles['borne']}>
          <strong>{cardById(card)?.name}:</strong> {entries.get(card)?.text}
        </p>
      ))}
      <p className={styles['text']}>{entries.get(creature.record)?.text}</p>
    </article>
  );
}

function changeOf(now: number, printed: number): 'more' | 'less' | undefined {
  return now === printed ? undefined : now > printed ? 'more' : 'less';
}
