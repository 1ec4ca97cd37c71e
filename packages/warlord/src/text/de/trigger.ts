/**
 * German triggers: one phrase for each window.
 */
import type { Case } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { Trigger, Where } from '../../abilities/language.ts';
import { momentsOf, strikesOf, type Attempt, type Moment } from '../moment.ts';
import { isOnlySpells, type NounKind } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import { given } from './condition.ts';
import { ACTION, CARD, ITEM, MELEE, ORDER, RANGED, REACT, SPELL } from './lexicon.ts';
import { named, simple, whole, type Np } from './np.ts';
import { noun } from './phrase.ts';
import { known } from './refer.ts';
import { A_CHARACTER, outcome, rolled, rolls, strikes } from './roll.ts';

export function trigger(on: Trigger, s: Setting): string {
  const moments = listed(
    momentsOf(on).map((moment) => momentText(moment, on, s)),
    'oder',
  );
  return on.if === undefined ? moments : `${moments}, ${given(on.if, s, 'falls')}`;
}

type Role = 'this' | 'self' | Where | undefined;

function one(role: Role, s: Setting, kind: NounKind = 'character'): Np | undefined {
  if (role === undefined) return undefined;
  return typeof role === 'string' ? known(role, s) : noun(role, kind, 'ein', s);
}

function momentText(moment: Moment, t: Trigger, s: Setting): string {
  const by = one(t.by, s);
  const on = one(t.on, s);
  const actor = whole(by ?? A_CHARACTER, 'nom');
  const victim = (kasus: Case): string => whole(on ?? A_CHARACTER, kasus);
  const self = whole(on ?? by ?? one(t.card, s, 'item') ?? A_CHARACTER, 'nom');
  const against = on && `gegen ${whole(on, 'acc')}`;
  const strike = strikes(strikesOf(t));
  switch (moment.moment) {
    case 'targeted':
      return words(
        'nachdem',
        victim('nom'),
        'zum Ziel',
        attempts(moment.by, t, s),
        by && whole(by, 'gen'),
        'erklärt wurde',
      );
    case 'aimed':
      return on === undefined
        ? words('nachdem', actor, 'ein Ziel für', strikes(moment.with)('acc'), 'erklärt hat')
        : words('nachdem', actor, whole(on, 'acc'), 'zum Ziel', strikes(moment.with)('gen'), 'erklärt hat');
    case 'struck':
      return by === undefined
        ? words('nach', strikes(moment.with)('dat'), against)
        : words('nachdem', actor, strikes(moment.with)('acc'), against, 'ausgeführt hat');
    case 'reforming':
      return words('bevor', victim('nom'), 'aus einem illegalen Rang vorwärts fällt');
    case 'before_ranged_target':
      return words('bevor', actor, 'ein Ziel für einen Fernangriff erklärt');
    case 'before_strike_roll': {
      const melee = strikesOf(t).length === 0 ? strikes(['melee']) : strike;
      return by === undefined
        ? words('bevor für', melee('acc'), against, 'gewürfelt wird')
        : words('bevor', actor, 'für', melee('acc'), against, 'würfelt');
    }
    case 'after_die_roll':
    case 'before_die_roll':
      return rolled(moment.moment === 'after_die_roll', t, by, against);
    case 'after_hit':
      return by === undefined
        ? words('nachdem', victim('nom'), 'von', strike('dat'), 'getroffen wurde')
        : words('nachdem', actor, on && whole(on, 'acc'), 'mit', strike('dat'), 'getroffen hat');
    case 'strike_missed':
      return by === undefined || on === undefined
        ? words('nachdem', strike('nom'), by && whole(by, 'gen'), against, 'sein Ziel verfehlt hat')
        : words('nachdem', actor, whole(on, 'acc'), 'mit', strike('dat'), 'verfehlt hat');
    case 'before_wounds':
      return by === undefined
        ? words('bevor', victim('nom'), source(t, 'durch'), 'Wunden erleidet')
        : words('bevor', actor, victim('dat'), source(t, 'mit'), 'Wunden zufügt');
    case 'wounded':
      return by === undefined
        ? words('nachdem', victim('nom'), source(t, 'durch'), 'Wunden erlitten hat')
        : words('nachdem', actor, victim('dat'), source(t, 'mit'), 'Wunden zugefügt hat');
    case 'killed':
      return by === undefined
        ? words('nachdem', victim('nom'), source(t, 'durch'), 'getötet wurde')
        : words('nachdem', actor, victim('acc'), source(t, 'mit'), 'getötet hat');
    case 'killed_by_melee':
      return by === undefined
        ? words('nachdem', victim('nom'), 'durch einen Nahkampfschlag getötet wurde')
        : words('nachdem', actor, victim('acc'), 'mit einem Nahkampfschlag getötet hat');
    case 'card_drawn':
      return player(t, whole(one(t.card, s, 'card') ?? simple('ein', CARD), 'acc'), 'gezogen');
    case 'retrieved':
      return player(t, whole(one(t.card, s, 'card') ?? simple('ein', CARD), 'acc'), 'herausgeholt');
    case 'attack_declared':
      return words('wenn', actor, 'angreift');
    case 'attack_ended':
      return words('nachdem', actor, 'angegriffen hat');
    case 'action_played':
      return paid(t, by, s);
    case 'action_performed':
      return words(
        'nachdem',
        actor,
        on && `mit ${whole(on, 'dat')} als Ziel`,
        action(t, 'acc', s),
        isOnlySpells(t.card) ? 'gewirkt hat' : 'ausgeführt hat',
      );
    case 'entered_play':
      return words('nachdem', self, 'ins Spiel gekommen ist');
    case 'left_play':
      return words('nachdem', self, 'das Spiel verlassen hat');
    case 'moved':
      return words('nachdem', self, MOVED[t.movedBy ?? 'any']);
    case 'maneuvered':
      return words('nachdem', self, 'manövriert hat');
    case 'orientation_changed': {
      const subject = whole(on ?? one(t.card, s, 'item') ?? A_CHARACTER, 'nom');
      const because = by && `durch ${whole(by, 'acc')}`;
      if (t.became === 'ready') return words('nachdem', subject, 'sich', because, 'erholt hat');
      return words('nachdem', subject, because, BECAME[t.became ?? 'any']);
    }
    case 'equipped': {
      const item = one(t.card, s, 'item');
      if (t.card === 'self' && on === undefined && by === undefined)
        return words('nachdem', item?.cases.nom, 'ausgerüstet wurde');
      return words(
        'nachdem',
        whole(on ?? by ?? A_CHARACTER, 'nom'),
        'mit',
        whole(item ?? simple('ein', ITEM), 'dat'),
        'ausgerüstet wurde',
      );
    }
    case 'check_or_save_result':
      return words('nachdem', actor, rolls(t, 'acc', ['check', 'save']), outcome(t));
    case 'initiative_settled':
      if (t.initiative === undefined) return 'nachdem die Initiative feststeht';
      return `nachdem du die Initiative ${t.initiative === 'won' ? 'gewonnen' : 'verloren'} hast`;
  }
}

const MOVED = {
  any: 'sich bewegt hat',
  fall: 'vorwärts gefallen ist',
  maneuver: 'sich durch ein Manöver bewegt hat',
  effect: 'durch einen Effekt bewegt wurde',
} as const;

const BECAME = {
  any: 'erholt, verausgabt oder betäubt wurde',
  spent: 'verausgabt wurde',
  stunned: 'betäubt wurde',
} as const;

function player({ by }: Trigger, what: string, done: string): string {
  const controller = typeof by === 'object' ? by.controller : undefined;
  if (by === 'this' || controller === 'you') return `nachdem du ${what} ${done} hast`;
  return `nachdem ${controller === 'opponent' ? 'ein Gegner' : 'ein Spieler'} ${what} ${done} hat`;
}

function attempts(kinds: readonly Attempt[], t: Trigger, s: Setting): string {
  const aimed = kinds.filter((kind) => kind === 'melee' || kind === 'ranged');
  const rest = kinds
    .filter((kind) => kind !== 'melee' && kind !== 'ranged')
    .map((kind) => (kind === 'spell' ? simple('ein', SPELL).cases.gen : action(t, 'gen', s)));
  const each = rest.length > 0 ? aimed.map((kind) => strikes([kind])('gen')) : [strikes(aimed)('gen')];
  return listed([...(aimed.length > 0 ? each : []), ...rest], 'oder');
}

const ACTIONS = {
  order: simple('ein', ORDER),
  react: simple('ein', REACT),
  spend: simple('ein', ACTION, false, ['verausgabend']),
} as const;

function action(t: Trigger, kasus: Case, s: Setting): string {
  const card = one(t.card, s, 'action');
  if (t.action === undefined) return whole(card ?? simple('ein', ACTION), kasus);
  return card === undefined
    ? ACTIONS[t.action].cases[kasus]
    : `${whole(card, kasus)} als ${ACTIONS[t.action].cases.nom.replace(/^eine? /, '')}`;
}

function paid(t: Trigger, by: Np | undefined, s: Setting): string {
  if (by === undefined) return `nachdem die Kosten für ${action(t, 'acc', s)} bezahlt wurden`;
  if (t.action !== 'spend')
    return words('nachdem', whole(by, 'nom'), 'die Kosten für', action(t, 'acc', s), 'bezahlt hat');
  const card = whole(one(t.card, s, 'action') ?? simple('ein', ACTION), 'acc');
  return words(
    'nachdem',
    whole(by, 'nom'),
    `sich verausgabt hat, um ${card} ${isOnlySpells(t.card) ? 'zu wirken' : 'auszuführen'}`,
  );
}

const SOURCES: Readonly<Record<'melee' | 'ranged' | 'spell' | 'action' | 'fall', Np>> = {
  melee: simple('ein', MELEE),
  ranged: simple('ein', RANGED),
  spell: simple('ein', SPELL),
  action: simple('ein', ACTION),
  fall: named('Vorwärtsfallen'),
};

function source(t: Trigger, preposition: 'durch' | 'mit'): string | undefined {
  const via = many(t.via);
  const kasus = preposition === 'durch' ? 'acc' : 'dat';
  const others = via.flatMap((kind) => (kind === 'cost' ? [] : SOURCES[kind].cases[kasus]));
  const parts = [
    ...(others.length > 0 ? [`${preposition} ${listed(others, 'oder')}`] : []),
    ...(via.includes('cost') ? ['als Kosten'] : []),
  ];
  return parts.length > 0 ? listed(parts, 'oder') : undefined;
}
