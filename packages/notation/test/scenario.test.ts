import { expect, test } from 'vitest';
import { readScenarios, runScenario, type Scenario } from '../src/index.ts';
import { toyGame } from './toy-game.ts';

const GAMES = [toyGame];

/** The failures of all scenarios of a file, as `step@line message`; problems as `line:column message`. */
function run(text: string): readonly string[] {
  const read = readScenarios(GAMES, text);
  if (!read.ok) return read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  return read.value.scenarios.flatMap((scenario) => {
    const { passed, failures } = runScenario(toyGame, scenario);
    expect(passed).toBe(failures.length === 0);
    return failures.map(({ step, line, message }) => `${step}@${line} ${message}`);
  });
}

/** A scenario of two runners whose steps begin on line 10. */
function scenario(steps: string): string {
  return `muster: scenario/1
game: sprint
title: a try
rules: [SP-1.1]
position:
  runners:
    - {place: 5, hand: [step 1, step 3, step 3, trip]}
    - {place: 8, hand: [step 2, trip]}
steps:
${steps}`;
}

test('moves are said as a person would say them', () => {
  const steps = `  - A: play step 3
  - expect: A at 8
  - A: nothing
`;
  expect(run(scenario(steps))).toEqual(["3@12 A is not asked anything; asked now: B ('move')"]);
});

test('what a failure lists can be said, even if the game does not find it', () => {
  const deaf = { ...toyGame, scenarios: { ...toyGame.scenarios, find: () => [] } };
  const read = readScenarios([deaf], scenario('  - A: Play step 3\n  - A: pass\n  - B: play:0\n  - expect: B at 10\n'));
  const failures = read.ok ? read.value.scenarios.flatMap((one) => runScenario(deaf, one).failures) : [];
  expect(failures).toMatchObject([{ step: 2 }]);
  const refused = readScenarios([deaf], scenario('  - refused: { A: play trip, rule: SP-3.2 }\n'));
  expect(refused.ok && refused.value.scenarios.map((one) => runScenario(deaf, one).passed)).toEqual([true]);
});

test('a number can be chosen without quotes', () => {
  expect(run(scenario('  - A: 3\n'))[0]).toMatch(/^1@10 no option fits '3'/);
});

test('options that read the same are interchangeable, others are not', () => {
  const twins = '  - A: play step 3\n  - B: pass\n  - A: pass\n  - expect: A holds 3\n';
  expect(run(scenario(twins))).toEqual([]);
});

test('a move that is not offered ends the scenario and lists what is', () => {
  const steps = '  - A: fly\n  - expect: A at 99\n';
  const list = ['roll', 'play step 1', 'play step 3', 'play step 3', 'pass'].map((words) => `\n  - ${words}`).join('');
  expect(run(scenario(steps))).toEqual([`1@10 no option fits 'fly'\nA is asked 'move' and may choose:${list}`]);
});

test('a phrase that fits several options that differ is refused', () => {
  const vague = {
    ...toyGame,
    scenarios: { ...toyGame.scenarios, find: (_state: unknown, decision: never) => decision['options'] },
  };
  const read = readScenarios([vague], scenario('  - A: hm\n'));
  const failures = read.ok ? read.value.scenarios.flatMap((one) => runScenario(vague, one).failures) : [];
  expect(failures[0]?.message).toBe("several options fit 'hm':\n  - roll\n  - play step 1\n  - play step 3\n  - pass");
});

test('the long form of a move names the seat by number or letter', () => {
  const steps = '  - { seat: 0, choose: play step 1 }\n  - { seat: B, choose: pass }\n  - expect: [A at 6, B at 8]\n';
  expect(run(scenario(steps))).toEqual([]);
});

test('dice are scripted, and must all be rolled', () => {
  const steps = '  - dice: [4, 2]\n  - A: roll\n  - B: pass\n  - expect: A at 9\n';
  expect(run(scenario(steps))).toEqual(['4@13 scripted dice that nobody rolled: 2']);
});

test('a face that is not on the die breaks the scenario off at its step', () => {
  expect(run(scenario('  - dice: [7]\n  - A: roll\n'))).toEqual([
    '2@11 the game broke off: scripted die: 7 is not on a die with 6 sides',
  ]);
});

test('several picks, at the same time as others, and none', () => {
  const text = `muster: scenario/1
game: sprint
title: exchange
rules: [SP-4.1]
position:
  phase: discard
  runners:
    - {hand: [step 1, step 1, trip], deck: [step 2, step 3]}
    - {hand: [trip]}
steps:
  - asked: {A: exchange, B: exchange}
  - B: []
  - not asked: B
  - asked: A
  - A: [drop step 1, drop step 1]
  - offered: {A: [play step 2, play step 3]}
  - not offered: {A: play step 1, B: play trip}
`;
  expect(run(text)).toEqual([]);
  expect(run(text.replace('[drop step 1, drop step 1]', '[drop trip, drop trip]'))[0]).toMatch(
    /^5@15 no option fits 'drop trip'/,
  );
  expect(run(text.replace('[drop step 1, drop step 1]', '[drop trip, drop step 1, drop step 1]'))[0]).toMatch(
    /^5@15 3 picked where 0 to 2 must be/,
  );
});

test('a refusal must name the rule', () => {
  const steps = (what: string, rule: string): string => `  - A: pass\n  - refused: { B: ${what}, rule: ${rule} }\n`;
  expect(run(scenario(steps('play trip', 'SP-3.2')))).toEqual([]);
  expect(run(scenario(steps('play trip', 'SP-2.2')))).toEqual([
    "2@11 'play trip' is refused, but not by SP-2.2:\n  - play trip: SP-3.2, a trip is no move",
  ]);
  expect(run(scenario(steps('fly', 'SP-2.2')))).toEqual([
    "2@11 nothing that is refused fits 'fly'; refused are:\n  - play trip: SP-3.2, a trip is no move",
  ]);
  expect(run(scenario(steps('roll', 'SP-2.3')))).toEqual(["2@11 'roll' is not refused but offered: roll"]);
  expect(run(scenario('  - refused: { B: roll, rule: SP-2.3 }\n'))).toEqual([
    "1@10 B is not asked anything; asked now: A ('move')",
  ]);
});

test('what must be so is checked and the scenario goes on', () => {
  const steps = `  - offered: { A: [roll, fly] }
  - not offered: { A: [fly, roll] }
  - asked: { A: trip }
  - asked: [A, B]
  - not asked: A
  - expect: [A at 1, A at 5, { A: { at: 2 } }]
  - expect:
      A: { at: 5, holds: 9 }
`;
  const failures = run(scenario(steps)).map((failure) => failure.split('\n')[0]);
  expect(failures).toEqual([
    "1@10 'fly' is not offered",
    "2@11 'roll' is offered: roll",
    "3@12 A is asked 'move', not 'trip'",
    "4@13 B is not asked anything; asked now: A ('move')",
    "5@14 A is asked 'move'",
    '6@15 A at 5',
    '6@15 A at 5',
    '7@16 A holds 4',
  ]);
});

test('giving up', () => {
  expect(run(scenario('  - B: concede\n  - expect: winner A\n'))).toEqual([]);
  expect(run(scenario('  - B: concede\n  - A: concede\n'))).toEqual(["2@11 A can't concede: game-over"]);
});

test('pass all: everybody passes until a question comes round again', () => {
  expect(run(scenario('  - pass all\n  - asked: { A: move }\n  - expect: { A: { at: 5 }, B: { at: 8 } }\n'))).toEqual(
    [],
  );
});

test('pass all also passes in windows', () => {
  const steps = `  - dice: [2]
  - A: roll
  - asked: { B: trip }
  - pass all
  - expect: A at 7
  - asked: { B: move }
`;
  expect(run(scenario(steps))).toEqual([]);
});

test('pass until: everybody passes until somebody is asked a certain question', () => {
  const steps = (end: string): string => `  - dice: [2]\n  - A: roll\n  - pass until: ${end}\n`;
  expect(run(scenario(`${steps('{ B: move }')}  - not asked: A\n`))).toEqual([]);
  expect(run(scenario(`${steps('A')}  - asked: { A: move }\n`))).toEqual([]);
  expect(run(scenario(steps('{ A: trip }')))).toEqual(['3@12 the game is over before that is asked']);
});

test('pass all and pass until stop where somebody can not pass', () => {
  const stubborn = {
    ...toyGame,
    *play(state: never, io: never) {
      yield [{ seat: 1, kind: 'must', options: [{ key: 'a' }, { key: 'b' }], min: 1, max: 1 }];
      yield* toyGame.play(state, io);
    },
  };
  const runIt = (steps: string): readonly string[] => {
    const read = readScenarios([stubborn], scenario(steps));
    return read.ok
      ? read.value.scenarios.flatMap((one) => runScenario(stubborn, one).failures.map(({ message }) => message))
      : [];
  };
  expect(runIt('  - pass all\n  - asked: { B: must }\n')).toEqual([]);
  expect(runIt('  - pass until: A\n')).toEqual(["B is asked 'must' before and can't pass"]);
});

test('several scenarios share what stands above them', () => {
  const text = `muster: scenario/1
game: sprint
rules: [SP-1.1]
position:
  runners: [{place: 9, hand: [step 1]}, {place: 9}]
scenarios:
  - title: the card
    steps:
      - A: play step 1
      - expect: winner A
  - title: the die
    rules: [SP-1.1, SP-2.4]
    dice: [5]
    steps:
      - A: roll
      - expect: winner A
  - title: elsewhere
    position: {runners: [{place: 1}, {place: 2}]}
    steps:
      - expect: A at 1
`;
  expect(run(text)).toEqual([]);
  const read = readScenarios(GAMES, text);
  expect(read.ok && read.value.scenarios.map(({ title, rules }) => [title, rules])).toEqual([
    ['the card', ['SP-1.1']],
    ['the die', ['SP-1.1', 'SP-2.4']],
    ['elsewhere', ['SP-1.1']],
  ]);
});

test('a scenario can begin with a new game', () => {
  const text = `muster: scenario/1
game: sprint
title: four cards each
setup: {edition: long, decks: [quick, mean, mean]}
seed: any
steps:
  - asked: [A, B, C]
  - expect: [A holds 4, C holds 4]
`;
  expect(run(text)).toEqual([]);
});

test('a position with mistakes fails its own scenario only', () => {
  const text = `muster: scenario/1
game: sprint
scenarios:
  - title: good
    position: {runners: [{}, {}]}
    steps: []
  - title: bad
    position: {runners: [{hand: [wings]}, {}]}
    steps: []
  - title: bad too
    setup: {edition: short, decks: [slow, slow]}
    steps: []
`;
  expect(run(text)).toEqual([
    "0@8 there is no card 'wings'",
    "0@11 there is no deck 'slow'",
    "0@11 there is no deck 'slow'",
  ]);
});

test('a scenario file with mistakes says where they are', () => {
  const steps = `  - fly
  - A: true
  - A: roll
    B: roll
  - jump: A
  - refused: { A: roll }
  - refused: { A: roll, rule: SP-9.9 }
  - refused: { A: roll, B: roll, rule: SP-2.3 }
  - offered: [roll]
  - offered: { a: roll }
  - asked: { A: [move] }
  - asked: AB
  - dice: [0, x]
  - seat: nobody
    choose: roll
  - expect:
  - pass until: [A, B]
`;
  const forms =
    "a step is a seat with a move, refused, offered, not offered, asked, not asked, pass until, dice, expect or 'pass all'";
  const text = `${scenario(steps)}wings: 2\n`.replace('[SP-1.1]', '[SP-1.1, SP-0.0]');
  expect(run(text)).toEqual([
    "27:1 unknown key 'wings': known are 'muster', 'game', 'title', 'rules', 'position', 'setup', 'seed', 'dice' and 'steps'",
    "4:17 there is no rule 'SP-0.0' in the catalogue of the game",
    `10:5 ${forms}, not the text 'fly'`,
    '11:8 must be text, not true: put it in quotes',
    '12:5 a step has exactly one key; begin each with a dash of its own',
    `14:5 unknown step 'jump': ${forms}`,
    "15:5 'rule' is missing",
    "16:31 there is no rule 'SP-9.9' in the catalogue of the game",
    '17:5 only one seat can be refused at a time',
    '18:5 must be a map from seats (A, B …), not a list',
    "19:16 'a' is not a seat: seats are A, B, C …",
    '20:14 must be text, not a list',
    "21:12 'AB' is not a seat: seats are A, B, C …",
    '22:12 must be a whole number from 1 on, not 0',
    "22:15 must be a whole number from 1 on, not the text 'x'",
    "23:11 must be a seat: a number from 0 on or a letter from A on, not the text 'nobody'",
    '25:5 nothing is expected here',
    '26:5 one seat is enough: name the one that is asked in the end',
  ]);
});

test('title, steps and a beginning are needed', () => {
  expect(run('muster: scenario/1\ngame: sprint\n')).toEqual([
    "1:1 'title' is missing",
    "1:1 'position' is missing (or 'setup', for a scenario that begins with a new game)",
    "1:1 'steps' is missing",
  ]);
  expect(run('muster: scenario/1\ngame: sprint\nscenarios: []\n')).toEqual(['3:1 there is no scenario in this file']);
});

test('dice may be written in words of the game, where it has some', () => {
  const words = { ...toyGame, scenarios: { ...toyGame.scenarios, diceWords: { lucky: 5 } } };
  const text = scenario('  - dice: [lucky, 2]\n  - A: roll\n  - B: pass\n  - expect: A at 10\n');
  const [one] = readOf(readScenarios([words], text));
  expect(one?.steps[0]).toMatchObject({ type: 'dice', faces: [5, 2] });
  const wrong = readScenarios([words], scenario('  - dice: [unlucky]\n'));
  expect(wrong).toMatchObject({
    problems: [{ message: "'unlucky' is no face of a die: write a number or one of 'lucky'" }],
  });
  expect(run(scenario('  - dice: [lucky]\n'))).toEqual([
    "10:12 must be a whole number from 1 on, not the text 'lucky'",
  ]);
});

function readOf(read: ReturnType<typeof readScenarios>): readonly Scenario[] {
  return read.ok ? read.value.scenarios : [];
}
