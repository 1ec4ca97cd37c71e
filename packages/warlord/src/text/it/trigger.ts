/**
 * Italian triggers: one phrase for each window. Where a participle must agree, a name gives way to a noun.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { RollKind, Trigger, Where } from '../../abilities/language.ts';
import { momentsOf, strikesOf, type Aimed, type Attempt, type Moment } from '../moment.ts';
import { isOnlySpells, type NounKind } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import { given } from './condition.ts';
import { agreed, inO, type Lexeme } from './grammar.ts';
import {
  ACTION,
  CARD,
  CHARACTER,
  CHECK,
  DIE_ROLL,
  INITIATIVE_ROLL,
  ITEM,
  MELEE,
  ORDER,
  RANGED,
  REACT,
  SAVE,
  SPELL,
  STATES,
  STRIKE,
} from './lexicon.ts';
import { after, agreeing, bare, indefinite, np, type Np } from './np.ts';
import { noun } from './phrase.ts';
import { known } from './refer.ts';

export function trigger(on: Trigger, s: Setting): string {
  const moments = listed(
    momentsOf(on).map((moment) => momentText(moment, on, s)),
    'o',
  );
  return on.if === undefined ? moments : `${moments}, ${given(on.if, s)}`;
}

type Role = 'this' | 'self' | Where | undefined;

function one(role: Role, s: Setting, kind: NounKind = 'character'): Np | undefined {
  if (role === undefined) return undefined;
  return typeof role === 'string' ? known(role, s) : noun(role, kind, 'a', s);
}

const A_CHARACTER = indefinite(CHARACTER);

/** "è stato ucciso": subject and participles agree. */
function was(subject: Np, participle: string, been = true): string {
  const who = agreeing(subject);
  const said = agreed(inO(participle), who);
  return words(bare(who), who.plural ? 'sono' : 'è', been ? agreed(inO('stato'), who) : undefined, said);
}

function momentText(moment: Moment, t: Trigger, s: Setting): string {
  const by = one(t.by, s);
  const on = one(t.on, s);
  const actor = bare(by ?? A_CHARACTER);
  const victim = on ?? A_CHARACTER;
  const self = on ?? by ?? one(t.card, s, 'item') ?? A_CHARACTER;
  const against = on && after('contro', on);
  const strike = strikes(strikesOf(t));
  switch (moment.moment) {
    case 'targeted':
      return words('dopo che', attempts(moment.by, t, s), by && after('di', by), 'ha preso di mira', bare(victim));
    case 'aimed':
      return on === undefined
        ? words('dopo che', actor, 'ha scelto il bersaglio di', strikes(moment.with))
        : words('dopo che', actor, 'ha preso di mira', bare(on), 'con', strikes(moment.with));
    case 'struck':
      return by === undefined
        ? words('dopo', strikes(moment.with), against)
        : words('dopo che', actor, 'ha effettuato', strikes(moment.with), against);
    case 'reforming':
      return words('prima che', bare(victim), 'cada in avanti da un rango illegale');
    case 'before_ranged_target':
      return words('prima che', actor, 'scelga il bersaglio di un colpo a distanza');
    case 'before_strike_roll': {
      const blow = strikesOf(t).length === 0 ? strikes(['melee']) : strike;
      return by === undefined
        ? words('prima del tiro per', blow, against)
        : words('prima che', actor, 'tiri il dado per', blow, against);
    }
    case 'after_die_roll':
    case 'before_die_roll':
      return rolled(moment.moment === 'after_die_roll', t, by, against);
    case 'after_hit':
      return by === undefined
        ? words('dopo che', strike, against, 'è andato a segno')
        : words('dopo che', actor, 'ha messo a segno', strike, against);
    case 'strike_missed':
      return by === undefined || on === undefined
        ? words('dopo che', strike, by && after('di', by), against, 'è andato a vuoto')
        : words('dopo che', actor, 'ha mancato', bare(on), 'con', strike);
    case 'before_wounds':
      return by === undefined
        ? words('prima che', bare(victim), 'subisca ferite', source(t, 'da'))
        : words('prima che', actor, 'infligga ferite', after('a', victim), source(t, 'con'));
    case 'wounded':
      return by === undefined
        ? words('dopo che', bare(victim), 'ha subito ferite', source(t, 'da'))
        : words('dopo che', actor, 'ha inflitto ferite', after('a', victim), source(t, 'con'));
    case 'killed':
      return by === undefined
        ? words('dopo che', was(victim, 'ucciso'), source(t, 'da'))
        : words('dopo che', actor, 'ha ucciso', bare(victim), source(t, 'con'));
    case 'killed_by_melee':
      return by === undefined
        ? words('dopo che', was(victim, 'ucciso'), 'da un colpo di mischia')
        : words('dopo che', actor, 'ha ucciso', bare(victim), 'con un colpo di mischia');
    case 'card_drawn':
      return player(t, 'pescato', bare(one(t.card, s, 'card') ?? indefinite(CARD)));
    case 'retrieved':
      return player(t, 'recuperato', bare(one(t.card, s, 'card') ?? indefinite(CARD)));
    case 'attack_declared':
      return words('quando', actor, 'attacca');
    case 'attack_ended':
      return words('dopo che', actor, 'ha attaccato');
    case 'action_played':
      return paid(t, by, s);
    case 'action_performed':
      return words(
        'dopo che',
        actor,
        isOnlySpells(t.card) ? 'ha lanciato' : 'ha eseguito',
        bare(action(t, s)),
        on && `che bersaglia ${bare(on)}`,
      );
    case 'entered_play':
      return words('dopo che', was(self, 'entrato', false), 'in gioco');
    case 'left_play':
      return words('dopo che', bare(self), 'ha lasciato il gioco');
    case 'moved':
      return moved(t, self);
    case 'maneuvered':
      return words('dopo che', bare(self), 'ha manovrato');
    case 'orientation_changed': {
      const who = on ?? one(t.card, s, 'item') ?? A_CHARACTER;
      const states = t.became === undefined ? (['ready', 'spent', 'stunned'] as const) : [t.became];
      const became = states.map((state) => agreed(STATES[state], agreeing(who)));
      return words('dopo che', was(who, 'diventato', false), listed(became, 'o'), by && `a causa ${after('di', by)}`);
    }
    case 'equipped': {
      const item = one(t.card, s, 'item');
      if (t.card === 'self' && on === undefined && by === undefined)
        return words('dopo che', was(item ?? A_CHARACTER, 'equipaggiato'));
      return words('dopo che', was(on ?? by ?? A_CHARACTER, 'equipaggiato'), 'con', bare(item ?? indefinite(ITEM)));
    }
    case 'check_or_save_result':
      return words('dopo che', actor, outcome(t), rolls(t, ['check', 'save']));
    case 'initiative_settled':
      if (t.initiative === undefined) return "dopo che l'iniziativa è stata stabilita";
      return `dopo che hai ${t.initiative === 'won' ? 'vinto' : 'perso'} l'iniziativa`;
  }
}

function moved(t: Trigger, who: Np): string {
  const si = agreeing(who);
  switch (t.movedBy) {
    case 'fall':
      return words('dopo che', was(who, 'caduto', false), 'in avanti');
    case 'effect':
      return words('dopo che', was(who, 'mosso'), 'da un effetto');
    case 'maneuver':
      return words('dopo che', bare(si), 'si è', agreed(inO('mosso'), si), 'con una manovra');
    default:
      return words('dopo che', bare(si), 'si è', agreed(inO('mosso'), si));
  }
}

function player({ by }: Trigger, done: string, what: string): string {
  const controller = typeof by === 'object' ? by.controller : undefined;
  if (by === 'this' || controller === 'you') return `dopo che hai ${done} ${what}`;
  return `dopo che ${controller === 'opponent' ? 'un avversario' : 'un giocatore'} ha ${done} ${what}`;
}

/** "un colpo di mischia o a distanza"; a bare strike when any is meant. */
function strikes(kinds: readonly Aimed[]): string {
  if (kinds.length > 1) return 'un colpo di mischia o a distanza';
  return bare(indefinite(kinds[0] === undefined ? STRIKE : kinds[0] === 'melee' ? MELEE : RANGED));
}

function attempts(kinds: readonly Attempt[], t: Trigger, s: Setting): string {
  const aimed = kinds.filter((kind) => kind === 'melee' || kind === 'ranged');
  const rest = kinds
    .filter((kind) => kind !== 'melee' && kind !== 'ranged')
    .map((kind) => bare(kind === 'spell' ? indefinite(SPELL) : action(t, s)));
  const each = rest.length > 0 ? aimed.map((kind) => strikes([kind])) : [strikes(aimed)];
  return listed([...(aimed.length > 0 ? each : []), ...rest], 'o');
}

const ACTIONS: Readonly<Record<'order' | 'react' | 'spend', Np>> = {
  order: indefinite(ORDER),
  react: indefinite(REACT),
  spend: np('a', 'azione con spesa', { gender: 'f', plural: false }),
};

function action(t: Trigger, s: Setting): Np {
  const card = one(t.card, s, 'action');
  if (t.action === undefined) return card ?? indefinite(ACTION);
  return card === undefined ? ACTIONS[t.action] : { ...card, text: `${card.text} come ${ACTIONS[t.action].text}` };
}

function paid(t: Trigger, by: Np | undefined, s: Setting): string {
  if (by === undefined) return `dopo che sono stati pagati i costi ${after('di', action(t, s))}`;
  if (t.action !== 'spend') return words('dopo che', bare(by), 'ha pagato i costi', after('di', action(t, s)));
  const card = one(t.card, s, 'action') ?? indefinite(ACTION);
  return words('dopo che', bare(by), 'ha pagato i costi', after('di', card), 'spendendosi');
}

const SOURCES = {
  melee: 'un colpo di mischia',
  ranged: 'un colpo a distanza',
  spell: 'un incantesimo',
  action: "un'azione",
  fall: 'una caduta in avanti',
} as const;

function source(t: Trigger, preposition: 'da' | 'con'): string | undefined {
  const via = many(t.via);
  const others = via.flatMap((kind) => (kind === 'cost' ? [] : SOURCES[kind]));
  const parts = [
    ...(others.length > 0 ? [`${preposition} ${listed(others, 'o')}`] : []),
    ...(via.includes('cost') ? ['come costo'] : []),
  ];
  return parts.length > 0 ? listed(parts, 'o') : undefined;
}

const ROLLS: Readonly<Record<RollKind, Lexeme>> = {
  melee: MELEE,
  ranged: RANGED,
  check: CHECK,
  save: SAVE,
  initiative: INITIATIVE_ROLL,
};

function rolls(t: Trigger, otherwise: readonly RollKind[] = []): string {
  const kinds = t.roll === undefined ? otherwise : many(t.roll);
  return listed(
    kinds.length === 0 ? [bare(indefinite(DIE_ROLL))] : kinds.map((kind) => bare(indefinite(ROLLS[kind]))),
    'o',
  );
}

function rolled(late: boolean, t: Trigger, by: Np | undefined, against: string | undefined): string {
  const kinds = many(t.roll);
  const aimed = kinds.filter((kind) => kind === 'melee' || kind === 'ranged');
  const who = by && bare(by);
  if (t.result === 'critical-success' || t.result === 'critical-failure') {
    const what = t.result === 'critical-success' ? 'un Successo Critico' : 'un Fallimento Critico';
    const at = kinds.length === 0 ? undefined : `in ${rolls(t)}`;
    if (who === undefined)
      return words(late ? 'dopo che è stato ottenuto' : 'prima che venga ottenuto', what, at, against);
    return words(late ? 'dopo che' : 'prima che', who, late ? 'ha ottenuto' : 'ottenga', what, at, against);
  }
  if (t.result !== undefined) return words('dopo che', bare(by ?? A_CHARACTER), outcome(t), rolls(t), against);
  if (aimed.length > 0 && aimed.length === kinds.length) {
    if (who === undefined) return words(late ? 'dopo il tiro per' : 'prima del tiro per', strikes(aimed), against);
    return words(
      late ? 'dopo che' : 'prima che',
      who,
      late ? 'ha tirato il dado per' : 'tiri il dado per',
      strikes(aimed),
      against,
    );
  }
  if (who === undefined) return words(late ? 'dopo' : 'prima di', rolls(t), against);
  return words(late ? 'dopo che' : 'prima che', who, late ? 'ha effettuato' : 'effettui', rolls(t), against);
}

function outcome(t: Trigger): string {
  switch (t.result) {
    case 'success':
      return 'ha superato';
    case 'failure':
      return 'ha fallito';
    case 'critical-success':
      return 'ha superato con un Successo Critico';
    case 'critical-failure':
      return 'ha fallito con un Fallimento Critico';
    default:
      return 'ha concluso';
  }
}
