/**
 * A question to react names what there is to react to, to whoever is asked.
 */
import { LANGUAGES, Match, type Decision } from '@muster/engine';
import { expect, test } from 'vitest';
import { TRIGGERS, type Trigger } from '../src/abilities/language.ts';
import type { Happening } from '../src/abilities/reactions.ts';
import { signum } from '../src/index.ts';
import { NOBODY } from '../src/state.ts';
import { newAttack } from '../src/rules/targeting.ts';
import { wordsIn } from '../src/words/index.ts';
import { DUELIST, PIKEMAN, SCOUT, SPELL, state, YSOLDE } from './words-samples.ts';

const attacker = state.creatures[YSOLDE];
const target = state.creatures[SCOUT];
if (attacker === undefined || target === undefined) throw new Error('nobody is there');
const box = { type: 'melee', dice: ['B'], range: 1, critical: { critical: 'Swap' } } as const;
const attack = newAttack(attacker, target, box, { counter: false, moved: false });
const harm = {
  target: SCOUT,
  damage: 3,
  magic: true,
  cause: 'spell',
  by: YSOLDE,
  card: 'Stampede',
  attack: null,
} as const;

const nothing: Happening = { it: NOBODY, by: NOBODY, attack: null, harm: null };

/** What is said before the question. */
const SAID: Readonly<Record<Exclude<Trigger, 'rolled'>, readonly [Happening, string]>> = {
  'turn-begins': [{ ...nothing, seat: 1 }, 'Turn 5: player B.'],
  'turn-ends': [{ ...nothing, seat: 1 }, 'The turn of player B ends.'],
  'card-played': [{ ...nothing, seat: 0, card: SPELL }, 'Player A plays Morning Litany.'],
  deployed: [{ ...nothing, it: PIKEMAN }, 'Gatewatch Pikeman enters the battlefield on 5,3.'],
  'activation-begins': [{ ...nothing, it: PIKEMAN }, 'Gatewatch Pikeman is activated.'],
  'movement-ended': [{ ...nothing, it: PIKEMAN, by: PIKEMAN }, 'Gatewatch Pikeman moves to 5,3.'],
  'attack-declared': [
    { ...nothing, it: SCOUT, by: YSOLDE, attack },
    'Marshal Ysolde Carrow attacks Reedbow Scout (melee).',
  ],
  attacked: [{ ...nothing, it: YSOLDE, by: SCOUT, attack }, 'Marshal Ysolde Carrow attacks Reedbow Scout (melee).'],
  damage: [{ ...nothing, it: SCOUT, by: YSOLDE, harm }, 'Reedbow Scout is about to take 3 damage from Stampede.'],
  'attack-ended': [{ ...nothing, it: SCOUT, by: YSOLDE, attack }, 'Marshal Ysolde Carrow has attacked Reedbow Scout.'],
  death: [{ ...nothing, it: SCOUT, harm }, 'Reedbow Scout is killed by Stampede.'],
  killed: [{ ...nothing, it: SCOUT, by: YSOLDE }, 'Reedbow Scout is killed by Marshal Ysolde Carrow.'],
  healed: [{ ...nothing, it: SCOUT }, 'Reedbow Scout has been healed.'],
  pushed: [{ ...nothing, it: SCOUT, by: YSOLDE }, 'Reedbow Scout is pushed to 5,4.'],
  'feat-played': [{ ...nothing, seat: 0, card: DUELIST }, 'Player A plays the feat Duelist: 2 victory points.'],
};

function asking(trigger: Trigger, happening: Happening): Decision {
  const options = [{ key: 'pass', window: { trigger, happening, used: new Set<string>() } }];
  return { seat: 1, kind: 'react', options, min: 1, max: 1 };
}

test.each(TRIGGERS.filter((one) => one !== 'rolled'))('%s', (trigger) => {
  const [happening, said] = SAID[trigger];
  expect(wordsIn('en').prompt(state, asking(trigger, happening))).toBe(`${said} Do you react?`);
  const others = LANGUAGES.filter((one) => one !== 'en').map((language) => {
    const text = wordsIn(language).prompt(state, asking(trigger, happening));
    expect(text, language).toMatch(/^\p{Lu}.*\. \p{Lu}[^.]*\?$/u);
    return text;
  });
  expect(new Set([...others, said]).size).toBe(3);
});

test("the rounds of a skirmish are nobody's", () => {
  expect(wordsIn('en').prompt(state, asking('turn-begins', nothing))).toBe('The round begins. Do you react?');
  expect(wordsIn('de').prompt(state, asking('turn-ends', nothing))).toBe('Die Runde endet. Reagierst du?');
});

const POSITION = {
  records: {
    Goon: { attacks: 'melee 1 R' },
    Dodge: {
      kind: 'tactic',
      cost: 1,
      on: 'attack-declared',
      about: { side: 'your' },
      does: { do: [{ do: 'end-attack' }] },
    },
    Bolt: {
      kind: 'spell',
      cost: 0,
      does: { choose: { creatures: { side: 'enemy' } }, do: [{ do: 'damage', who: 'it', damage: 1 }] },
    },
    Jeer: { kind: 'tactic', cost: 0, on: 'card-played', whose: 'opponent', does: { do: [{ do: 'strength', add: 1 }] } },
  },
  field: ['. . . . .', ' . . . .', '. . . . .'],
  players: {
    A: { hero: [0, 0], creatures: { Goon: [1, 1] }, hand: ['Bolt'] },
    B: { hero: [4, 2], creatures: { Serf: [2, 1] }, hand: ['Dodge', 'Jeer'], strength: 3 },
  },
};

test('in a match the attack and the card are named', () => {
  const read = signum.readPosition({ ...POSITION, records: { ...POSITION.records, Serf: { hp: 6 } } });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const match = new Match(signum, read.value, { log: true });
  const say = (phrase: string): void => {
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('nobody is asked');
    const [option] = signum.scenarios.find(match.state, decision, phrase);
    if (option === undefined) throw new Error(`nothing is meant by ${phrase}`);
    match.answer(decision.seat, option.key);
  };
  const asked = (): string => {
    const [decision] = match.decisions;
    return decision === undefined ? '' : wordsIn('en').prompt(match.state, decision);
  };
  say('play Bolt');
  say('Serf');
  expect(asked()).toBe('Player A plays Bolt. Do you react?');
  say('pass');
  say('activate Goon');
  const [moves] = match.decisions;
  const costs = moves?.options.flatMap((one) => ('cost' in one && one.key.startsWith('walk:') ? [one.cost] : []));
  expect(new Set(costs)).toEqual(new Set([1, 2, 3]));
  say('stay');
  say('attack Serf');
  expect(asked()).toBe('Goon attacks Serf (melee). Do you react?');
  // Whom it is about is lit up on the board: who is attacked, and by whom.
  expect(match.decisions[0]?.about?.map((id) => match.state.creatures[id]?.owner)).toEqual([1, 0]);
});
