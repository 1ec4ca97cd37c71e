/**
 * Italian effects that move cards.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import { FEATS, type Effect, type StatBlock } from '../../abilities/language.ts';
import type { Step } from '../passage.ts';
import type { Setting } from '../setting.ts';
import { claim, tell, type Clause } from './clause.ts';
import { agreed, inO, type Form } from './grammar.ts';
import { CLASS_NOUNS, FACTION_WORDS, traitWords } from './identity.ts';
import { ALIGNMENTS, CARD, CHARACTER, CHARGE, FEAT_NAMES, numberWord, ordinal } from './lexicon.ts';
import { after, agreeing, bare, np } from './np.ts';
import { noun, quantity, quantityFor } from './phrase.ts';
import { known } from './refer.ts';
import {
  BRING,
  COME,
  DISCARD,
  DRAW,
  LOOK_AT,
  MOVE,
  PUT,
  PUT_BACK,
  RECOVER,
  REMOVE,
  REVEAL,
  SHUFFLE,
  TAKE_BACK,
} from './verbs.ts';
import { numbered, whom } from './whom.ts';

const MASCULINE: Form = { gender: 'm', plural: false };
const EACH_PLAYER = np('none', 'ogni giocatore', MASCULINE);
const EACH_OPPONENT = np('none', 'ogni avversario', MASCULINE);

/** The pronoun at the end of a verb: "mettilo", "mettila". */
function them(form: Form): string {
  return agreed({ m: 'lo', f: 'la', mp: 'li', fp: 'le' }, form);
}

export function draw(e: Extract<Effect, { do: 'draw' }>, s: Setting): Clause {
  const cards = bare(quantity(e.cards, CARD, s));
  return e.player === 'each' ? claim(EACH_PLAYER, DRAW, cards) : tell(DRAW, cards);
}

export function discardFromHand(e: Extract<Effect, { do: 'discardFromHand' }>, s: Setting): Clause {
  const cards = bare(quantity(e.count, CARD, s));
  return e.player === 'you'
    ? tell(DISCARD, cards, 'dalla tua mano')
    : claim(EACH_OPPONENT, DISCARD, cards, 'dalla propria mano');
}

export function retrieve(e: Extract<Effect, { do: 'retrieve' }>, s: Setting): Clause {
  const cards = noun(e.where, 'card', numbered(e.count ?? 1, false, s), s);
  const it = them(cards);
  const goal = {
    hand: `metti${it} nella tua mano`,
    play: `porta${it} in gioco`,
    top: `metti${it} in cima al tuo mazzo`,
    bottom: `metti${it} in fondo al tuo mazzo`,
    equip: `equipaggia ${bare(known('this', s))} con ${agreed({ m: 'esso', f: 'essa', mp: 'essi', fp: 'esse' }, cards)}`,
  }[e.to];
  return tell(RECOVER, bare(cards), e.from === 'deck' ? 'dal tuo mazzo' : 'dalla tua pila degli scarti', 'e', goal);
}

export function giveBack(e: Extract<Effect, { do: 'return' }>, s: Setting): Clause {
  const cards = whom(e.who, s);
  const who = bare(cards);
  const own = e.who === 'self';
  const deck = own ? 'al tuo mazzo' : cards.plural ? 'ai mazzi dei proprietari' : 'al mazzo del proprietario';
  switch (e.to) {
    case 'hand':
      if (own) return tell(TAKE_BACK, who, 'nella tua mano');
      return tell(PUT_BACK, who, cards.plural ? 'nelle mani dei proprietari' : 'nella mano del proprietario');
    case 'top':
      return tell(PUT, who, `in cima ${deck}`);
    case 'bottom':
      return tell(PUT, who, `in fondo ${deck}`);
    case 'shuffled':
      return tell(SHUFFLE, who, deck.replace(/^a/, 'ne'));
  }
}

export function look(e: Extract<Effect, { do: 'look' }>): Clause {
  const one = e.cards === 1;
  const seen = one ? 'la prima carta del tuo mazzo' : `le prime ${numberWord(e.cards)} carte del tuo mazzo`;
  const back = one ? 'e rimettila in cima o in fondo' : 'e rimetti ciascuna di esse in cima o in fondo';
  return tell(LOOK_AT, seen, e.may === 'bottom' ? back : undefined);
}

export function revealHand(): Clause {
  return claim(EACH_OPPONENT, REVEAL, 'la propria mano');
}

export function putIntoPlay(e: Extract<Effect, { do: 'putIntoPlay' }>, s: Setting): readonly Step<Clause>[] {
  const ranks = { this: 'in questo rango', any: 'in uno qualsiasi dei tuoi ranghi' };
  const rank =
    typeof e.rank === 'string'
      ? ranks[e.rank]
      : e.rank === 1
        ? 'nel tuo rango frontale'
        : `nel tuo ${ordinal(e.rank - 1)} rango`;
  const card = known(e.card, s);
  const put = tell(BRING, 'in gioco', bare(card), rank, `come ${title(e.as)}`, `(${values(e.as)})`);
  if (e.killAt === undefined) return [put];
  const it = agreeing(card);
  return [put, claim(it, COME, agreed(inO('ucciso'), it), 'alla fine del turno')];
}

/** "Guerriero malvagio di livello 2" */
function title(as: StatBlock): string {
  const classes =
    as.classes.length > 0
      ? listed(
          as.classes.map((one) => CLASS_NOUNS[one].word),
          'e',
        )
      : `${CHARACTER.word} senza classe`;
  return words(classes, as.alignment && ALIGNMENTS[as.alignment].m, `di livello ${String(as.level)}`);
}

function values(as: StatBlock): string {
  const names = [
    ...(as.factions ?? []).map((faction) => FACTION_WORDS[faction].name),
    ...(as.traits ?? []).map((trait) => traitWords(trait).name),
  ];
  const feats = as.feats ?? {};
  return [
    ...(names.length > 0 ? [`${names.length > 1 ? 'tratti' : 'tratto'} ${listed(names, 'e')}`] : []),
    `ATK ${as.atk.map(signed).join('/')}`,
    `AC ${String(as.ac)}`,
    `Abilità ${signed(as.skill)}`,
    `${String(as.hp)} PF`,
    ...FEATS.flatMap((feat) => (feats[feat] === undefined ? [] : [`${FEAT_NAMES[feat]} ${signed(feats[feat])}`])),
  ].join(', ');
}

export function charges(e: Extract<Effect, { do: 'charges' }>, s: Setting): Clause {
  const on = whom(e.on, s);
  if (typeof e.add === 'number' && e.add < 0) return tell(REMOVE, quantityFor(-e.add, CHARGE, after('da', on), s));
  return tell(PUT, quantityFor(e.add, CHARGE, after('su', on), s));
}

export function raise(e: Extract<Effect, { do: 'raise' }>, s: Setting): Clause {
  return tell(BRING, 'in gioco', bare(noun(e.where, 'character', 'a', s)), 'dalla tua mano');
}

export function shift(e: Extract<Effect, { do: 'shift' }>, s: Setting): Clause {
  return tell(MOVE, bare(whom(e.who, s)), 'in un altro posto dello stesso rango');
}
