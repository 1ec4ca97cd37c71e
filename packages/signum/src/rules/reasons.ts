/**
 * The reasons of every "no" the rules can give: offers and refusals come from the same checks, and words are written for each of these.
 */
import { refuse, type Refusal, type RuleId } from '@muster/engine';

export const REASONS = [
  // the turn
  'already-activated',
  'just-entered',
  'once-per-turn',
  'cannot-pay',
  'limit',
  'no-free-hex',
  'only-on-its-event',
  'only-between',
  'no-hero',
  'relics-full',
  'closed',
  'no-tokens-left',
  'hero-not-ready',
  'condition-not-met',
  'no-target',
  'nothing-would-happen',
  'not-fewer',
  'minion-rule-off',
  // feats
  'first-turn',
  'not-your-turn',
  'same-feat',
  'only-after-kill',
  'only-at-kill',
  'feat-not-met',
  // reactions
  'event-of-others',
  'same-tactic',
  'used-already',
  // hexes
  'not-in-zone',
  'others-camp',
  'occupied',
  'impassable',
  'not-in-contact',
  'not-there',
  'pinned',
  'cannot-move',
  'cannot-run',
  'slow',
  'too-far',
  'difficult-terrain',
  'no-way',
  'nobody-near',
  // targets
  'not-on-battlefield',
  'not-an-opponent',
  'cannot-attack',
  'out-of-range',
  'no-sight',
  'defender',
  'attacked-already',
  'instead-of-attacks',
  'in-contact',
  'itself',
  // whom a text speaks of
  'not-yours',
  'not-allied',
  'wrong-class',
  'wrong-rank',
  'wrong-faction',
  'wrong-affinity',
  'lacks-keyword',
  'wounded',
  'not-wounded',
  'wrong-attack',
  'not-activated',
  'lacks-token',
  'wrong-terrain',
  'wrong-neighbours',
  'excluded',
  'monster',
  'built-already',
  'cruelty',
  // cards
  'wrong-kind',
  'no-cards',
  'no-armour',
  'not-reborn',
  'rank-too-high',
  // setup
  'piece-taken',
  'pairs-only',
  'spot-taken',
  'rank-fits',
] as const;

export type Reason = (typeof REASONS)[number];

export function no(rule: RuleId, reason: Reason, details?: Readonly<Record<string, string | number>>): Refusal {
  return refuse(rule, reason, details);
}
