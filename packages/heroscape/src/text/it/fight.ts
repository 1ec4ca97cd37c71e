/**
 * Italian: numbers, dice and attacks.
 */
import { with_, type Form } from '@muster/grammar/italian';
import { listed, signed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Bonus, FightVerb, Per, StatWord, Strike, Until } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { same } from '../same.ts';
import { agree, inO } from './grammar.ts';
import { markerWords } from './lexicon.ts';
import { cardOf, say as noun } from './noun.ts';
import { not, say, type Predicate } from './predicate.ts';

const SYMBOLS = { skull: ['teschio', 'teschi'], shield: ['scudo', 'scudi'] } as const;

export function fightPredicate(said: FightVerb, form: Form, talk: Talk): Predicate {
  switch (said.v) {
    case 'gets':
      return say(
        'ricevere',
        words(bonusWords(said.bonuses, talk), said.against !== undefined && `contro ${noun(said.against, talk)}`),
      );
    case 'rolls-at-most': {
      const dice = said.stat === 'attack' ? 'attacco' : 'difesa';
      const tail = words(said.against !== undefined && `contro ${noun(said.against, talk)}`, untilWords(said.until));
      if (said.max === 0) return not('potere', words(`tirare dadi ${dice}`, tail));
      return say('potere', words(`tirare al massimo ${said.max} ${said.max === 1 ? 'dado' : 'dadi'} ${dice}`, tail));
    }
    case 'counts-each': {
      const [one, many] = SYMBOLS[said.what];
      return say('contare', `ogni ${one} ottenuto come ${said.times} ${many}`);
    }
    case 'adds-automatic': {
      const [one, many] = SYMBOLS[said.what];
      return say(
        'aggiungere',
        `${said.count} ${said.count === 1 ? `${one} automatico` : `${many} automatici`} al tiro`,
      );
    }
    case 'uses-symbols': {
      const general = traits.general[said.general].it;
      const dice =
        said.dice === 'same' ? `i dadi simbolo di ${general}` : `altri ${said.dice} dadi simbolo di ${general}`;
      return say('tirare', `${dice}; ogni simbolo conta come 1 ${SYMBOLS[said.what][0]} aggiuntivo`);
    }
    case 'blocks-all':
      return say('bloccare', 'tutti i teschi con un solo scudo');
    case 'receives-at-most':
      return say('subire', `al massimo ${ferite(said.wounds)}`);
    case 'rolls-shield':
      return say('ottenere', 'almeno uno scudo');
    case 'rolls-only-skulls':
      return say('ottenere', 'un teschio con ogni dado attacco');
    case 'excess-hits':
      return say('infliggere', `1 ferita ${with_('a', noun(said.on, talk))} per ogni scudo in eccesso`);
    case 'rerolls':
      return say('ritirare', 'una volta tutti i dadi difesa senza scudo');
    case 'counts-once':
      return say('contare', 'una volta sola');
    case 'attacks-more':
      return say('attaccare', attacksMore(said));
    case 'attacks-fewer':
      return say(
        'potere',
        `attaccare ${said.fewer === 1 ? 'una volta' : `${said.fewer} volte`} in meno per ogni segnalino ferita su questa carta`,
      );
    case 'attacks':
      return say(
        'attaccare',
        words(said.strike.other !== undefined && noun(said.strike.other, talk), withAttack(said.strike)),
      );
    case 'attacks-only':
      return say('attaccare', `soltanto ${noun(said.whom, talk)}`);
    case 'attacks-if-adjacent':
      return say('attaccare', `${noun(said.whom, talk)} con un attacco normale solo se sono adiacenti`);
    case 'attacks-this-turn':
      return say('attaccare', 'in questo turno');
    case 'attacks-all-adjacent':
      return say('attaccare', 'una volta ogni miniatura adiacente invece di attaccare normalmente');
    case 'is-targeted':
      return say('venire', `${agree(inO('scelt'), form)} come bersaglio di ${attackOf(said.strike, talk)}`);
    case 'faces-skulls':
      return say(
        'venire',
        words(
          agree(inO('attaccat'), form),
          byAttacker(said.strike, talk),
          withAttack(said.strike),
          'e il tiro dà almeno un teschio',
        ),
      );
    case 'defends':
      return say(
        'avere',
        words(
          `tirato dadi difesa contro ${attackOf(said.strike, talk)}`,
          said.unhurt === true && 'e non ha subito ferite',
        ),
      );
    case 'would-be-wounded':
      return say(
        'subirebbe',
        words(
          'una o più ferite',
          said.leaving === true ? 'da un attacco di opportunità' : fromAttack(said.strike, talk),
        ),
      );
    case 'would-be-destroyed':
      return say('verrebbe', words(agree(inO('distrutt'), form), fromAttack(said.strike, talk)));
    case 'is-wounded':
      return say('subire', words('una o più ferite', fromAttack(said.strike, talk), 'e sopravvive'));
    case 'wounds':
      return say(
        'infliggere',
        words(
          said.atLeast === undefined ? 'una o più ferite' : `almeno ${ferite(said.atLeast)}`,
          said.strike.other !== undefined && with_('a', noun(said.strike.other, talk)),
          woundingAttack(said),
        ),
      );
    case 'destroys':
      return say(
        'distruggere',
        words(said.strike.other !== undefined && noun(said.strike.other, talk), withAttack(said.strike)),
      );
    case 'is-destroyed':
      return say('venire', words(agree(inO('distrutt'), form), fromAttack(said.strike, talk)));
    case 'has-attacked':
      return say('avere', 'attaccato');
    case 'survives':
      return say('tirare', `dadi difesa contro un attacco ${with_('di', noun(said.attacker, talk))} e sopravvive`);
    case 'is-hidden':
      return not('avere', words('zone colpibili visibili', hiddenWords(said, form)));
  }
}

function hiddenWords(said: Extract<FightVerb, { readonly v: 'is-hidden' }>, form: Form): string {
  const leave = 'lascia la sua casella';
  return words(
    said.until === 'turn' && 'per il resto di questo turno',
    said.until === 'next-marker' && 'finché non riveli il prossimo segnalino ordine',
    said.until === 'moved' && `finché non ${leave}`,
    said.whileStill === true && said.until !== 'moved' && `o non ${leave}`,
    said.whileUnengaged === true && `finché non ${form.many ? 'sono' : 'è'} ${agree(inO('ingaggiat'), form)}`,
  );
}

function attacksMore(said: Extract<FightVerb, { readonly v: 'attacks-more' }>): string {
  if (said.more === 'all-adjacent') return 'un numero qualsiasi di miniature adiacenti, ciascuna una volta';
  const but = [
    ...(said.differentTargets === true ? ['mai due volte la stessa miniatura'] : []),
    ...(said.adjacentOnly === true ? ['solo miniature adiacenti'] : []),
  ];
  return words(
    said.more === 1 ? 'una volta in più' : `fino a ${said.more} volte in più`,
    but.length > 0 && `ma ${listed(but, 'e')}`,
  );
}

function woundingAttack(said: Extract<FightVerb, { readonly v: 'wounds' }>): string {
  if (said.leaving === undefined) return withAttack(said.strike);
  if (said.leaving === 'only') return 'con un attacco di opportunità';
  return words(withAttack(said.strike) || 'con un attacco', 'o un attacco di opportunità');
}

const KINDS = { normal: 'un attacco normale', special: 'un attacco speciale', any: 'un attacco' } as const;

function attackOf(strike: Strike, talk: Talk): string {
  return words(KINDS[strike.attack ?? 'any'], strike.other !== undefined && with_('di', noun(strike.other, talk)));
}

function fromAttack(strike: Strike, talk: Talk): string {
  if (strike.aimed === true) return `come bersaglio di ${attackOf(strike, talk)}`;
  if (strike.attack !== undefined) return `da ${attackOf(strike, talk)}`;
  return strike.other === undefined ? '' : with_('da', noun(strike.other, talk));
}

function byAttacker(strike: Strike, talk: Talk): string {
  return strike.other === undefined ? '' : with_('da', noun(strike.other, talk));
}

function withAttack(strike: Strike): string {
  return strike.attack === undefined || strike.attack === 'any' ? '' : `con ${KINDS[strike.attack]}`;
}

export function ferite(count: number): string {
  return `${count} ${count === 1 ? 'ferita' : 'ferite'}`;
}

export function untilWords(until: Until | undefined): string {
  return until === undefined ? '' : until === 'turn' ? 'in questo turno' : 'per il resto del round';
}

/** "+1 dado attacco e +1 dado difesa per ogni …, al massimo +3" */
export function bonusWords(bonuses: readonly Bonus[], talk: Talk): string {
  const [first] = bonuses;
  const together = bonuses.every(({ per, max }) => same([per, max], [first?.per, first?.max]));
  if (together && first !== undefined) return perTail(first, listed(bonuses.map(bare), 'e'), talk);
  return listed(
    bonuses.map((bonus) => perTail(bonus, bare(bonus), talk)),
    'e',
  );
}

function perTail({ per, max }: Bonus, what: string, talk: Talk): string {
  const most = max === undefined ? '' : `, al massimo ${signed(max)}`;
  return (per === undefined ? what : `${what} ${perWords(per, talk)}`) + most;
}

function bare({ stat, add }: Bonus): string {
  return `${signed(add)} ${statWords(stat, Math.abs(add) === 1 ? 'dado' : 'dadi')}`;
}

function statWords(stat: StatWord, dice: string): string {
  switch (stat) {
    case 'attack':
      return `${dice} attacco`;
    case 'defence':
      return `${dice} difesa`;
    case 'move':
      return 'al movimento';
    case 'range':
      return 'alla gittata';
    case 'leaving':
      return `${dice} attacco negli attacchi di opportunità`;
    case 'leap':
      return 'livelli in su e in giù nei salti';
  }
}

export function perWords(per: Per, talk: Talk): string {
  switch (per.per) {
    case 'figure':
      return `per ${noun(per.noun, talk)}`;
    case 'wound':
      return `per ogni segnalino ferita ${with_('su', cardOf(per.on, talk))}`;
    case 'marker':
      return `per ogni ${markerWords(per.name, 1)} su questa carta`;
    case 'wound-this-turn':
      return `per ogni ferita che le miniature di questa squadra hanno inflitto ${with_('a', noun(per.on, talk))} in questo turno`;
    case 'order-marker':
      return 'per ogni segnalino ordine su questa carta';
  }
}
