/**
 * Feats (chapter 11): playing them from hand, and discarding one for an effect.
 */
import { ask, PASS, type Option, type Script, type Seat } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import { activeSeat, emit, featOf, heroOf, playerAt, type Table } from '../table.ts';
import { NO_CARD, NOBODY, type CardId } from '../state.ts';
import { drawCard } from './drawing.ts';
import { deployMinion, mayDeployMinion } from './entering.ts';
import { isMet } from './feat-conditions.ts';
import { gainStrength } from './income.ts';
import { checkGoal } from './points.ts';
import { noteFeat } from './tally.ts';

/** SG-11.16: not in the very first turn. */
function mayScore(g: Table, seat: Seat): boolean {
  return g.state.mode !== 'skirmish' && activeSeat(g) === seat && g.state.turn > 1; // SG-11.7
}

/** SG-11.12, SG-11.13: achievement feats whose conditions are met now. */
export function achievements(g: Table, seat: Seat): readonly CardId[] {
  if (!mayScore(g, seat)) return [];
  return playerAt(g, seat).featHand.filter((card) => {
    const feat = featOf(g, card);
    return (
      feat.kind === 'achievement' && !g.state.tally.feats.includes(feat.name) && isMet(g, seat, feat.condition, null)
    );
  });
}

/** Inside the own activation, where no attack is under way (SG-11.26). */
export function* playFeats(g: Table, seat: Seat): Script {
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
  player.fame.push(card);
  noteFeat(g, feat.name);
  emit(g, { type: 'feat', seat, card, points: feat.points, rules: ['SG-11.9'] });
  yield* openWindow(g, 'feat-played', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat });
  checkGoal(g);
}

/** SG-11.10, SG-11.11, SG-11.25: at most one per destroyed character, right after the reward. */
export function* offerMilitaryFeat(g: Table, seat: Seat, index: number): Script {
  if (!mayScore(g, seat)) return;
  const kill = g.state.tally.kills[index];
  if (kill === undefined) return;
  const cards = playerAt(g, seat).featHand.filter((card) => {
    const feat = featOf(g, card);
    return feat.kind === 'military' && isMet(g, seat, feat.condition, kill);
  });
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

export function mayDiscardFor(g: Table, seat: Seat, effect: DiscardEffect): boolean {
  return effect !== 'minion' || mayDeployMinion(g, seat); // SG-11.31
}

/** SG-11.5, SG-2.22 */
export function* discardFeat(g: Table, seat: Seat, card: CardId, effect: DiscardEffect): Script {
  const player = playerAt(g, seat);
  player.featHand = player.featHand.filter((one) => one !== card);
  player.discardedFeat = true;
  g.state.discardedFeats.push(card);
  emit(g, { type: 'feat-discarded', seat, card, for: effect, rules: ['SG-11.5'] });
  const hero = heroOf(g, seat);
  if (effect === 'strength') gainStrength(g, seat, 2);
  else if (effect === 'draw') drawCard(g, seat);
  else if (hero !== null) yield* deployMinion(g, seat, hero);
}
