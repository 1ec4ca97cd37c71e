/**
 * Everything the sentences must know by name: the questions of the game and the reasons of its refusals. A test compares both lists
 * with the rules.
 */

export const DECISION_KINDS = [
  'arrange discard',
  'arrange rank',
  'bearer',
  'choose',
  'direction',
  'discard',
  'fall',
  'how many charges',
  'maneuver',
  'marksmanship',
  'may',
  'medicine target',
  'mode',
  'order',
  'pay',
  'performer',
  'raise',
  'react',
  'redirect',
  'retrieve',
  'scribe',
  'slot',
  'stealth army',
  'strike target',
  'target',
  'target rank',
  'top or bottom',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Refusals of actions. */
export const PLAY_REASONS = [
  'condition-not-met',
  'cost-not-payable',
  'feat-used',
  'forbidden',
  'has-one-of-that-name',
  'intruder',
  'is-a-react',
  'item-stunned',
  'level-too-low',
  'must-spend',
  'needs-somebody',
  'no-feat',
  'no-performer',
  'no-spell-to-scribe',
  'no-steed-to-ready',
  'no-strikes',
  'no-target',
  'no-target-in-reach',
  'nobody-to-heal',
  'not-a-character',
  'not-an-item',
  'not-at-home',
  'not-in-rank-1',
  'not-ready',
  'nowhere-to-go',
  'only-others',
  'rank-would-be-illegal',
  'stunned',
  'unique-in-play',
  'used-up',
  'wrong-class',
] as const;

/** Refusals of decks; some share a reason with the above. */
export const DECK_REASONS = [
  'another-warlord',
  'another-warlord-at-start',
  'level-cannot-start',
  'may-not-start',
  'mercenary-at-start',
  'needs-companion-at-start',
  'not-a-warlord',
  'not-in-format',
  'other-faction-at-start',
  'second-copy-of-warlord',
  'starting-card-not-in-deck',
  'too-few-cards',
  'too-many-copies',
  'too-many-epic-copies',
  'too-many-of-type',
  'too-many-overlords',
  'unique-twice-at-start',
  'unknown-card',
  'wrong-number-at-start',
] as const;

export const REASONS = [...PLAY_REASONS, ...DECK_REASONS] as const;
export type Reason = (typeof REASONS)[number];
