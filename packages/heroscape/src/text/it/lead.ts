/**
 * Italian: what stands before the main clause.
 */
import { definite, with_ } from '@muster/grammar/italian';
import { words } from '@muster/grammar/phrases';
import type { ActWindow } from '../../abilities/language.ts';
import traits from '../traits.json' with { type: 'json' };
import type { Noun } from '../skeleton/noun.ts';
import type { Encounter, Lead, Result } from '../skeleton/plan.ts';
import type { Talk } from '../talk.ts';
import { joinedClauses } from './clause.ts';
import { cardOf, nounPhrase, say } from './noun.ts';
import { groundSpace } from './place.ts';

export function leadWords(lead: Lead, talk: Talk): string {
  switch (lead.lead) {
    case 'if':
      return `se ${joinedClauses(lead.clauses, talk, 'sub')}`;
    case 'when':
      return `quando ${joinedClauses(lead.clauses, talk, 'sub')}`;
    case 'unless':
      return `tranne quando ${joinedClauses(lead.clauses, talk, 'sub', 'o')}`;
    case 'encounter':
      return encounterWords(lead.encounter, talk);
    case 'height':
      return 'con il vantaggio di altezza';
    case 'on':
      return `su una ${groundSpace(lead.ground)}`;
    case 'window':
      return windowWords(lead.window, lead.who, talk);
    case 'once':
      return `una volta per ${{ game: 'partita', round: 'round', turn: 'turno' }[lead.per]}`;
    case 'result':
      return resultWords(lead.result);
    case 'if-done':
      return 'in tal caso';
    case 'otherwise':
      return 'altrimenti';
    case 'then':
      return 'poi';
    case 'doing-so':
      return 'nel farlo';
    case 'while-active':
      return `finché ${lead.state} è attivo`;
    case 'first-round':
      return 'nel primo round';
    case 'instead-of-moving':
      return 'invece del movimento normale';
    case 'instead-of-acting':
      return 'invece di muovere e attaccare normalmente';
    case 'instead-of-turn':
      return `invece di svolgere un turno con ${say(lead.who, talk)}`;
    case 'after-own-move':
      return 'dopo il movimento';
    case 'each-skull':
      return 'per ogni teschio';
  }
}

/** "contro gli attacchi normali di miniature adiacenti" */
function encounterWords({ side, attack, other }: Encounter, talk: Talk): string {
  if (side === 'attacker') {
    const whom = other === undefined ? undefined : nounPhrase(other, talk);
    const against = whom === undefined ? '' : `contro ${definite(whom.text, whom)}`;
    if (attack === undefined) return against === '' ? 'quando attacca' : against;
    return words(attack === 'normal' ? 'negli attacchi normali' : 'negli attacchi speciali', against);
  }
  const kind =
    attack === undefined ? 'gli attacchi' : attack === 'normal' ? 'gli attacchi normali' : 'gli attacchi speciali';
  return words('contro', kind, other !== undefined && with_('di', say(other, talk)));
}

function windowWords(window: ActWindow, who: Noun, talk: Talk): string {
  switch (window) {
    case 'start-of-game':
      return "all'inizio della partita";
    case 'start-of-round':
      return "all'inizio di ogni round";
    case 'markers-placed':
      return 'dopo aver messo tutti i segnalini ordine';
    case 'marker-revealed':
      return `dopo aver rivelato un segnalino ordine ${with_('su', cardOf(who, talk))}`;
    case 'before-turn':
      return `prima di svolgere un turno con ${say(who, talk)}`;
    case 'before-moving':
      return `prima di muovere ${say(who, talk)}`;
    case 'while-moving':
      return `in qualsiasi momento mentre muovi ${say(who, talk)}`;
    case 'after-moving':
      return `dopo aver mosso ${say(who, talk)} e prima di attaccare`;
    case 'instead-of-attacking':
      return `invece di attaccare con ${say(who, talk)}`;
    case 'instead-of-attacking-card':
      return `dopo aver mosso ${say(who, talk)} e invece di attaccare`;
    case 'after-attacking':
      return `dopo aver attaccato con ${say(who, talk)}`;
    case 'after-turn':
      return `dopo aver svolto un turno con ${say(who, talk)}`;
    case 'end-of-turn':
      return `alla fine di un turno con ${say(who, talk)}`;
  }
}

function resultWords({ unit, general, from, to }: Result): string {
  if (unit === 'd20') {
    if (to === from || (to === undefined && from === 20)) return `con ${from}`;
    return to === undefined ? `con ${from} o più` : `con ${from}–${to}`;
  }
  const count = to === undefined ? `almeno ${from}` : to === from ? `${from}` : `${from}–${to}`;
  const one = from === 1 && (to === undefined || to === 1);
  if (unit === 'skull') return `con ${count} ${one ? 'teschio' : 'teschi'}`;
  return `con ${count} ${one ? 'simbolo' : 'simboli'}${general === undefined ? '' : ` di ${traits.general[general].it}`}`;
}
