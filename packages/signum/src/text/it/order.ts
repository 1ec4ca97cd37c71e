/**
 * What a text tells the player to do, in Italian.
 */
import { indefinite, with_ } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import { isSeveral } from '../skeleton/noun.ts';
import type { MoveVerb, OrderVerb, Place } from '../skeleton/verb.ts';
import type { Speaker } from '../talk.ts';
import { CARDS, SYMBOLS } from './lexicon.ts';
import { hexes, nounPhrase, say, strength } from './noun.ts';

export function orderWords(verb: OrderVerb, speaker: Speaker): string {
  switch (verb.v) {
    case 'choose': {
      const { text, form } = nounPhrase(verb.whom, speaker);
      if (verb.whom.n === 'some' && verb.whom.count === 'each') return `per ${text}:`;
      return verb.each ? `scegli ${text}. Per ${form.f ? 'ognuna' : 'ognuno'}:` : `scegli ${text}`;
    }
    case 'place':
      return `colloca ${say(verb.whom, speaker)} ${placeWords(verb.where, speaker)}`;
    case 'push':
      return `spingi ${say(verb.whom, speaker)} di 1 esagono`;
    case 'control': {
      const until = verb.until === 'turn' ? 'fino alla fine del turno' : 'per il resto della partita';
      return `prendi il controllo ${with_('di', say(verb.whom, speaker))} ${until}`;
    }
    case 'deploy-minion':
      return `schiera ${verb.n === 1 ? 'un servitore' : `${verb.n} servitori`} in contatto con ${say(verb.near, speaker)}`;
    case 'draw':
      return verb.n === 1 ? 'pesca una carta' : `pesca ${verb.n} carte`;
    case 'draw-feat':
      return "pesca un'impresa";
    case 'strength':
      return `${verb.add < 0 ? 'perdi' : 'ottieni'} ${strength(Math.abs(verb.add))}`;
    case 'return': {
      const cards = listed(
        verb.kinds.map((kind) => indefinite(CARDS[kind].one, CARDS[kind].f)),
        'o',
      );
      const yours = verb.whose === 'your';
      const from = yours ? 'dalla tua Sala degli Antenati' : 'dalla Sala degli Antenati di un avversario';
      const to = {
        hand: yours ? 'nella tua mano' : 'nella mano del proprietario',
        deck: yours ? 'nel tuo mazzo di battaglia' : 'nel mazzo di battaglia del proprietario',
        camp: yours ? 'nel tuo Accampamento' : "nell'Accampamento del proprietario",
      }[verb.to];
      return `riporta ${cards} ${from} ${to}`;
    }
    case 'destroy': {
      const card = indefinite(CARDS[verb.kind].one, CARDS[verb.kind].f);
      if (verb.whose === 'any') return `distruggi ${card}`;
      return verb.kind === 'enchantment'
        ? `distruggi ${card} su una creatura nemica`
        : `distruggi ${card} di un avversario`;
    }
    case 'reroll':
      return `ritira ${verb.n === 1 ? '1 dado' : `fino a ${verb.n} dadi`} di questo attacco`;
    case 'change-die':
      return `gira 1 dado di questo attacco su ${SYMBOLS[verb.to]}`;
    case 'add-symbol':
      return `aggiungi 1 ${SYMBOLS[verb.symbol]} a questo attacco`;
    case 'remove-symbol':
      return `togli 1 ${SYMBOLS[verb.symbol]} da questo attacco`;
    case 'change-damage':
      return `${verb.add < 0 ? 'riduci' : 'aumenta'} questi danni di ${Math.abs(verb.add)}`;
    case 'end-attack':
      return 'termina questo attacco';
    case 'discard-own':
      return `scarta ${verb.n === 1 ? '1 carta' : `${verb.n} carte`} dalla mano`;
  }
}

export function moveWords({ whom, hexes: far }: MoveVerb, speaker: Speaker): string {
  const { text, form } = nounPhrase(whom, speaker);
  return words(
    'puoi muovere',
    text,
    far === 1 ? 'di 1 esagono' : `di al massimo ${hexes(far)}`,
    isSeveral(whom) && (form.f ? 'ciascuna' : 'ciascuno'),
  );
}

function placeWords(where: Place, speaker: Speaker): string {
  switch (where.at) {
    case 'contact':
      return `su un esagono libero in contatto con ${say(where.of, speaker)}`;
    case 'zone':
      return 'nella zona di schieramento del suo giocatore';
    case 'within':
      return where.of === undefined
        ? `su un esagono libero distante al massimo ${hexes(where.hexes)}`
        : `su un esagono libero entro ${hexes(where.hexes)} ${with_('da', say(where.of, speaker))}`;
    case 'anywhere':
      return 'su un qualsiasi esagono libero';
  }
}
