/**
 * Everything the sentences must know by name: the questions of the game and the reasons of its refusals. A test compares both with
 * the rules.
 */

/** What the plain keys of a question's options name; "word": the options are words of their own. */
export type Subject = 'record' | 'space' | 'figure' | 'target' | 'card' | 'seat' | 'zone' | 'number' | 'power' | 'word';

/** The questions; of a family, such as `marker:2`, only the name before the colon. */
export const DECISION_KINDS = {
  activate: 'card',
  'action-order': 'word',
  'after-turn': 'word',
  'also-affected': 'figure',
  arrive: 'space',
  attacker: 'word',
  barrage: 'space',
  'before-turn': 'word',
  'bonus-mover': 'figure',
  carry: 'figure',
  choose: 'figure',
  'choose-for-game': 'card',
  command: 'card',
  'd20-bonus': 'word',
  'defence-order': 'figure',
  deploy: 'space',
  destination: 'space',
  'destroy-one': 'figure',
  dice: 'number',
  distribute: 'figure',
  draft: 'record',
  gather: 'figure',
  'glyph:Erland': 'word',
  'glyph:Erland:figure': 'figure',
  'glyph:Erland:space': 'space',
  'glyph:Nilrend': 'word',
  'glyph:Nilrend:figure': 'figure',
  'glyph:Oreld': 'word',
  'glyph:Oreld:card': 'card',
  'glyph:Sturla': 'word',
  'glyph:Sturla:space': 'space',
  'glyph:Sturla:zone': 'zone',
  'glyph:Wannok:figure': 'figure',
  'glyph:Wannok:player': 'seat',
  grab: 'figure',
  heal: 'number',
  'initiative-bonus': 'word',
  'life-bond': 'word',
  'life-bond:figure': 'figure',
  line: 'word',
  link: 'card',
  linked: 'card',
  'lose-power-point': 'card',
  marker: 'card',
  mover: 'word',
  opponent: 'seat',
  place: 'space',
  power: 'power',
  'power-point': 'word',
  react: 'power',
  redistribute: 'card',
  reroll: 'word',
  reveal: 'word',
  revive: 'figure',
  'spend-markers': 'word',
  spirit: 'card',
  target: 'target',
  teleport: 'space',
  'turn-after-arrival': 'word',
} as const satisfies Readonly<Record<string, Subject>>;

export type DecisionKind = keyof typeof DECISION_KINDS;

/** Families of questions: what follows the colon is a marker, a power or what a card is chosen as. */
export const FAMILIES = ['choose', 'choose-for-game', 'marker', 'teleport'] as const satisfies readonly DecisionKind[];

/** A question by its name, with what follows the name in a family. */
export interface Question {
  readonly kind: DecisionKind;
  readonly detail: string;
}

/** The questions without detail by name: every option asks for its question. */
const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  (Object.keys(DECISION_KINDS) as DecisionKind[]).map((kind) => [kind, { kind, detail: '' }]),
);

/** Null for a question nobody has words for. */
export function questionOf(kind: string): Question | null {
  return QUESTIONS.get(kind) ?? questionOfFamily(kind);
}

function questionOfFamily(kind: string): Question | null {
  const cut = kind.indexOf(':');
  if (cut < 0) return null;
  const name = kind.slice(0, cut);
  for (const family of FAMILIES) if (family === name) return { kind: family, detail: kind.slice(cut + 1) };
  return null;
}

export function subjectOf(kind: string): Subject | null {
  const question = questionOf(kind);
  return question === null ? null : DECISION_KINDS[question.kind];
}

/** Refusals of the rules. */
export const PLAY_REASONS = [
  'adjacent-only',
  'already-attacked',
  'already-in-army',
  'already-moved',
  'astride',
  'door-closed',
  'engaged-elsewhere',
  'free-edge',
  'friend',
  'held-by-glyph',
  'held-by-power',
  'hidden',
  'in-the-way',
  'itself',
  'ladder',
  'may-not-attack',
  'never-moves',
  'no-opening',
  'no-road',
  'no-room',
  'no-sight',
  'no-target',
  'no-way',
  'no-weapon-for-trees',
  'not-a-target',
  'not-acting',
  'not-an-object',
  'not-in-zone',
  'not-on-battlefield',
  'obstacle',
  'occupied',
  'on-glyph',
  'out-of-range',
  'out-of-throw',
  'stops-in-water',
  'stops-on-glyph',
  'taken-by-other',
  'taunted',
  'third-general',
  'too-expensive',
  'too-far',
  'too-high',
  'too-low',
  'two-levels',
  'unknown-card',
  'Thorian',
] as const;

export type Reason = (typeof PLAY_REASONS)[number];

/** How a game can end. */
export const OUTCOMES = ['all-eliminated', 'conceded', 'draw', 'eliminated', 'mission', 'points'] as const;
export type OutcomeReason = (typeof OUTCOMES)[number];
