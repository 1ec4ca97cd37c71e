/**
 * Everything the sentences must know by name: the questions of the game, the reasons of its refusals and how it ends. A test compares
 * them with the rules.
 */

/** What the plain keys of a question's options name; "word": the options are words of their own. */
export type Subject = 'hex' | 'creature' | 'card' | 'seat' | 'die' | 'word';

export const DECISION_KINDS = {
  action: 'word',
  advance: 'word',
  'armour-relic': 'card',
  'change-dice': 'word',
  choose: 'creature',
  cleave: 'creature',
  contract: 'word',
  counterattack: 'word',
  deploy: 'hex',
  deaths: 'creature',
  'deploy-character': 'card',
  'destroy-card': 'card',
  dice: 'die',
  discard: 'card',
  enchant: 'creature',
  feat: 'word',
  'hall-card': 'card',
  hero: 'hex',
  'leave-out': 'card',
  'military-feat': 'word',
  minion: 'hex',
  mobility: 'hex',
  move: 'word',
  opponent: 'seat',
  order: 'word',
  place: 'hex',
  pool: 'word',
  protector: 'creature',
  pursuit: 'hex',
  push: 'hex',
  react: 'word',
  reborn: 'card',
  reroll: 'die',
  'return-cards': 'card',
  shift: 'hex',
  skip: 'creature',
  skirmish: 'word',
  swap: 'word',
  target: 'creature',
  terrain: 'word',
  turn: 'word',
} as const satisfies Readonly<Record<string, Subject>>;

export type DecisionKind = keyof typeof DECISION_KINDS;

export function isKnown(kind: string): kind is DecisionKind {
  return Object.hasOwn(DECISION_KINDS, kind);
}

const SUBJECTS: ReadonlyMap<string, Subject> = new Map(Object.entries(DECISION_KINDS));

export function subjectOf(kind: string): Subject | null {
  return SUBJECTS.get(kind) ?? null;
}

/** How a match can end. */
export const OUTCOMES = ['conceded', 'draw', 'feats', 'goal', 'hero', 'kills', 'limit'] as const;
export type OutcomeReason = (typeof OUTCOMES)[number];
