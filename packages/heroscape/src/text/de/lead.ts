/**
 * German: what stands before the main clause.
 */
import { words } from '@muster/grammar/phrases';
import type { ActWindow } from '../../abilities/language.ts';
import traits from '../traits.json' with { type: 'json' };
import type { Noun } from '../skeleton/noun.ts';
import type { Encounter, Lead, Result } from '../skeleton/plan.ts';
import type { Talk } from '../talk.ts';
import { joinedClauses } from './clause.ts';
import { cardOf, of, say } from './noun.ts';
import { onGround } from './place.ts';

/** Whether it is a clause of its own, with a comma behind it. */
export function isClause({ lead }: Lead): boolean {
  return lead === 'if' || lead === 'when' || lead === 'unless' || lead === 'while-active';
}

export function leadWords(lead: Lead, talk: Talk): string {
  switch (lead.lead) {
    case 'if':
    case 'when':
      return `wenn ${joinedClauses(lead.clauses, talk, 'sub')}`;
    case 'unless':
      return `außer wenn ${joinedClauses(lead.clauses, talk, 'sub', 'oder')}`;
    case 'encounter':
      return encounterWords(lead.encounter, talk);
    case 'height':
      return 'mit Höhenvorteil';
    case 'on':
      return onGround(lead.ground);
    case 'window':
      return windowWords(lead.window, lead.who, talk);
    case 'once':
      return `einmal pro ${{ game: 'Spiel', round: 'Runde', turn: 'Zug' }[lead.per]}`;
    case 'result':
      return resultWords(lead.result);
    case 'if-done':
      return 'in diesem Fall';
    case 'otherwise':
      return 'andernfalls';
    case 'then':
      return 'danach';
    case 'doing-so':
      return 'dabei';
    case 'while-active':
      return `solange ${lead.state} aktiv ist`;
    case 'first-round':
      return 'in der ersten Runde';
    case 'instead-of-moving':
      return 'statt der normalen Bewegung';
    case 'instead-of-acting':
      return 'statt der normalen Bewegung und des normalen Angriffs';
    case 'instead-of-turn':
      return `statt eines Zuges mit ${say(lead.who, talk, 'dat')}`;
    case 'after-own-move':
      return 'nach der Bewegung';
    case 'each-skull':
      return 'für jeden Schädel';
  }
}

/** "gegen normale Angriffe von benachbarten Figuren" */
function encounterWords({ side, attack, other }: Encounter, talk: Talk): string {
  if (side === 'attacker') {
    const whom = other === undefined ? '' : `gegen ${say(other, talk, 'acc')}`;
    if (attack === undefined) return whom === '' ? 'beim Angreifen' : whom;
    return words(attack === 'normal' ? 'bei normalen Angriffen' : 'bei Spezialangriffen', whom);
  }
  const kind = attack === undefined ? 'Angriffe' : attack === 'normal' ? 'normale Angriffe' : 'Spezialangriffe';
  return words('gegen', kind, other !== undefined && `von ${say(other, talk, 'dat')}`);
}

function windowWords(window: ActWindow, who: Noun, talk: Talk): string {
  switch (window) {
    case 'start-of-game':
      return 'zu Spielbeginn';
    case 'start-of-round':
      return 'zu Beginn jeder Runde';
    case 'markers-placed':
      return 'nach dem Setzen aller Befehlsmarker';
    case 'marker-revealed':
      return `nach dem Aufdecken eines Befehlsmarkers auf ${cardOf(who, talk)}`;
    case 'before-turn':
      return `vor einem Zug mit ${say(who, talk, 'dat')}`;
    case 'before-moving':
      return `vor der Bewegung ${of(who, talk)}`;
    case 'while-moving':
      return `jederzeit während der Bewegung ${of(who, talk)}`;
    case 'after-moving':
      return `nach der Bewegung ${of(who, talk)} und vor dem Angriff`;
    case 'instead-of-attacking':
      return `statt eines Angriffs mit ${say(who, talk, 'dat')}`;
    case 'instead-of-attacking-card':
      return `nach der Bewegung und statt der Angriffe ${of(who, talk)}`;
    case 'after-attacking':
      return `nach dem Angriff mit ${say(who, talk, 'dat')}`;
    case 'after-turn':
      return `nach einem Zug mit ${say(who, talk, 'dat')}`;
    case 'end-of-turn':
      return `am Ende eines Zuges mit ${say(who, talk, 'dat')}`;
  }
}

function resultWords({ unit, general, from, to }: Result): string {
  if (unit === 'd20') {
    if (to === from || (to === undefined && from === 20)) return `bei ${from}`;
    return to === undefined ? `bei ${from} oder mehr` : `bei ${from}–${to}`;
  }
  const count = to === undefined ? `mindestens ${from}` : to === from ? `${from}` : `${from}–${to}`;
  if (unit === 'skull') return `bei ${count} Schädel${from === 1 && to === undefined ? '' : 'n'}`;
  return `bei ${count} ${from === 1 ? 'Symbol' : 'Symbolen'}${general === undefined ? '' : ` von ${traits.general[general].de}`}`;
}
