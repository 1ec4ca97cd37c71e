import { LANGUAGES, type Decision, type TableIO } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import { opening } from '../src/abilities/hearing.ts';
import { WINDOWS } from '../src/abilities/language.ts';
import { library } from '../src/content/library.ts';
import { inContext } from '../src/context.ts';
import type { WarlordEvent } from '../src/events.ts';
import { warlord } from '../src/index.ts';
import { momentOf, type Moment } from '../src/moment.ts';
import type { Action } from '../src/rules/actions.ts';
import type { WarlordState } from '../src/state.ts';
import { openTable, type Roll, type Strike } from '../src/table.ts';
import { wordsIn } from '../src/words/index.ts';
import { GAMES, playThrough, type Game } from './words-games.ts';
import { state } from './words-samples.ts';

const ANSWERS = 500;

/** Every question of all the games. */
function lookAtAll(look: Parameters<typeof playThrough>[3]): void {
  for (const game of GAMES) playThrough(game, 'asked', ANSWERS, look);
}

const ROLL: Roll = { kind: 'check', roller: 1, name: 'Riding', strike: null, natural: 7, bonus: 0, forced: null };

const ACTION: Action = {
  stamp: 1,
  kind: 'order',
  card: 5,
  ability: 'wall-of-swords#0',
  performer: 1,
  seat: 0,
  spell: true,
  spent: true,
  targets: [11],
  specs: [0],
  legal: () => true,
  canceled: false,
};

const STRIKE: Strike = {
  stamp: 1,
  striker: 1,
  seat: 0,
  via: 'melee',
  attack: true,
  action: null,
  spell: false,
  number: 0,
  atk: null,
  base: 0,
  noBonuses: false,
  extraRange: 0,
  reach: null,
  allows: null,
  target: 11,
  gone: [],
  bonus: 0,
  acBonus: 0,
  extraWounds: 0,
  noWounds: false,
  forced: null,
  ignores: [],
  canceled: false,
  roll: null,
  hit: true,
  wounds: 0,
  killed: false,
  onHit: [],
  after: [],
};

/** Everything a moment may know. */
const FULL: Partial<Moment> = {
  card: 4,
  seat: 0,
  roll: ROLL,
  strike: STRIKE,
  action: ACTION,
  became: 'spent',
  movedBy: 'fall',
  result: 'success',
  packet: { target: 11, wounds: 2, cause: 'melee', by: 1, card: 0, strike: null, unreducible: false },
};

const REACT = { en: / Do you react\?$/, de: / Reagierst du\?$/, it: / Reagisci\?$/ };

/** A question about Reacts to a moment, asked of a seat. */
function prompt(state: WarlordState, moment: Moment, seat = 0): readonly string[] {
  const watched = { ...SILENT, isWatched: true };
  const about = inContext(openTable(state, library(), watched), [1], { asks: 'react', moment });
  const decision: Decision = { seat, kind: 'react', options: [{ key: 'pass' }], min: 1, max: 1, about };
  return LANGUAGES.map((language) => wordsIn(language).prompt(state, decision));
}

const SILENT: TableIO<WarlordEvent> = { dice: { roll: () => 1 }, emit: () => {}, checkpoint: () => {} };

describe('a question about Reacts', () => {
  it('names the moment in the words of the log', () => {
    const settled = { ...momentOf(opening('initiative_settled'), 1, 1), seat: 1 };
    expect(prompt(state, settled)).toEqual([
      'Player B wins initiative. Do you react?',
      'Spieler B gewinnt die Initiative. Reagierst du?',
      "Giocatore B vince l'iniziativa. Reagisci?",
    ]);
    expect(prompt(state, momentOf(opening('reforming'), 3, 3))[0]).toBe(
      'Guardian is about to fall forward. Do you react?',
    );
    const turned = { ...momentOf(opening('orientation_changed'), 1, 1), became: 'stunned' as const };
    expect(prompt(state, turned)[0]).toBe('Axe becomes stunned. Do you react?');
  });

  it('names no card that the seat may not know', () => {
    const drawn = { ...momentOf(opening('card_drawn'), 0, 0), card: 5, seat: 0 };
    expect(prompt(state, drawn, 0)[0]).toBe('Player A draws Wall of Swords. Do you react?');
    expect(prompt(state, drawn, 1)[0]).toBe('Player A draws 1 card. Do you react?');
    const left = momentOf(opening('left_play'), 5, 5);
    expect(prompt(state, left, 1)[0]).toBe('A card leaves play. Do you react?');
  });

  it('has a sentence for every moment', () => {
    for (const window of WINDOWS) {
      const moment = { ...momentOf(opening(window), 1, 11), ...FULL };
      for (const text of prompt(state, moment)) {
        expect(text, window).toMatch(/\.[”“»]? (?:Do you react|Reagierst du|Reagisci)\?$/);
        expect(text, window).not.toMatch(/undefined|NaN|null/);
      }
    }
  });
});

describe('in games played at random', () => {
  it('a question about Reacts says what happened or is about to happen', () => {
    const prompts = new Set<string>();
    lookAtAll(({ state }, decision) => {
      if (decision.kind !== 'react') return;
      for (const language of LANGUAGES) {
        const prompt = wordsIn(language).prompt(state, decision);
        expect(prompt).toMatch(REACT[language]);
        expect(prompt).not.toMatch(/undefined|NaN|null/);
        prompts.add(prompt);
      }
    });
    const all = [...prompts].join('\n');
    for (const what of [
      /aims a melee strike at .* Do you/,
      /rolls \d+ \(melee strike at .* Do you/,
      /is about to suffer 1 wound from/,
    ])
      expect(all).toMatch(what);
    expect(all).not.toMatch(/This is about/);
  });

  it('the log names no place by its notation', () => {
    let told = 0;
    let last: Game | null = null;
    lookAtAll((match) => {
      if (match !== last) told = 0;
      last = match;
      for (const event of match.events.slice(told)) {
        for (const language of LANGUAGES) {
          const line = wordsIn(language).event(match.state, event) ?? '';
          expect(line).not.toMatch(/\b[A-F]\d\.\d/);
          expect(line).not.toMatch(/undefined|NaN|null/);
        }
      }
      told = match.events.length;
    });
  });

  it('every refusal of an Order differs from the others', () => {
    lookAtAll(({ state }, decision) => {
      if (decision.kind !== 'order') return;
      const all = warlord.whyNot(state, decision);
      for (const language of LANGUAGES) {
        const lines = all.map(({ refusal }) => `${wordsIn(language).refusal(state, refusal)} ${refusal.rule}`);
        expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
      }
    });
  });

  it('at targets, bearers and performers everybody who is not offered is refused for a reason', () => {
    const seen = new Set<string>();
    lookAtAll(({ state }, decision) => {
      const { kind, seat } = decision;
      if (!['strike target', 'target', 'bearer', 'performer'].includes(kind)) return;
      const refused = warlord.whyNot(state, decision);
      const offered = decision.options.map(({ key }) => key);
      for (const { key, refusal } of refused) {
        expect(offered).not.toContain(key);
        for (const language of LANGUAGES) {
          const text = wordsIn(language).refusal(state, refusal);
          expect(text).not.toMatch(/undefined|NaN|…/);
          if (language === 'en') seen.add(`${kind} ${refusal.reason}: ${text}`);
        }
      }
      if (kind !== 'strike target' && kind !== 'bearer') return;
      const keys = [...offered, ...refused.map(({ key }) => key)];
      const head = kind === 'bearer' ? 'card' : 'at';
      for (const card of state.inPlay) {
        if (card?.kind !== 'character' || (card.controller === seat) !== (kind === 'bearer')) continue;
        expect(keys).toContain(`${head}:${card.id}`);
      }
    });
    expect([...seen].filter((line) => line.startsWith('strike target out-of-reach'))).not.toEqual([]);
    expect([...seen].filter((line) => line.startsWith('bearer'))).not.toEqual([]);
  });
});
