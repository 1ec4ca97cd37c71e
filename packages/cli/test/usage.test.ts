import { describe, expect, test, vi } from 'vitest';
import { toyMuster } from './toy-muster.ts';

const muster = toyMuster();

test('help lists the commands and says that this is a fan project', async () => {
  const { status, out, err } = await muster.run(['--help']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const command of ['serve', 'play', 'scenario', 'rules', 'cards', 'check', 'replay']) {
    expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
  expect(out).toContain('unofficial fan project');
  expect(out).toContain('not connected with, endorsed by or paid by the publishers');
});

test.each(['serve', 'play', 'scenario', 'rules', 'cards', 'check', 'replay'])(
  '%s has its own help',
  async (command) => {
    const { status, out, err } = await muster.run([command, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: muster ${command} `));
  },
);

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
    [['serve', '--trust-proxy'], "'--trust-proxy <loopback|address|network>' argument missing"],
    [['serve', '--trust-proxy', '--port', '0'], 'Name the proxies: loopback, '],
    [['serve', '--trust-proxy', 'true'], 'Name the proxies: loopback, '],
    [['serve', '--trust-proxy', 'loopback,'], 'Name the proxies: loopback, '],
    [['serve', '--trust-proxy', '0.0.0.0/0'], 'Name the proxies: loopback, '],
    [['serve', '--trust-proxy', '10.0.0.0/33'], 'Name the proxies: loopback, '],
    [['serve', '--trust-proxy', '10.0.0.0/8/8'], 'Name the proxies: loopback, '],
  ])('%j', async (args, message) => {
    const { status, out, err } = await muster.run(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

test('proxies can be named in several ways', async () => {
  const named = ['--trust-proxy', 'loopback, 10.0.0.5', '--trust-proxy', '10.1.0.0/16,2001:db8::/32,::1'];
  const { status, err } = await muster.run(['serve', ...named, '--limits', 'none']);
  expect(status).toBe(2);
  expect(err).toContain("'--limits <factor>' argument 'none' is invalid");
});

test('a proxy that was only switched on in the environment must be named', async () => {
  vi.stubEnv('MUSTER_TRUST_PROXY', '1');
  const { status, err } = await muster.run(['serve']);
  vi.unstubAllEnvs();
  expect(status).toBe(2);
  expect(err).toContain("value '1' from env 'MUSTER_TRUST_PROXY' is invalid. Name the proxies");
});
