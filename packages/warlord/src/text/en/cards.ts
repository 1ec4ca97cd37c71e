/**
 * English effects that move cards.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, Effect, StatBlock } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import type { Step } from '../passage.ts';
import { BE, claim, tell, verb, type Clause } from './clause.ts';
import { numberWord, withArticle } from './lexicon.ts';
import { noun, quantity } from './phrase.ts';
import { the } from './refer.ts';
import { numbered, whom } from './whom.ts';

function cards(value: Amount, s: Setting): string {
  return value === 1 ? 'a card' : quantity(value, 'card', s);
}

export function draw(e: Extract<Effect, { do: 'draw' }>, s: Setting): Clause {
  if (e.player !== 'each') return tell('draw', cards(e.cards, s));
  return claim({ text: 'each player', plural: false }, verb('draw'), cards(e.cards, s));
}

export function discardFromHand(e: Extract<Effect, { do: 'discardFromHand' }>, s: Setting): Clause {
  if (e.player === 'you') return tell('discard', cards(e.count, s), 'from your hand');
  return claim({ text: 'each opponent', plural: false }, verb('discard'), cards(e.count, s), 'from their hand');
}

export function retrieve(e: Extract<Effect, { do: 'retrieve' }>, s: Setting): Clause {
  const { count = 1 } = e;
  const one = count === 1;
  const what = noun(e.where, 'card', numbered(count, false, s), s);
  const them = one ? 'it' : 'them';
  const goal = {
    hand: `put ${them} into your hand`,
    play: `put ${them} into play`,
    top: `put ${them} on top of your deck`,
    bottom: `put ${them} on the bottom of your deck`,
    equip: `equip ${the('this', s)} with ${them}`,
  }[e.to];
  return tell('retrieve', what, 'from your', e.from === 'deck' ? 'deck' : 'discard pile', 'and', goal);
}

export function giveBack(e: Extract<Effect, { do: 'return' }>, s: Setting): Clause {
  const who = whom(e.who, s);
  const owner = e.who === 'self' ? 'your' : who.plural ? "their owners'" : "its owner's";
  const deck = who.plural ? 'decks' : 'deck';
  switch (e.to) {
    case 'hand':
      return tell('return', who.text, `to ${owner} ${who.plural ? 'hands' : 'hand'}`);
    case 'top':
      return tell('put', who.text, `on top of ${owner} ${deck}`);
    case 'bottom':
      return tell('put', who.text, `on the bottom of ${owner} ${deck}`);
    case 'shuffled':
      return tell('shuffle', who.text, `into ${owner} ${deck}`);
  }
}

export function look(e: Extract<Effect, { do: 'look' }>): Clause {
  const one = e.cards === 1;
  const seen = one ? 'the top card of your deck' : `the top ${numberWord(e.cards)} cards of your deck`;
  const back = `and put ${one ? 'it' : 'each of them'} on top or on the bottom of your deck`;
  return tell('look', `at ${seen}`, e.may === 'bottom' ? back : undefined);
}

export function putIntoPlay(e: Extract<Effect, { do: 'putIntoPlay' }>, s: Setting): readonly Step<Clause>[] {
  const place =
    e.rank === 'this'
      ? 'in this rank'
      : e.rank === 'any'
        ? 'in any of your ranks'
        : `in ${e.rank === 1 ? 'your front rank' : `rank ${String(e.rank)}`}`;
  const put = tell('put', the(e.card, s), 'into play', place, `as ${statBlock(e.as)}`);
  return e.killAt === undefined ? [put] : [put, claim({ text: 'it', plural: false }, BE, 'killed at end of turn')];
}

function statBlock(as: StatBlock): string {
  const { traits = [], factions = [], feats = {} } = as;
  const head = words(
    as.alignment,
    `Level ${String(as.level)}`,
    ...factions,
    as.classes.length > 0 ? listed(as.classes, 'and') : 'classless character',
  );
  const values = [
    ...(traits.length > 0 ? [`the ${listed(traits, 'and')} ${traits.length > 1 ? 'traits' : 'trait'}`] : []),
    `ATK ${as.atk.map(signed).join('/')}`,
    `AC ${String(as.ac)}`,
    `Skill ${signed(as.skill)}`,
    `${String(as.hp)} HP`,
    ...Object.entries(feats).map(([feat, bonus]) => `${feat} ${signed(bonus)}`),
  ];
  return `${withArticle(head)} with ${listed(values, 'and')}`;
}

export function charges(e: Extract<Effect, { do: 'charges' }>, s: Setting): Clause {
  const on = whom(e.on, s).text;
  if (typeof e.add === 'number' && e.add < 0) return tell('remove', charge(-e.add, `from ${on}`, s));
  return tell('put', charge(e.add, `on ${on}`, s));
}

function charge(value: Amount, where: string, s: Setting): string {
  return value === 1 ? `a Charge ${where}` : quantity(value, 'Charge', s, where);
}

export function revealHand(): Clause {
  return claim({ text: 'each opponent', plural: false }, verb('reveal'), 'their hand');
}

export function raise(e: Extract<Effect, { do: 'raise' }>, s: Setting): Clause {
  return tell('bring', noun(e.where, 'character', 'a', s), 'from your hand into play');
}

export function shift(e: Extract<Effect, { do: 'shift' }>, s: Setting): Clause {
  const who = whom(e.who, s);
  return tell('move', who.text, 'to another place in', who.plural ? 'their ranks' : 'its rank');
}
