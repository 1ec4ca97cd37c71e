/**
 * German effects that move cards.
 */
import { pronoun } from '@muster/grammar/german';
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Effect, Feat, StatBlock } from '../../abilities/language.ts';
import { FEATS } from '../../abilities/language.ts';
import type { Step } from '../passage.ts';
import type { Setting } from '../setting.ts';
import { acc, claim, dat, tell, type Clause } from './clause.ts';
import { CLASS_NOUNS, FACTION_WORDS, traitWords } from './identity.ts';
import { CARD, CHARACTER, CHARGE, FEAT_WORDS, numberWord } from './lexicon.ts';
import { named, type Np } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { known } from './refer.ts';
import {
  BECOME,
  BRING,
  DISCARD,
  DRAW,
  GIVE_BACK,
  LAY,
  LOOK_AT,
  MOVE,
  REMOVE,
  RETRIEVE,
  REVEAL,
  SHUFFLE,
  TAKE_BACK,
} from './verbs.ts';
import { numbered, whom } from './whom.ts';

const EACH_PLAYER: Np = { ...named('jeder Spieler'), form: 'm' };
const EACH_OPPONENT: Np = { ...named('jeder Gegner'), form: 'm' };

export function draw(e: Extract<Effect, { do: 'draw' }>, s: Setting): Clause {
  const cards = acc(quantity(e.cards, CARD, s));
  return e.player === 'each' ? claim(EACH_PLAYER, DRAW, cards) : tell(DRAW, cards);
}

export function discardFromHand(e: Extract<Effect, { do: 'discardFromHand' }>, s: Setting): Clause {
  const cards = acc(quantity(e.count, CARD, s));
  return e.player === 'you'
    ? tell(DISCARD, cards, 'aus deiner Hand')
    : claim(EACH_OPPONENT, DISCARD, cards, 'aus seiner Hand');
}

export function retrieve(e: Extract<Effect, { do: 'retrieve' }>, s: Setting): Clause {
  const cards = noun(e.where, 'card', numbered(e.count ?? 1, false, s), s);
  const them = pronoun('acc', cards.form);
  const goal = {
    hand: `nimm ${them} auf deine Hand`,
    play: `bringe ${them} ins Spiel`,
    top: `lege ${them} auf die Spitze deines Decks`,
    bottom: `lege ${them} unter dein Deck`,
    equip: `rüste ${known('this', s).cases.acc} damit aus`,
  }[e.to];
  const clause = tell(RETRIEVE, acc(cards), e.from === 'deck' ? 'aus deinem Deck' : 'aus deinem Ablagestapel');
  return { ...clause, tail: `${clause.tail} und ${goal}` };
}

export function giveBack(e: Extract<Effect, { do: 'return' }>, s: Setting): Clause {
  const np = whom(e.who, s);
  const who = acc(np);
  const own = e.who === 'self';
  const many = np.form === 'pl';
  switch (e.to) {
    case 'hand':
      if (own) return tell(TAKE_BACK, who, 'auf deine Hand');
      return tell(GIVE_BACK, who, many ? 'auf die Hände der Besitzer' : 'auf die Hand des Besitzers');
    case 'top':
      if (own) return tell(LAY, who, 'auf die Spitze deines Decks');
      return tell(LAY, who, many ? 'auf die Decks der Besitzer' : 'auf die Spitze des Decks des Besitzers');
    case 'bottom':
      if (own) return tell(LAY, who, 'unter dein Deck');
      return tell(LAY, who, many ? 'unter die Decks der Besitzer' : 'unter das Deck des Besitzers');
    case 'shuffled':
      if (own) return tell(SHUFFLE, who, 'in dein Deck');
      return tell(SHUFFLE, who, many ? 'in die Decks der Besitzer' : 'in das Deck des Besitzers');
  }
}

export function look(e: Extract<Effect, { do: 'look' }>): Clause {
  const one = e.cards === 1;
  const seen = one ? 'die oberste Karte deines Decks' : `die obersten ${numberWord(e.cards)} Karten deines Decks`;
  const back = ` und lege ${one ? 'sie' : 'jede von ihnen'} auf oder unter dein Deck`;
  return { ...tell(LOOK_AT, 'dir', seen), tail: e.may === 'bottom' ? back : '' };
}

export function revealHand(): Clause {
  return claim(EACH_OPPONENT, REVEAL, 'seine Hand');
}

export function putIntoPlay(e: Extract<Effect, { do: 'putIntoPlay' }>, s: Setting): readonly Step<Clause>[] {
  const ranks = { this: 'in diesem Rang', any: 'in einem beliebigen deiner Ränge' };
  const rank =
    typeof e.rank === 'string'
      ? ranks[e.rank]
      : e.rank === 1
        ? 'in deinem vordersten Rang'
        : `in deinem ${String(e.rank)}. Rang`;
  const card = known(e.card, s);
  const put = tell(BRING, acc(card), rank, `als ${title(e.as)}`, 'ins Spiel', `(${values(e.as)})`);
  if (e.killAt === undefined) return [put];
  const it: Np = card.name === true ? card : { ...named(pronoun('nom', card.form)), form: card.form };
  return [put, claim(it, BECOME, 'am Ende der Runde getötet')];
}

/** "bösen Kämpfer der Stufe 2" */
function title(as: StatBlock): string {
  const classes =
    as.classes.length > 0
      ? listed(
          as.classes.map((one) => CLASS_NOUNS[one].word),
          'und',
        )
      : CHARACTER.word;
  const adjectives = [
    as.alignment === undefined ? undefined : as.alignment === 'good' ? 'guten' : 'bösen',
    as.classes.length > 0 ? undefined : 'klassenlosen',
  ];
  return words(...adjectives, classes, `der Stufe ${String(as.level)}`);
}

function values(as: StatBlock): string {
  const names = [
    ...(as.factions ?? []).map((faction) => FACTION_WORDS[faction].name),
    ...(as.traits ?? []).map((trait) => traitWords(trait).name),
  ];
  const feats = as.feats ?? {};
  return [
    ...(names.length > 0 ? [`${names.length > 1 ? 'Eigenschaften' : 'Eigenschaft'} ${listed(names, 'und')}`] : []),
    `ATK ${as.atk.map(signed).join('/')}`,
    `AC ${String(as.ac)}`,
    `Fertigkeit ${signed(as.skill)}`,
    `${String(as.hp)} LP`,
    ...FEATS.flatMap((feat: Feat) =>
      feats[feat] === undefined ? [] : [`${FEAT_WORDS[feat].name} ${signed(feats[feat])}`],
    ),
  ].join(', ');
}

export function charges(e: Extract<Effect, { do: 'charges' }>, s: Setting): Clause {
  const on = whom(e.on, s);
  if (typeof e.add === 'number' && e.add < 0) return tell(REMOVE, acc(quantity(-e.add, CHARGE, s)), dat(on, 'von'));
  return tell(LAY, acc(quantity(e.add, CHARGE, s)), acc(on, 'auf'));
}

export function raise(e: Extract<Effect, { do: 'raise' }>, s: Setting): Clause {
  return tell(BRING, acc(noun(e.where, 'character', 'ein', s)), 'aus deiner Hand ins Spiel');
}

export function shift(e: Extract<Effect, { do: 'shift' }>, s: Setting): Clause {
  return tell(MOVE, acc(whom(e.who, s)), 'auf einen anderen Platz im gleichen Rang');
}
