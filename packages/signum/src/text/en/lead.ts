/**
 * What stands before the colon in English: events, conditions, prices.
 */
import { listed, words } from '@muster/grammar/phrases';
import { ANY } from '../skeleton/kind.ts';
import { some } from '../skeleton/noun.ts';
import type { Event, Lead, Test } from '../skeleton/plan.ts';
import type { Speaker } from '../talk.ts';
import { article, attackTypes, isWords, say } from './noun.ts';
import { plural } from './state.ts';

export function leadWords(lead: Lead, speaker: Speaker): string {
  switch (lead.lead) {
    case 'once-per-turn':
      return 'once per turn';
    case 'event':
      return eventWords(lead.event, speaker);
    case 'tests':
      return `if ${listed(
        lead.tests.map((test) => testWords(test, speaker)),
        'and',
      )}`;
    case 'close': {
      const what = lead.what === 'creature' ? say({ n: 'self' }, speaker) : 'this card';
      return `close ${what}${lead.hero ? ' and your hero' : ''}`;
    }
    case 'reuse-token':
      return 'remove a reuse token';
    case 'pay':
      return `${lead.may ? 'you may ' : ''}pay ${lead.strength} hero strength`;
    case 'may':
      return 'you may do the following';
  }
}

function eventWords(event: Event, speaker: Speaker): string {
  const { on, types, whose } = event;
  const who = say(event.who ?? some('a', ANY), speaker);
  const turn = whose === undefined ? 'each turn' : whose === 'your' ? 'your turn' : "an opponent's turn";
  const plays = whose === undefined ? 'a player plays' : whose === 'your' ? 'you play' : 'an opponent plays';
  switch (on) {
    case 'turn-begins':
      return `at the beginning of ${turn}`;
    case 'turn-ends':
      return `at the end of ${turn}`;
    case 'card-played':
      return `when ${plays} a card`;
    case 'feat-played':
      return `when ${plays} a feat`;
    case 'deployed':
      return `when ${who} is deployed`;
    case 'activation-begins':
      return `at the start of the activation of ${who}`;
    case 'movement-ended':
      return `when ${who} has ended its movement`;
    case 'attack-declared':
    case 'attacked':
      return `when ${attackClause(event, speaker)}`;
    case 'rolled':
      return `after the dice of ${attackNoun(event, speaker)} have been rolled`;
    case 'attack-ended':
      return `after ${attackNoun(event, speaker)}`;
    case 'damage':
      return `when ${who} would take damage`;
    case 'death':
      return `when ${who} dies`;
    case 'killed':
      return `when ${say(event.attacker ?? some('a', ANY), speaker)} kills ${who}`;
    case 'healed':
      return `when ${who} is healed`;
    case 'pushed':
      return `when ${who} is pushed`;
  }

  function attackClause({ attacker, target }: Event, of: Speaker): string {
    const kind = types.length === 0 ? '' : `${article(attackTypes(types, 'or'))} attack`;
    const how = kind === '' ? '' : `with ${kind}`;
    if (attacker !== undefined)
      return words(say(attacker, of), 'attacks', target !== undefined && say(target, of), how);
    if (target !== undefined) return words(say(target, of), 'is attacked', how);
    return `${kind === '' ? 'an attack' : kind} is declared`;
  }

  function attackNoun({ attacker, target }: Event, of: Speaker): string {
    return words(
      article(words(attackTypes(types, 'or'), 'attack')),
      target !== undefined && `on ${say(target, of)}`,
      attacker !== undefined && `by ${say(attacker, of)}`,
    );
  }
}

function testWords(test: Test, speaker: Speaker): string {
  switch (test.if) {
    case 'income':
      return `your income is at least ${test.atLeast}`;
    case 'wounded':
      return `${say(test.who, speaker)} is wounded`;
    case 'controls':
      return test.atLeast === 1
        ? `you control ${say(some('a', test.kind), speaker)}`
        : `you control ${say(some({ atLeast: test.atLeast }, test.kind), speaker)}`;
    case 'hall':
      return `at least ${plural(test.atLeast, 'card')} ${test.atLeast === 1 ? 'lies' : 'lie'} in your Hall of Ancestors`;
    case 'is':
      return `${say(test.who, speaker)} is ${isWords(test.kind, false, speaker)}`;
    case 'attack':
      return `it is ${article(attackTypes(test.types, 'or'))} attack`;
    case 'your-turn':
      return test.is ? 'it is your turn' : 'it is not your turn';
  }
}
