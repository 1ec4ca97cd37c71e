import { describe, expect, test } from 'vitest';
import { toyMuster } from './toy-muster.ts';

const muster = toyMuster();

test('help lists the commands and says that this is a fan project', async () => {
  const { status, out, err } = await muster.run(['--help']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const command of ['play', 'scenario', 'rules', 'cards', 'check', 'replay']) {
    expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
  expect(out).toContain('unofficial fan project');
  expect(out).toContain('not connected with, endorsed by or paid by the publishers');
});

test.each(['play', 'scenario', 'rules', 'cards', 'check', 'replay'])('%s has its own help', async (command) => {
  const { status, out, err } = await muster.run([command, '--help']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(new RegExp(`^Usage: muster ${command} `));
});

describe('what can not run says why, on standard error, with status 2', () => {
  test.each([
    [[], 'Usage: muster <command> [options]'],
    [['fly'], "unknown command 'fly'"],
    [['scenaro'], 'Did you mean scenario?'],
    [['play'], "missing required argument 'game'"],
    [['play', 'chess'], "there is no game 'chess'. Known games: sprint"],
    [['play', 'sprint', 'more'], 'too many arguments'],
    [['play', 'sprint', '--wings'], "unknown option '--wings'"],
    [['play', 'sprint', '--lang', 'fr'], 'Allowed choices are en, de, it'],
    [['play', 'sprint', '--players', 'two'], 'It must be a whole number'],
    [['play', 'sprint', '--players', '9'], 'for 2 to 3 players'],
    [['play', 'sprint', '--edition', 'huge'], 'Known editions: short, long'],
    [['play', 'sprint', '--deck', 'slow'], "there is no deck 'slow'"],
    [['play', 'sprint', '--deck', 'quick,,mean'], 'A name is missing'],
    [['play', 'sprint', '--bot', 'genius'], "there is no bot 'genius'"],
    [['play', 'sprint', '--bot', 'random,random,random,random'], 'the game has 2 seats'],
    [['play', 'sprint', '--resume', 'nothing.yaml'], "there is no file 'nothing.yaml'"],
    [['cards', 'chess'], "there is no game 'chess'"],
    [['cards', 'sprint', '--set', 'XX'], 'Known sets: BASE, EX'],
    [['rules', 'sprint', '--scenarios', 'nowhere'], "there is no file 'nowhere'"],
    [['scenario', 'nowhere'], "there is no file 'nowhere'"],
    [['scenario', '.'], 'there are no scenarios in .'],
    [['check', 'nothing.yaml'], "there is no file 'nothing.yaml'"],
    [['check', '.'], "'.' is a folder"],
    [['replay', 'nothing.yaml'], "there is no file 'nothing.yaml'"],
  ])('%j', async (args, message) => {
    const { status, out, err } = await muster.run(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
