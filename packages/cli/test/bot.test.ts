import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUSTER, runProgram, typed } from './run-program.ts';
import { skirmishMuster } from './skirmish-muster.ts';

const muster = skirmishMuster();
const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');

/** The fenced blocks of the page in one language. */
function blocks(language: string): readonly string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text ?? '');
}

interface Report {
  readonly finished: number;
  readonly errors: number;
  readonly decisions: number;
  readonly winRate?: Record<string, number>;
  readonly seats: unknown;
  readonly problems: readonly { readonly message: string }[];
}

async function sim(...args: readonly string[]): Promise<Report> {
  const { out, err } = await muster.run(['sim', 'skirmish', '--json', ...args]);
  if (out === '') throw new Error(err);
  return JSON.parse(out) as Report;
}

const lines = (...messages: readonly unknown[]): string =>
  messages.map((message) => `${JSON.stringify(message)}\n`).join('');
const HELLO = { type: 'hello', protocol: 1, game: 'skirmish' };
const START = { type: 'start', seat: 0, seats: 2, deck: 'sly', seed: 'x' };
const DECIDE = { type: 'decide', decision: { kind: 'k', min: 1, max: 1, options: [{ key: 'only', text: 'only' }] } };

describe('the page', () => {
  test('the session happens as it is written', async () => {
    const [session = ''] = blocks('session');
    const said = session.split('\n').filter((line) => line.startsWith('> '));
    const replied = session.split('\n').filter((line) => line.startsWith('< '));
    expect(said).toHaveLength(5);
    const { out } = await runProgram(MUSTER, ['bot', 'warlord'], { input: typed(said.map((line) => line.slice(2))) });
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => `< ${line}`),
    ).toEqual(replied);
  });

  test('the bot in JavaScript plays', async () => {
    const bot = muster.program('first.mjs', blocks('js')[0] ?? '');
    const report = await sim('--bots', `${bot},random`, '--games', '6', '--check');
    expect(report).toMatchObject({ finished: 6, errors: 0 });
    expect(Object.keys(report.winRate ?? {})).toEqual([bot, 'random']);
  });

  test('the bot in shell plays', async () => {
    const bot = muster.program('idle.sh', blocks('sh').find((text) => text.startsWith('#!')) ?? '');
    expect(await sim('--bots', `${bot},${bot}`, '--games', '4')).toMatchObject({ finished: 4, errors: 0 });
  });

  test('every field that is written is described', async () => {
    const bot = muster.program(
      'watch.mjs',
      `import { createInterface } from 'node:readline';
       import { appendFileSync } from 'node:fs';
       for await (const line of createInterface({ input: process.stdin })) {
         appendFileSync('watched.jsonl', line + '\\n');
         const { type, least } = JSON.parse(line);
         if (type === 'hello') console.log('{"type":"hello","protocol":1,"name":"watch","wants":["record"]}');
         if (type === 'decide') console.log('{"type":"answer","answer":"wrong"}');
         if (type === 'refused') console.log(JSON.stringify({ type: 'answer', answer: wanted }));
         if (least !== undefined) globalThis.wanted = least;
       }`,
    );
    for (const trust of [[], ['--trust']]) {
      expect((await sim('--bots', `${bot},random`, '--games', '2', '--threads', '1', ...trust)).errors).toBe(0);
    }
    const types = new Set<string>();
    const trusted: boolean[] = [];
    for (const line of readFileSync(join(muster.folder, 'watched.jsonl'), 'utf8').trim().split('\n')) {
      const message = JSON.parse(line) as Record<string, unknown>;
      const type = String(message['type']);
      expect(Object.keys(message)[0]).toBe('type');
      const section = page.split(`\n### \`${type}\`\n`)[1]?.split('\n##')[0] ?? '';
      for (const field of Object.keys(message).slice(1)) expect(section).toContain(`| \`${field}\` |`);
      types.add(type);
      if (type === 'start') trusted.push('record' in message);
      if (type === 'decide') expect('answers' in message).toBe(trusted.at(-1));
    }
    expect([...types].sort()).toEqual(['decide', 'end', 'hello', 'refused', 'start']);
    expect(trusted).toEqual([false, false, true, true]);
  });
});

describe('muster bot', () => {
  test('in a simulation plays as the same bot in the same process', async () => {
    const own = `"${process.execPath}" "${muster.bundle}" bot skirmish --level`;
    const games = ['--games', '6', '--threads', '2'];
    const [random, randomOutside, greedy, greedyOutside] = await Promise.all([
      sim(...games, '--bots', 'random,random'),
      sim(...games, '--bots', `${own} random,random`),
      sim(...games, '--bots', 'greedy:2,random'),
      sim(...games, '--bots', `${own} greedy:2,random`, '--trust'),
    ]);
    for (const [inside, outside] of [
      [random, randomOutside],
      [greedy, greedyOutside],
    ] as const) {
      expect(outside.errors).toBe(0);
      expect([outside.decisions, outside.seats]).toEqual([inside.decisions, inside.seats]);
    }
  });

  test('greedy says what it needs', async () => {
    const own = `"${process.execPath}" "${muster.bundle}" bot skirmish --level greedy`;
    const { problems } = await sim('--games', '1', '--bots', `${own},random`);
    expect(problems[0]?.message).toContain(
      "gives up: level greedy needs the record, which the host didn't give (muster sim does with --trust)",
    );
  });

  test.each<[string, string, string]>([
    ['no JSON', 'hello\n', 'a line must be one JSON object'],
    ['no object', '[1]\n', 'a line must be one JSON object'],
    ['no hello', lines(START), 'the first message must be a hello'],
    ['another protocol', lines({ ...HELLO, protocol: 2 }), 'this bot speaks protocol 1, not 2'],
    ['another game', lines({ ...HELLO, game: 'chess' }), 'this bot plays skirmish, not "chess"'],
    ['a decision before the start', lines(HELLO, DECIDE), 'a decision before the start of a game'],
    ['a decision after the end', lines(HELLO, START, { type: 'end' }, DECIDE), 'a decision before the start of a game'],
    ['a start without seed', lines(HELLO, { ...START, seed: 1 }), 'start: the seed must be a text'],
    ['no decision', lines(HELLO, START, { type: 'decide' }), 'decide: a decision has options with keys, min and max'],
    [
      'an impossible decision',
      lines(HELLO, START, { type: 'decide', decision: { min: 3, max: 1, options: [] } }),
      'decide: a decision',
    ],
    ['an unknown message', lines(HELLO, { type: 'dance' }), 'unknown type of message: "dance"'],
    ['a refusal', lines(HELLO, START, DECIDE, { type: 'refused', reason: 'no' }), 'but it was refused: no'],
  ])('tells the host about a mistake: %s', async (_, input, message) => {
    const { status, out } = await muster.run(['bot', 'skirmish'], input);
    expect(status).toBe(1);
    const last = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(last).toMatchObject({ type: 'error' });
    expect(last['message']).toContain(message);
  });

  test('ends well when the input ends, and skips empty lines', async () => {
    const { status, out } = await muster.run(['bot', 'skirmish'], `\n${lines(HELLO, START, DECIDE)}\n`);
    expect(status).toBe(0);
    expect(out.trim().split('\n')).toEqual([
      '{"type":"hello","protocol":1,"name":"muster random"}',
      '{"type":"answer","answer":"only"}',
    ]);
  });

  test.each([
    [['bot', 'nothing'], "there is no game 'nothing'"],
    [['bot', 'skirmish', '--level', 'clever'], "there is no bot 'clever'"],
  ])('can not run: %j', async (args, message) => {
    const { status, err } = await muster.run(args);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});

describe('a bot that misbehaves costs its games and nothing more', () => {
  const bot = (name: string, onDecide: string, onHello = `say({ type: 'hello', protocol: 1, name: 'x' })`): string =>
    muster.program(
      `${name}.mjs`,
      `import { createInterface } from 'node:readline';
       const say = (message) => console.log(JSON.stringify(message));
       for await (const line of createInterface({ input: process.stdin })) {
         const message = JSON.parse(line);
         if (message.type === 'hello') { ${onHello} }
         if (message.type === 'decide' || message.type === 'refused') { ${onDecide} }
       }`,
    );

  test.each([
    ['illegal', `say({ type: 'answer', answer: 'fly' })`, undefined, /'fly' for '\w+' is refused: unknown-option/],
    ['babbling', `console.log('I think …')`, undefined, /wrote a line that is no JSON object: I think …/],
    ['mute', '', undefined, /gave no answer in 1 seconds/],
    ['dying', 'process.exit(3)', undefined, /has ended \(status 3\)/],
    ['typeless', `say({ answer: 'pass' })`, undefined, /must answer with/],
    ['numeric', `say({ type: 'answer', answer: 7 })`, undefined, /must answer with/],
    ['resigned', `say({ type: 'error', message: 'no idea' })`, undefined, /gives up: no idea/],
    [
      'doubled',
      // Both lines in one piece, so that nothing is asked between them.
      `const one = JSON.stringify({ type: 'answer', answer: message.least }); process.stdout.write(one + '\\n' + one + '\\n')`,
      undefined,
      /although it wasn't asked/,
    ],
    ['rude', '', `say({ type: 'answer', answer: 'x' })`, /must begin with a hello/],
    ['modern', '', `say({ type: 'hello', protocol: 9 })`, /speaks protocol 9, this is 1/],
  ])('%s', async (name, onDecide, onHello, message) => {
    // On a busy machine a second is soon over: only who never answers shall be told so.
    const patience = name === 'mute' ? ['--patience', '1'] : [];
    const report = await sim('--bots', `${bot(name, onDecide, onHello)},random`, '--games', '2', ...patience);
    expect(report.finished + report.errors).toBe(2);
    expect(report.problems[0]?.message).toMatch(message);
  });

  test('one that gives up the game has lost it, and that is no error', async () => {
    const name = bot('humble', `say({ type: 'answer', answer: '!concede' })`);
    const report = await sim('--bots', `${name},random`, '--games', '4', '--check');
    expect(report).toMatchObject({ finished: 4, errors: 0, winRate: { [name]: 0, random: 1 } });
  });
});
