/**
 * What a text tells the player to do, in English.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { MoveVerb, OrderVerb, Place } from '../skeleton/verb.ts';
import { isSeveral } from '../skeleton/noun.ts';
import type { Speaker } from '../talk.ts';
import { CARDS, SYMBOLS } from './lexicon.ts';
import { article, hexes, say } from './noun.ts';
import { plural } from './state.ts';

export function orderWords(verb: OrderVerb, speaker: Speaker): string {
  switch (verb.v) {
    case 'choose': {
      const whom = say(verb.whom, speaker);
      if (verb.whom.n === 'some' && verb.whom.count === 'each') return `for ${whom}:`;
      return verb.each ? `choose ${whom}. For each of them:` : `choose ${whom}`;
    }
    case 'place':
      return `place ${say(verb.whom, speaker)} ${placeWords(verb.where, speaker)}`;
    case 'push':
      return `push ${say(verb.whom, speaker)} one hex`;
    case 'control': {
      const until = verb.until === 'turn' ? 'until the end of the turn' : 'for the rest of the match';
      return `take control of ${say(verb.whom, speaker)} ${until}`;
    }
    case 'deploy-minion':
      return `deploy ${verb.n === 1 ? 'a minion' : `${verb.n} minions`} in contact with ${say(verb.near, speaker)}`;
    case 'draw':
      return verb.n === 1 ? 'draw a card' : `draw ${verb.n} cards`;
    case 'draw-feat':
      return 'draw a feat';
    case 'strength':
      return `${verb.add < 0 ? 'lose' : 'gain'} ${Math.abs(verb.add)} hero strength`;
    case 'return': {
      const cards = listed(
        verb.kinds.map((kind) => article(CARDS[kind])),
        'or',
      );
      const hall = verb.whose === 'your' ? 'your Hall of Ancestors' : "an opponent's Hall of Ancestors";
      const to = { hand: 'hand', deck: 'battle deck', camp: 'War Camp' }[verb.to];
      return `return ${cards} from ${hall} to ${verb.whose === 'your' ? 'your' : "its owner's"} ${to}`;
    }
    case 'destroy': {
      const card = article(CARDS[verb.kind]);
      if (verb.whose === 'any') return `destroy ${card}`;
      return verb.kind === 'enchantment' ? `destroy ${card} on an enemy creature` : `destroy ${card} of an opponent`;
    }
    case 'reroll':
      return `reroll ${verb.n === 1 ? '1 die' : `up to ${verb.n} dice`} of this attack`;
    case 'change-die':
      return `turn 1 die of this attack to ${SYMBOLS[verb.to]}`;
    case 'add-symbol':
      return `add 1 ${SYMBOLS[verb.symbol]} to this attack`;
    case 'remove-symbol':
      return `remove 1 ${SYMBOLS[verb.symbol]} from this attack`;
    case 'change-damage':
      return `${verb.add < 0 ? 'reduce' : 'increase'} this damage by ${Math.abs(verb.add)}`;
    case 'end-attack':
      return 'end this attack';
    case 'discard-own':
      return `discard ${plural(verb.n, 'card')} from hand`;
  }
}

export function moveWords({ whom, hexes: far }: MoveVerb, speaker: Speaker): string {
  return words(
    'you may move',
    say(whom, speaker),
    far === 1 ? '1 hex' : `up to ${hexes(far)}`,
    isSeveral(whom) && 'each',
  );
}

function placeWords(where: Place, speaker: Speaker): string {
  switch (where.at) {
    case 'contact':
      return `on a free hex in contact with ${say(where.of, speaker)}`;
    case 'zone':
      return "in its player's deployment zone";
    case 'within':
      return where.of === undefined
        ? `on a free hex at most ${hexes(where.hexes)} away`
        : `on a free hex within ${hexes(where.hexes)} of ${say(where.of, speaker)}`;
    case 'anywhere':
      return 'on any free hex';
  }
}
