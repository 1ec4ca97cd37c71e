/**
 * Feats (chapter 11): playing them from hand, and discarding one for an effect.
 */
import { ask, NOTHING_TO_ASK, PASS, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import { activeSeat, emit, featOf, heroOf, playerAt, type Table } from '../table.ts';
import { NO_CARD, NOBODY, type CardId, type Kill } from '../state.ts';
import { drawCard } from './drawing.ts';
import { deployMinion, mayDeployMinion } from './entering.ts';
import { isMet } from './feat-conditions.ts';
import { gainStrength } from './income.ts';
import { checkGoal } from './points.ts';
import { no } from './reasons.ts';
import { noteFeat } from './tally.ts';

// Asked at every step, so these are made once.
const NOT_YOUR_TURN = no('SG-11.7', 'not-your-turn');
const FIRST_TURN = no('SG-11.16', 'first-turn');
const ONLY_AFTER_KILL = no('SG-11.10', 'only-after-kill');
const NOT_MET = no('SG-11.9', 'feat-not-met');

/** SG-11.16: not in the very first turn. */
function mayScore(g: Table, seat: Seat): Verdict {
  if (g.state.mode === 'skirmish' || activeSeat(g) !== seat) return NOT_YOUR_TURN;
  return g.state.turn > 1 ? null : FIRST_TURN;
}

export function mayPlayAchievement(g: Table, seat: Seat, card: CardId): Verdict {
  const early = mayScore(g, seat);
  if (early !== null) return early;
  const feat = featOf(g, card);
  if (feat.kind !== 'achievement') return ONLY_AFTER_KILL;
  if (g.state.tally.feats.includes(feat.name)) return no('SG-11.13', 'same-feat');
  return isMet(g, seat, feat.condition, null) ? null : NOT_MET;
}

export function mayPlayMilitary(g: Table, seat: Seat, card: CardId, kill: Kill): Verdict {
  const early = mayScore(g, seat);
  if (early !== null) return early;
  const feat = featOf(g, card);
  if (feat.kind !== 'military') return no('SG-11.26', 'only-at-kill');
  return isMet(g, seat, feat.condition, kill) ? null : NOT_MET;
}

/** SG-11.12, SG-11.13: achievement feats whose conditions are met now. */
export function achievements(g: Table, seat: Seat): readonly CardId[] {
  const { featHand } = playerAt(g, seat);
  if (featHand.length === 0 || mayScore(g, seat) !== null) return NO_FEATS;
  let met: CardId[] | null = null;
  for (const card of featHand) if (mayPlayAchievement(g, seat, card) === null) (met ??= []).push(card);
  return met ?? NO_FEATS;
}

const NO_FEATS: readonly CardId[] = [];

/** Inside the own activation, where no attack is under way (SG-11.26). */
export function playFeats(g: Table, seat: Seat): Script {
  return achievements(g, seat).length === 0 ? NOTHING_TO_ASK : offerFeats(g, seat);
}

function* offerFeats(g: Table, seat: Seat): Script {
  for (;;) {
    const cards = achievements(g, seat);
    if (cards.length === 0) return;
    const options: (Option & { card: CardId })[] = cards.map((card) => ({ key: `feat:${card}`, card }));
    const picked = yield* ask({ seat, kind: 'feat', options: [...options, { key: PASS, card: NO_CARD }] });
    if (picked.card === NO_CARD) return;
    yield* playFeat(g, seat, picked.card);
  }
}

/** SG-11.9, SG-11.15 */
export function* playFeat(g: Table, seat: Seat, card: CardId): Script {
  const player = playerAt(g, seat);
  const feat = featOf(g, card);
  player.featHand = player.featHand.filter((one) => one !== card);
  player.fame = [...player.fame, card];
  noteFeat(g, feat.name);
  emit(g, { type: 'feat', seat, card, points: feat.points, rules: ['SG-11.9'] });
  yield* openWindow(g, 'feat-played', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat, card });
  checkGoal(g);
}

/** SG-11.10, SG-11.11, SG-11.25: at most one per destroyed character, right after the reward. */
export function* offerMilitaryFeat(g: Table, seat: Seat, index: number): Script {
  const kill = g.state.tally.kills[index];
  if (kill === undefined) return;
  const cards = playerAt(g, seat).featHand.filter((card) => mayPlayMilitary(g, seat, card, kill) === null);
  if (cards.length === 0) return;
  const options: (Option & { card: CardId })[] = cards.map((card) => ({ key: `feat:${card}`, card }));
  const picked = yield* ask({
    seat,
    kind: 'military-feat',
    options: [...options, { key: PASS, card: NO_CARD }],
    about: [kill.creature],
  });
  if (picked.card !== NO_CARD) yield* playFeat(g, seat, picked.card);
}

/** SG-11.6, SG-11.30 */
export const DISCARD_EFFECTS = ['strength', 'minion', 'draw'] as const;
export type DiscardEffect = (typeof DISCARD_EFFECTS)[number];

export function mayDiscardFor(g: Table, seat: Seat, effect: DiscardEffect): Verdict {
  if (playerAt(g, seat).discardedFeat) return no('SG-11.5', 'once-per-turn');
  if (effect === 'minion') return mayDeployMinion(g, seat); // SG-11.31
  return effect === 'draw' && playerAt(g, seat).deck.length === 0 ? no('SG-0.16', 'nothing-would-happen') : null;
}

/** SG-11.5, SG-2.22 */
export function* discardFeat(g: Table, seat: Seat, card: CardId, effect: DiscardEffect): Script {
  const player = playerAt(g, seat);
  player.featHand = player.featHand.filter((one) => one !== card);
  player.discardedFeat = true;
  g.state.discardedFeats = [...g.state.discardedFeats, card];
  emit(g, { type: 'feat-discarded', seat, card, for: effect, rules: ['SG-11.5'] });
  const hero = heroOf(g, seat);
  if (effect === 'strength') gainStrength(g, seat, 2);
  else if (effect === 'draw') drawCard(g, seat);
  else if (hero !== null) yield* deployMinion(g, seat, hero);
}
