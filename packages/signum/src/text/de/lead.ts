/**
 * What stands before the colon in German: events, conditions, prices.
 */
import { listed, words } from '@muster/grammar/phrases';
import { ANY } from '../skeleton/kind.ts';
import { some, type Noun } from '../skeleton/noun.ts';
import type { Event, Lead, Test } from '../skeleton/plan.ts';
import type { Speaker } from '../talk.ts';
import { anAttack } from './attack.ts';
import { isWords, nounPhrase, possessive, say } from './noun.ts';

/** An adverb is followed by the verb, a clause by a comma. */
export function leadsWords(leads: readonly Lead[], speaker: Speaker): string {
  return leads.reduce((text, lead) => {
    const next = leadWords(lead, speaker);
    if (text === '') return next;
    const adverb = next.startsWith('darfst') && !/(?:^|, )(?:wenn|falls) [^,]*$/.test(text);
    return `${text}${adverb ? ' ' : ', '}${next}`;
  }, '');
}

function leadWords(lead: Lead, speaker: Speaker): string {
  switch (lead.lead) {
    case 'once-per-turn':
      return 'einmal pro Spielzug';
    case 'event':
      return eventWords(lead.event, speaker);
    case 'tests':
      return `falls ${listed(
        lead.tests.map((test) => testWords(test, speaker)),
        'und',
      )}`;
    case 'close': {
      const what = lead.what === 'creature' ? say({ n: 'self' }, speaker, 'acc') : 'diese Karte';
      return `schließe ${what}${lead.hero ? ' und deinen Helden' : ''}`;
    }
    case 'reuse-token':
      return 'entferne eine Wiederverwendbarkeitsmarke';
    case 'pay':
      return lead.may ? `darfst du ${lead.strength} Heldenstärke zahlen` : `zahle ${lead.strength} Heldenstärke`;
    case 'may':
      return 'darfst du Folgendes tun';
  }
}

function eventWords(event: Event, speaker: Speaker): string {
  const { on, whose } = event;
  const who = (): string => say(event.who ?? some('a', ANY), speaker, 'nom');
  const turn =
    whose === undefined ? 'jedes Spielzugs' : whose === 'your' ? 'deines Spielzugs' : 'des Spielzugs eines Gegners';
  const plays = (card: string): string =>
    whose === 'your' ? `du ${card} abspielst` : `ein ${whose === undefined ? 'Spieler' : 'Gegner'} ${card} abspielt`;
  switch (on) {
    case 'turn-begins':
      return `zu Beginn ${turn}`;
    case 'turn-ends':
      return `am Ende ${turn}`;
    case 'card-played':
      return `wenn ${plays('eine Karte')}`;
    case 'feat-played':
      return `wenn ${plays('eine Fähigkeitenkarte')}`;
    case 'deployed':
      return `wenn ${who()} ausgebracht wird`;
    case 'activation-begins':
      return `zu Beginn der Aktivierung ${say(event.who ?? some('a', ANY), speaker, 'gen')}`;
    case 'movement-ended': {
      const { text, form } = nounPhrase(event.who ?? some('a', ANY), speaker, 'nom');
      return `wenn ${text} ${possessive(form)}e Bewegung beendet hat`;
    }
    case 'attack-declared':
    case 'attacked':
      return `wenn ${attackClause(event, speaker)}`;
    case 'rolled':
      return `nach dem Wurf für ${attackNoun(event, 'acc', speaker)}`;
    case 'attack-ended':
      return `nach ${attackNoun(event, 'dat', speaker)}`;
    case 'damage':
      return `wenn ${who()} Schaden erleiden würde`;
    case 'death':
      return `wenn ${who()} stirbt`;
    case 'killed': {
      const killer: Noun = event.attacker ?? some('a', ANY);
      return `wenn ${say(killer, speaker, 'nom')} ${say(event.who ?? some('a', ANY), speaker, 'acc')} tötet`;
    }
    case 'healed':
      return `wenn ${who()} geheilt wird`;
    case 'pushed':
      return `wenn ${who()} geschoben wird`;
  }
}

function attackClause({ attacker, target, types }: Event, speaker: Speaker): string {
  const how = types.length === 0 ? '' : `mit ${anAttack(types, 'dat')}`;
  if (attacker !== undefined) {
    const whom = target === undefined ? '' : say(target, speaker, 'acc');
    return words(say(attacker, speaker, 'nom'), whom, how, 'angreift');
  }
  if (target !== undefined) return words(say(target, speaker, 'nom'), how, 'angegriffen wird');
  return `${anAttack(types, 'nom')} angesagt wird`;
}

function attackNoun({ attacker, target, types }: Event, kasus: 'acc' | 'dat', speaker: Speaker): string {
  return words(
    anAttack(types, kasus),
    target !== undefined && `auf ${say(target, speaker, 'acc')}`,
    attacker !== undefined && `durch ${say(attacker, speaker, 'acc')}`,
  );
}

function testWords(test: Test, speaker: Speaker): string {
  switch (test.if) {
    case 'income':
      return `dein Einnahmenwert mindestens ${test.atLeast} beträgt`;
    case 'wounded':
      return `${say(test.who, speaker, 'nom')} verwundet ist`;
    case 'controls': {
      const count = test.atLeast === 1 ? 'a' : { atLeast: test.atLeast };
      return `du ${say(some(count, test.kind), speaker, 'acc')} kontrollierst`;
    }
    case 'hall': {
      const cards = test.atLeast === 1 ? 'mindestens 1 Karte' : `mindestens ${test.atLeast} Karten`;
      return `in deiner Ahnenhalle ${cards} ${test.atLeast === 1 ? 'liegt' : 'liegen'}`;
    }
    case 'is':
      return `${say(test.who, speaker, 'nom')} ${isWords(test.kind, false, speaker)} ist`;
    case 'attack':
      return `es ${anAttack(test.types, 'nom')} ist`;
    case 'your-turn':
      return test.is ? 'du am Zug bist' : 'du nicht am Zug bist';
  }
}
