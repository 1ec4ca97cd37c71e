import { Match, recordOf } from '@muster/engine';
import { writePosition, writeRecord } from '@muster/notation';
import { toyGame } from '@muster/notation/toy-game';
import { describe, expect, test } from 'vitest';
import { toyMuster } from './toy-muster.ts';

const muster = toyMuster();

const GOOD = `muster: scenario/1
game: sprint
rules: [SP-1.1]
position: {runners: [{place: 9, hand: [step 1, step 3]}, {place: 9}]}
scenarios:
  - title: to the goal
    steps:
      - A: play step 1
      - expect: winner A
  - title: not beyond
    rules: [SP-2.2, SP-1.1]
    steps:
      - refused: {A: play step 3, rule: SP-2.2}
`;
const BAD = `muster: scenario/1
game: sprint
title: wishful
rules: [SP-1.1, SP-2.1]
position: {runners: [{place: 9}, {place: 9}]}
steps:
  - expect: winner B
  - B: roll
`;

function record(): string {
  const setup = { edition: 'short', decks: ['quick', 'mean'] } as const;
  const match = Match.start(toyGame, setup, 'dawn');
  match.answer(0, ['drop:0']);
  match.answer(1, []);
  match.answer(0, 'roll');
  match.answer(1, '!concede');
  return writeRecord({ ...recordOf(match, setup, 'dawn'), comments: { 0: 'Off they go.', 3: 'A die.' } });
}

describe('scenario', () => {
  test('all pass', async () => {
    muster.write('good/a.yaml', GOOD);
    const { status, out, err } = await muster.run(['scenario', 'good/a.yaml']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe('pass  SP-1.1     2 scenarios\npass  SP-2.2     1 scenario\n\n2 passed, 0 failed\n');
  });

  test('a failure names file, line, step and what is so instead', async () => {
    muster.write('mixed/deeper/a.yaml', GOOD);
    muster.write('mixed/b.yaml', BAD);
    muster.write('mixed/deck.yaml', 'muster: deck/1\ngame: sprint\ncards: []\n');
    const { status, out } = await muster.run(['scenario', 'mixed']);
    expect(status).toBe(1);
    expect(out).toContain(
      'FAIL  SP-1.1     1 of 3 failed\nFAIL  SP-2.1     1 of 1 failed\npass  SP-2.2     1 scenario\n',
    );
    expect(out).toContain('mixed/b.yaml:7: step 1: the winner is nobody yet\n');
    expect(out).toContain("mixed/b.yaml:8: step 2: B is not asked anything; asked now: A ('move')\n");
    expect(out).toMatch(/\n2 passed, 1 failed\n$/);
  });

  test('as JSON', async () => {
    muster.write('json/a.yaml', GOOD);
    muster.write('json/b.yaml', BAD);
    muster.write('json/c.yaml', 'muster: scenario/1\ngame: sprint\ntitle: [\n');
    const { status, out, err } = await muster.run(['scenario', '--json', 'json']);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      passed: 2,
      failed: 2,
      failures: [
        { file: 'json/b.yaml', scenario: 'wishful', line: 7, step: 1, message: 'the winner is nobody yet' },
        { file: 'json/b.yaml', scenario: 'wishful', line: 8, step: 2 },
        { file: 'json/c.yaml', scenario: null, step: 0 },
      ],
      rules: [
        { rule: 'SP-1.1', passed: 2, failed: 1 },
        { rule: 'SP-2.1', passed: 0, failed: 1 },
        { rule: 'SP-2.2', passed: 1, failed: 0 },
      ],
    });
  });

  test('a file of another kind that is named is a failure', async () => {
    muster.write('deck.yaml', 'muster: deck/1\ngame: sprint\ncards: []\n');
    const { status, out } = await muster.run(['scenario', 'deck.yaml']);
    expect(status).toBe(1);
    expect(out).toContain('this is a deck/1 file, a scenario/1 is needed');
  });
});

describe('rules', () => {
  test('says what is proved, what is a definition and what is missing', async () => {
    muster.write('proofs/a.yaml', GOOD);
    muster.write('proofs/b.yaml', BAD);
    muster.write('proofs/definitions.json', '{"SP-1.2": "says where the goal is", "SP-1.1": "proved all the same"}');
    const args = ['rules', 'sprint', '--scenarios', 'proofs'];
    const { status, out } = await muster.run([...args, '--json']);
    expect(status).toBe(1);
    const report = JSON.parse(out) as { rules: object[] };
    expect(report).toMatchObject({
      total: 10,
      covered: 2,
      missing: ['SP-2.1', 'SP-2.3', 'SP-2.4', 'SP-3.1', 'SP-3.2', 'SP-4.1', 'SP-5.1'],
      definitions: [{ rule: 'SP-1.2', reason: 'says where the goal is' }],
    });
    expect(report.rules[0]).toMatchObject({
      rule: 'SP-1.1',
      proofs: ['proofs/a.yaml:6 to the goal', 'proofs/a.yaml:10 not beyond'],
      failing: ['proofs/b.yaml:1 wishful'],
    });
    const text = await muster.run(args);
    expect(text.out).toContain(
      'SP-2.2     A card that leads beyond the goal can not be played\n           proved by proofs/a.yaml:10 not beyond\n',
    );
    expect(text.out).toContain('definition: says where the goal is');
    expect(text.out).toMatch(/\n10 rules: 2 covered, 1 definitions, 7 missing\n$/);
    const missing = await muster.run([...args, '--missing']);
    expect(missing.out).not.toContain('SP-1.1');
    expect(missing.out).toContain('SP-2.1');
  });

  test('nothing missing is status 0', async () => {
    const rules = toyGame.catalogue.map((rule) => rule.id);
    muster.write('whole/a.yaml', GOOD.replaceAll(/rules: .*/g, `rules: [${rules.join(', ')}]`));
    const { status, out } = await muster.run(['rules', 'sprint', '--scenarios', 'whole', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ total: 10, covered: 10, missing: [], definitions: [], unreadable: [] });
    muster.write('whole/b.yaml', 'muster: scenario/1\ngame: [\n');
    const broken = await muster.run(['rules', 'sprint', '--scenarios', 'whole']);
    expect(broken.status).toBe(1);
    expect(broken.out).toContain("whole/b.yaml can't be read: muster check says why\n");
  });

  test.each([
    ['no JSON', '{', 'is not valid JSON'],
    ['a list', '[]', 'must be a map from rules to reasons'],
    ['an unknown rule', '{"SP-9.9": "x"}', "there is no rule 'SP-9.9'"],
    ['no reason', '{"SP-1.2": ""}', 'needs a reason'],
  ])('definitions that are %s stop it', async (_, definitions, message) => {
    muster.write('odd/a.yaml', GOOD);
    muster.write('odd/definitions.json', definitions);
    const { status, err } = await muster.run(['rules', 'sprint', '--scenarios', 'odd']);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('cards', () => {
  test('with their texts in three languages', async () => {
    expect((await muster.run(['cards', 'sprint', '--lang', 'de'])).out).toContain(
      'trip (card, EX)\n  Den Läufer stolpern lassen?\n',
    );
    expect((await muster.run(['cards', 'sprint', '--lang', 'it'])).out).toContain('  Fare lo sgambetto?\n');
  });

  test('as JSON, of one set', async () => {
    const { status, out } = await muster.run(['cards', 'sprint', '--set', 'EX', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual([{ id: 'trip', name: 'trip', set: 'EX', kind: 'card', text: 'Trip the runner?' }]);
  });
});

describe('check', () => {
  test('files of every kind', async () => {
    const state = toyGame.start({ edition: 'short', decks: ['quick', 'mean'] }, 'x');
    muster.write('ok-record.yaml', record());
    muster.write('ok-position.yaml', writePosition(toyGame, state));
    muster.write('ok-scenario.yaml', BAD);
    muster.write('ok-deck.yaml', 'muster: deck/1\ngame: sprint\ncards: [trip]\n');
    const files = ['ok-record.yaml', 'ok-position.yaml', 'ok-scenario.yaml', 'ok-deck.yaml'];
    const { status, out, err } = await muster.run(['check', ...files]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(files.map((file) => `${file}: fine (sprint ${/-(\w+)/.exec(file)?.[1] ?? ''}/1)\n`).join(''));
  });

  test('problems with their places', async () => {
    muster.write('bad-record.yaml', record().replace('roll', 'fly'));
    muster.write('bad-deck.yaml', 'muster: deck/1\ngame: sprint\ncards:\n  - trip\n  - wings\n');
    muster.write('binary.yaml', new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0x00]));
    muster.write('huge.yaml', new Uint8Array(4_000_001).fill(0x23));
    const files = ['bad-record.yaml', 'bad-deck.yaml', 'binary.yaml', 'huge.yaml'];
    const { status, out } = await muster.run(['check', ...files]);
    expect(status).toBe(1);
    expect(out).toContain(
      "bad-record.yaml:8:5: seat 0: 'fly' is refused (unknown-option)\nbad-record.yaml: 1 problem\n",
    );
    expect(out).toContain("bad-deck.yaml:5:5: there is no card 'wings'\n");
    expect(out).toContain('binary.yaml:1:1: this is not a text file (in UTF-8)\n');
    expect(out).toContain('huge.yaml:1:1: the file is too large: 4000001 bytes');
    const json = await muster.run(['check', '--json', 'bad-deck.yaml']);
    expect(JSON.parse(json.out)).toEqual({
      files: [
        {
          file: 'bad-deck.yaml',
          kind: 'deck/1',
          game: 'sprint',
          problems: [{ line: 5, column: 5, message: "there is no card 'wings'" }],
        },
      ],
    });
  });
});

describe('replay', () => {
  test('tells what happened and verifies it', async () => {
    muster.write('told.yaml', record());
    const { status, out, err } = await muster.run(['replay', 'told.yaml', '--positions']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Sprint, seed "dawn"\nA: quick\nB: mean\n {3}# Off they go\.\n\n1\. A: drop step \d\n/);
    expect(out).toContain('2. B: –\n   A drops ');
    expect(out).toContain('3. A: roll\n   A rolls ');
    expect(out).toContain('   # A die.\n');
    expect(out).toContain('A----');
    expect(out).toMatch(
      /4\. B: concede\n {3}B gives up\.\n(?:.*\n)*\nA wins\nverified: 4 answers, hash [0-9a-f]{16} and the outcome as recorded\n$/,
    );
  });

  test('in another language, or only verifying', async () => {
    muster.write('told.yaml', record());
    expect((await muster.run(['replay', 'told.yaml', '--lang', 'de'])).out).toContain('3. A: würfeln\n   A würfelt ');
    expect((await muster.run(['replay', 'told.yaml', '--verify'])).out).toMatch(/^verified: .*\n$/);
    const { status, out } = await muster.run(['replay', 'told.yaml', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'sprint',
      answers: 4,
      outcome: { winners: [0] },
      verified: true,
      problems: [],
    });
  });

  test('a record that is not true has status 1', async () => {
    muster.write('untrue.yaml', record().replace(/hash: .*/, 'hash: "0000"'));
    const { status, out } = await muster.run(['replay', 'untrue.yaml']);
    expect(status).toBe(1);
    expect(out).toMatch(/untrue\.yaml:\d+:7: the replayed state has hash [0-9a-f]+, the record says 0000\n$/);
    muster.write('untrue.yaml', 'muster: record/1\ngame: sprint\n');
    const json = await muster.run(['replay', 'untrue.yaml', '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ verified: false, answers: 0 });
  });
});
