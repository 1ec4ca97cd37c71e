/**
 * Round, initiative, whose turn it is and what must be done to win, in a line over the field.
 */
import { goalText, type BoardGoal, type HeroscapeView } from '@muster/heroscape';
import { Target } from 'lucide-react';
import { useState } from 'react';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { useSettings } from '../../settings.ts';
import { useWords } from '../../words/index.ts';
import styles from './turn-line.module.css';

interface TurnLineProps {
  readonly view: HeroscapeView;
  readonly goal: BoardGoal;
}

export function TurnLine({ view, goal }: TurnLineProps) {
  const { boards } = useWords();
  const language = useSettings((settings) => settings.language);
  const [isGoalOpen, openGoal] = useState(false);
  const turn = view.turns.at(-1);
  const isMission = hasMission(view, goal);
  if (view.round === 0 && !isMission) return null;
  return (
    <p className={styles['line']}>
      {view.round > 0 && <span>{boards.heroscape.round(view.round, view.rounds)}</span>}
      {view.initiative.length > 0 && (
        <span>
          {boards.heroscape.initiative}{' '}
          {view.initiative.map((seat) => (
            <span key={seat} style={{ color: colourOf(seat) }}>
              {emblemOf(seat)}
            </span>
          ))}
        </span>
      )}
      {turn !== undefined && <strong style={{ color: colourOf(turn.seat) }}>{view.cards[turn.card]?.name}</strong>}
      {isMission && (
        <span className={styles['goal']} data-open={isGoalOpen}>
          <button type="button" aria-expanded={isGoalOpen} onClick={() => openGoal(!isGoalOpen)}>
            <Target size={14} aria-hidden /> {boards.heroscape.goal}
          </button>
          <span className={styles['words']}>{goalText(view.mapFile ?? view.map, language)}</span>{' '}
          <Score view={view} goal={goal} />
        </span>
      )}
    </p>
  );
}

/** HS-V6: whether something else decides than who is left. */
export function hasMission({ options }: HeroscapeView, { kind }: BoardGoal): boolean {
  return options.missions && kind !== 'eliminate';
}

/** How far each side is. */
function Score({ view: { players, mission }, goal: { kind, wanted } }: TurnLineProps) {
  if (wanted === 0) return null;
  const done = (team: number): number => {
    if (kind === 'hill') return mission.held[team] ?? 0;
    if (kind === 'shrines') return mission.visited[team]?.length ?? 0;
    return mission.things.filter(({ home }) => home === team).length;
  };
  return players.map(({ zone, team }, seat) => (
    <span key={zone} style={{ color: colourOf(seat) }}>
      {emblemOf(seat)} {done(team)}/{wanted}{' '}
    </span>
  ));
}
