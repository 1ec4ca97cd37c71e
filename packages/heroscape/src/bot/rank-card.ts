/**
 * Options that are army cards: which to take into the army, on which to lay markers, with which to take a turn.
 */
import { PASS, type Decision, type Option } from '@muster/engine';
import { hasFiguresLeft } from '../rules/wounds.ts';
import { recordOf } from '../table.ts';
import { isPartner, type Outlook } from './outlook.ts';
import { activityOf } from './turns.ts';

/** Points say best what a card is worth. */
export function rankDraft({ g }: Outlook, _decision: Decision, option: Option): number {
  if (option.key === PASS || !('number' in option) || typeof option.number !== 'number') return -1;
  return g.library.cards[option.number]?.points ?? 0;
}

export function rankCard(o: Outlook, { kind, seat }: Decision, option: Option): number {
  if (option.key === PASS && kind !== 'redistribute') return 0;
  const card = 'card' in option && typeof option.card === 'number' ? o.g.state.cards[option.card] : undefined;
  if (card === undefined) return 1; // a command names its cards later
  const own = isPartner(o.g.state, seat, card.controller);
  if (kind === 'spirit' || kind.startsWith('choose-for-game')) {
    const { points } = recordOf(o.g, card);
    return own ? points : -points;
  }
  if (kind === 'marker:X') return bluff(o, seat, card.id);
  if (!hasFiguresLeft(o.g, card)) return 0; // HS-V23: a marker left there is lost
  return 1 + activityOf(o, card);
}

/** Rather where no number lies. */
function bluff({ g }: Outlook, seat: number, card: number): number {
  const marked = g.state.players[seat]?.markers.some((marker) => marker.card === card) === true;
  return marked ? 0 : 1;
}
