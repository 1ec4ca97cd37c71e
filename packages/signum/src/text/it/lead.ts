/**
 * What stands before the colon in Italian: events, conditions, prices.
 */
import { with_ } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import { ANY } from '../skeleton/kind.ts';
import { some } from '../skeleton/noun.ts';
import type { Event, Lead, Test } from '../skeleton/plan.ts';
import type { Speaker } from '../talk.ts';
import { inO } from './grammar.ts';
import { attackTypes, isWords, nounPhrase, say, strength } from './noun.ts';

export function leadWords(lead: Lead, speaker: Speaker): string {
  switch (lead.lead) {
    case 'once-per-turn':
      return 'una volta per turno';
    case 'event':
      return eventWords(lead.event, speaker);
    case 'tests':
      return `se ${listed(
        lead.tests.map((test) => testWords(test, speaker)),
        'e',
      )}`;
    case 'close': {
      const what = lead.what === 'creature' ? say({ n: 'self' }, speaker) : 'questa carta';
      return `chiudi ${what}${lead.hero ? ' e il tuo eroe' : ''}`;
    }
    case 'reuse-token':
      return 'rimuovi un segnalino riuso';
    case 'pay':
      return lead.may ? `puoi pagare ${strength(lead.strength)}` : `paga ${strength(lead.strength)}`;
    case 'may':
      return 'puoi fare quanto segue';
  }
}

function eventWords(event: Event, speaker: Speaker): string {
  const { on, whose } = event;
  const { text: who, form } = nounPhrase(event.who ?? some('a', ANY), speaker);
  const passive = (stem: string): string => `${who} viene ${inO(stem, form)}`;
  const turn =
    whose === undefined ? 'di ogni turno' : whose === 'your' ? 'del tuo turno' : 'del turno di un avversario';
  const plays = whose === undefined ? 'un giocatore gioca' : whose === 'your' ? 'giochi' : 'un avversario gioca';
  switch (on) {
    case 'turn-begins':
      return `all'inizio ${turn}`;
    case 'turn-ends':
      return `alla fine ${turn}`;
    case 'card-played':
      return `quando ${plays} una carta`;
    case 'feat-played':
      return `quando ${plays} un'impresa`;
    case 'deployed':
      return `quando ${passive('schierat')}`;
    case 'activation-begins':
      return `all'inizio dell'attivazione ${with_('di', who)}`;
    case 'movement-ended':
      return `quando ${who} ha terminato il movimento`;
    case 'attack-declared':
    case 'attacked':
      return `quando ${attackClause(event, speaker)}`;
    case 'rolled':
      return `dopo il tiro ${with_('di', attackNoun(event, speaker))}`;
    case 'attack-ended':
      return `dopo ${attackNoun(event, speaker)}`;
    case 'damage':
      return `quando ${who} sta per subire danni`;
    case 'death':
      return `quando ${who} muore`;
    case 'killed':
      return `quando ${say(event.attacker ?? some('a', ANY), speaker)} uccide ${who}`;
    case 'healed':
      return `quando ${passive('curat')}`;
    case 'pushed':
      return `quando ${who} viene ${form.f ? 'spinta' : 'spinto'}`;
  }
}

function attackClause({ attacker, target, types }: Event, speaker: Speaker): string {
  const kind = types.length === 0 ? '' : `un attacco ${attackTypes(types, false, 'o')}`;
  const how = kind === '' ? '' : `con ${kind}`;
  if (attacker !== undefined)
    return words(say(attacker, speaker), 'attacca', target !== undefined && say(target, speaker), how);
  if (target !== undefined) {
    const { text, form } = nounPhrase(target, speaker);
    return words(text, `viene ${inO('attaccat', form)}`, how);
  }
  return `viene dichiarato ${kind === '' ? 'un attacco' : kind}`;
}

function attackNoun({ attacker, target, types }: Event, speaker: Speaker): string {
  return words(
    'un attacco',
    attackTypes(types, false, 'o'),
    target !== undefined && `contro ${say(target, speaker)}`,
    attacker !== undefined && `da parte ${with_('di', say(attacker, speaker))}`,
  );
}

function testWords(test: Test, speaker: Speaker): string {
  switch (test.if) {
    case 'income':
      return `la tua rendita è almeno ${test.atLeast}`;
    case 'wounded': {
      const { text, form } = nounPhrase(test.who, speaker);
      return `${text} è ${inO('ferit', form)}`;
    }
    case 'controls':
      return `controlli ${say(some(test.atLeast === 1 ? 'a' : { atLeast: test.atLeast }, test.kind), speaker)}`;
    case 'hall':
      return test.atLeast === 1
        ? "c'è almeno 1 carta nella tua Sala degli Antenati"
        : `ci sono almeno ${test.atLeast} carte nella tua Sala degli Antenati`;
    case 'is': {
      const { text, form } = nounPhrase(test.who, speaker);
      return `${text} è ${isWords(test.kind, form, speaker)}`;
    }
    case 'attack':
      return `è un attacco ${attackTypes(test.types, false, 'o')}`;
    case 'your-turn':
      return test.is ? 'è il tuo turno' : 'non è il tuo turno';
  }
}
