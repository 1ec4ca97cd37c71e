/**
 * The moment at which a position stands, as it is written.
 */
import { letterOf } from '@muster/engine';
import type { Fields } from '@muster/schema';
import { fieldOf } from '../field.ts';
import { NOBODY, type Activation, type Lasting, type SignumState } from '../state.ts';
import { creatureLabel } from './names.ts';

export function writeActivation(state: SignumState, activation: Activation): Fields {
  const { creature, stage, from, attacked, attacks, used } = activation;
  const flags = (['running', 'moved', 'acted', 'hooked', 'pursued', 'frenzied'] as const).filter(
    (key) => activation[key],
  );
  return {
    creature: creatureLabel(state, creature),
    stage,
    from: from === NOBODY ? 'nowhere' : fieldOf(state.map).placeOf(from),
    ...(attacked.length > 0 ? { attacked: attacked.map((id) => creatureLabel(state, id)) } : {}),
    attacks,
    ...Object.fromEntries(flags.map((key) => [key, true])),
    ...(used.length > 0 ? { used } : {}),
  };
}

export function writeTally(state: SignumState): Fields {
  const { wounds, kills, spells, criticals, pushed, feats, used } = state.tally;
  const tally: Fields = {
    ...(Object.keys(wounds).length > 0
      ? {
          wounds: Object.fromEntries(
            Object.entries(wounds).map(([id, count]) => [creatureLabel(state, Number(id)), count]),
          ),
        }
      : {}),
    ...(kills.length > 0
      ? {
          kills: kills.map((kill) => ({
            ...kill,
            creature: creatureLabel(state, kill.creature),
            by: creatureLabel(state, kill.by),
          })),
        }
      : {}),
    ...(spells > 0 ? { spells } : {}),
    ...(criticals > 0 ? { criticals } : {}),
    ...(pushed.length > 0 ? { pushed: pushed.map((id) => creatureLabel(state, id)) } : {}),
    ...(feats.length > 0 ? { feats } : {}),
    ...(used.length > 0 ? { used } : {}),
  };
  return Object.keys(tally).length > 0 ? { tally } : {};
}

export function writeEffect(
  state: SignumState,
  { creature, seat, grants, source, until, ends, returns }: Lasting,
): Fields {
  return {
    creature: creatureLabel(state, creature),
    player: letterOf(seat),
    grants,
    source,
    until,
    ends,
    ...(returns === NOBODY ? {} : { returns: letterOf(returns) }),
  };
}
