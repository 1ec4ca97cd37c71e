/**
 * English: what stands before the main clause.
 */
import { words } from '@muster/grammar/phrases';
import type { ActWindow } from '../../abilities/language.ts';
import traits from '../traits.json' with { type: 'json' };
import type { Noun } from '../skeleton/noun.ts';
import type { Encounter, Lead, Result } from '../skeleton/plan.ts';
import type { Talk } from '../talk.ts';
import { joinedClauses } from './clause.ts';
import { say, whose } from './noun.ts';
import { groundSpace } from './place.ts';
import { article } from './article.ts';

export function leadWords(lead: Lead, talk: Talk): string {
  switch (lead.lead) {
    case 'if':
      return `if ${joinedClauses(lead.clauses, talk, 'sub')}`;
    case 'when':
      return `when ${joinedClauses(lead.clauses, talk, 'sub')}`;
    case 'unless':
      return `unless ${joinedClauses(lead.clauses, talk, 'sub', 'or')}`;
    case 'encounter':
      return encounterWords(lead.encounter, talk);
    case 'height':
      return 'with height advantage';
    case 'on':
      return `on ${article(groundSpace(lead.ground))}`;
    case 'window':
      return windowWords(lead.window, lead.who, talk);
    case 'once':
      return `once per ${lead.per}`;
    case 'result':
      return resultWords(lead.result);
    case 'if-done':
      return 'if you do';
    case 'otherwise':
      return 'otherwise';
    case 'then':
      return 'then';
    case 'doing-so':
      return 'in doing so';
    case 'while-active':
      return `while ${lead.state} is active`;
    case 'first-round':
      return 'in the first round';
    case 'instead-of-moving':
      return 'instead of moving normally';
    case 'instead-of-acting':
      return 'instead of moving and attacking normally';
    case 'instead-of-turn':
      return `instead of taking a turn with ${say(lead.who, talk)}`;
    case 'after-own-move':
      return 'after the move';
    case 'each-skull':
      return 'for each skull';
  }
}

/** "against normal attacks of adjacent figures" */
function encounterWords({ side, attack, other }: Encounter, talk: Talk): string {
  const kind = attack === undefined ? 'attacks' : `${attack} attacks`;
  const whom = other === undefined ? '' : say(other, talk);
  if (side === 'attacker')
    return attack === undefined
      ? whom === ''
        ? 'when attacking'
        : `against ${whom}`
      : words('with', kind, whom !== '' && `against ${whom}`);
  return words('against', kind, whom !== '' && `of ${whom}`);
}

function windowWords(window: ActWindow, who: Noun, talk: Talk): string {
  switch (window) {
    case 'start-of-game':
      return 'at the start of the game';
    case 'start-of-round':
      return 'at the start of each round';
    case 'markers-placed':
      return 'after all order markers have been placed';
    case 'marker-revealed':
      return who.n === 'some'
        ? `after revealing an order marker on the card of ${say(who, talk)}`
        : `after revealing an order marker on ${whose(who, talk)} card`;
    case 'before-turn':
      return `before taking a turn with ${say(who, talk)}`;
    case 'before-moving':
      return `before moving ${say(who, talk)}`;
    case 'while-moving':
      return `at any point while moving ${say(who, talk)}`;
    case 'after-moving':
      return `after moving ${say(who, talk)} and before attacking`;
    case 'instead-of-attacking':
      return `instead of attacking with ${say(who, talk)}`;
    case 'instead-of-attacking-card':
      return `after moving ${say(who, talk)} and instead of attacking with it`;
    case 'after-attacking':
      return `after attacking with ${say(who, talk)}`;
    case 'after-turn':
      return `after taking a turn with ${say(who, talk)}`;
    case 'end-of-turn':
      return `at the end of a turn with ${say(who, talk)}`;
  }
}

function resultWords({ unit, general, from, to }: Result): string {
  if (unit === 'd20') {
    if (to === from) return `on ${from}`;
    if (to === undefined) return from === 20 ? 'on 20' : `on ${from} or higher`;
    return `on ${from}–${to}`;
  }
  const noun = unit === 'skull' ? 'skull' : `symbol of ${general === undefined ? '' : traits.general[general].en}`;
  const many = unit === 'skull' ? 'skulls' : `symbols of ${general === undefined ? '' : traits.general[general].en}`;
  const count = to === undefined ? `at least ${from}` : to === from ? `${from}` : `${from}–${to}`;
  return `with ${count} ${from === 1 && (to === undefined || to === 1) ? noun : many}`;
}
