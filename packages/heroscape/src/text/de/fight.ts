/**
 * German: numbers, dice and attacks.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Bonus, FightVerb, Per, StatWord, Strike, Until } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { same } from '../same.ts';
import { cardOf, of, say as noun } from './noun.ts';
import { say, type Predicate } from './predicate.ts';

const SYMBOLS = { skull: ['Schädel', 'Schädel'], shield: ['Schild', 'Schilde'] } as const;

export function fightPredicate(said: FightVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'gets':
      return say(
        'erhalten',
        words(said.against !== undefined && `gegen ${noun(said.against, talk, 'acc')}`, bonusWords(said.bonuses, talk)),
      );
    case 'rolls-at-most': {
      const before = words(
        untilWords(said.until),
        said.against !== undefined && `gegen ${noun(said.against, talk, 'acc')}`,
      );
      const dice = said.stat === 'attack' ? 'Angriffswürfel' : 'Verteidigungswürfel';
      return say(
        'duerfen',
        words(before, said.max === 0 ? `keine ${dice}` : `höchstens ${said.max} ${dice}`, 'werfen'),
      );
    }
    case 'counts-each': {
      const [one, many] = SYMBOLS[said.what];
      return say('zaehlen', `jeden gewürfelten ${one} als ${said.times} ${many}`);
    }
    case 'adds-automatic': {
      const [one, many] = SYMBOLS[said.what];
      return say(
        'hinzufuegen',
        `dem Wurf ${said.count} ${said.count === 1 ? `automatischen ${one}` : `automatische ${many}`}`,
      );
    }
    case 'uses-symbols': {
      const dice = `${said.dice === 'same' ? '' : `${said.dice} zusätzliche `}Symbolwürfel von ${traits.general[said.general].de}`;
      return say('werfen', dice, { tail: `; jedes Symbol zählt als 1 zusätzlicher ${SYMBOLS[said.what][0]}` });
    }
    case 'blocks-all':
      return say('abwehren', 'mit einem einzigen Schild alle Schädel');
    case 'receives-at-most':
      return say('erhalten', `höchstens ${wounds(said.wounds)}`);
    case 'rolls-shield':
      return say('wuerfeln', 'mindestens 1 Schild');
    case 'rolls-only-skulls':
      return say('wuerfeln', 'mit jedem Angriffswürfel einen Schädel');
    case 'excess-hits':
      return say('zufuegen', `${noun(said.on, talk, 'dat')} für jeden überzähligen Schild 1 Wunde`);
    case 'rerolls':
      return say('werfen', 'einmal alle Verteidigungswürfel ohne Schild neu');
    case 'counts-once':
      return say('zaehlen', 'dabei nur einmal');
    case 'attacks-more':
      return attacksMore(said);
    case 'attacks-fewer':
      return say(
        'duerfen',
        `für jeden Wundmarker auf dieser Karte ${said.fewer === 1 ? 'einmal' : `${said.fewer}-mal`} weniger angreifen`,
      );
    case 'attacks': {
      const whom = said.strike.other === undefined ? '' : noun(said.strike.other, talk, 'acc');
      const how = withAttack(said.strike);
      return say('angreifen', words(whom, how), { not: words(whom, 'nicht', how) });
    }
    case 'attacks-only':
      return say('angreifen', `nur ${noun(said.whom, talk, 'acc')}`);
    case 'attacks-if-adjacent':
      return say('angreifen', `${noun(said.whom, talk, 'acc')} nur dann mit einem normalen Angriff`, {
        tail: ', wenn sie benachbart sind',
      });
    case 'attacks-this-turn':
      return say('angreifen', 'in diesem Zug', { not: 'in diesem Zug nicht' });
    case 'attacks-all-adjacent':
      return say('angreifen', 'statt eines normalen Angriffs jede benachbarte Figur einmal');
    case 'is-targeted':
      return say('werden', `als Ziel ${attackGenitive(said.strike, talk)} gewählt`);
    case 'faces-skulls':
      return say('werden', words(byAttacker(said.strike, talk), withAttack(said.strike), 'angegriffen'), {
        tail: ' und dabei mindestens 1 Schädel fällt',
      });
    case 'defends':
      return say(
        'haben',
        words(
          `gegen ${attackAccusative(said.strike, talk)} Verteidigungswürfel geworfen`,
          said.unhurt === true && 'und dabei keine Wunde erhalten',
        ),
      );
    case 'would-be-wounded':
      return say(
        'wuerde',
        words(
          said.leaving === true ? 'durch einen Gelegenheitsangriff' : throughAttack(said.strike, talk),
          '1 oder mehr Wunden erhalten',
        ),
      );
    case 'would-be-destroyed':
      return say('wuerde', words(throughAttack(said.strike, talk), 'zerstört'));
    case 'is-wounded':
      return say('erhalten', words(throughAttack(said.strike, talk), '1 oder mehr Wunden'), { tail: ' und überlebt' });
    case 'wounds':
      return say(
        'zufuegen',
        words(
          said.strike.other !== undefined && noun(said.strike.other, talk, 'dat'),
          woundingAttack(said),
          said.atLeast === undefined ? '1 oder mehr Wunden' : `mindestens ${wounds(said.atLeast)}`,
        ),
      );
    case 'destroys':
      return say(
        'zerstoeren',
        words(said.strike.other !== undefined && noun(said.strike.other, talk, 'acc'), withAttack(said.strike)),
      );
    case 'is-destroyed':
      return say('werden', words(throughAttack(said.strike, talk), 'zerstört'));
    case 'has-attacked':
      return say('haben', 'angegriffen');
    case 'survives':
      return say('werfen', `gegen einen Angriff ${of(said.attacker, talk)} Verteidigungswürfel`, {
        tail: ' und überlebt',
      });
    case 'is-hidden':
      return hidden(said);
  }
}

function attacksMore(said: Extract<FightVerb, { readonly v: 'attacks-more' }>): Predicate {
  if (said.more === 'all-adjacent') return say('angreifen', 'beliebig viele benachbarte Figuren je einmal');
  const but = [
    ...(said.differentTargets === true ? ['keine Figur mehrfach'] : []),
    ...(said.adjacentOnly === true ? ['nur benachbarte Figuren'] : []),
  ];
  return say(
    'angreifen',
    said.more === 1 ? 'ein weiteres Mal' : `bis zu ${said.more} weitere Male`,
    but.length === 0 ? {} : { tail: `, aber ${listed(but, 'und')}` },
  );
}

function hidden(said: Extract<FightVerb, { readonly v: 'is-hidden' }>): Predicate {
  const ends = [
    ...(said.until === 'next-marker' ? ['du den nächsten Befehlsmarker aufdeckst'] : []),
    ...(said.until === 'moved' || said.whileStill === true ? ['das Feld verlassen wird'] : []),
  ];
  const tail = words(
    ends.length > 0 && `, bis ${listed(ends, 'oder')}`,
    said.whileUnengaged === true && ', solange keine Kampfbindung besteht',
  );
  return say(
    'haben',
    words(said.until === 'turn' && 'bis zum Ende dieses Zuges', 'keine sichtbaren Trefferzonen'),
    tail === '' ? {} : { tail },
  );
}

function woundingAttack(said: Extract<FightVerb, { readonly v: 'wounds' }>): string {
  if (said.leaving === undefined) return withAttack(said.strike);
  if (said.leaving === 'only') return 'mit einem Gelegenheitsangriff';
  return words(withAttack(said.strike) || 'mit einem Angriff', 'oder Gelegenheitsangriff');
}

const KINDS = {
  normal: { gen: 'eines normalen Angriffs', acc: 'einen normalen Angriff', dat: 'einem normalen Angriff' },
  special: { gen: 'eines Spezialangriffs', acc: 'einen Spezialangriff', dat: 'einem Spezialangriff' },
  any: { gen: 'eines Angriffs', acc: 'einen Angriff', dat: 'einem Angriff' },
} as const;

function attackGenitive(strike: Strike, talk: Talk): string {
  return words(KINDS[strike.attack ?? 'any'].gen, strike.other !== undefined && of(strike.other, talk));
}

function attackAccusative(strike: Strike, talk: Talk): string {
  return words(KINDS[strike.attack ?? 'any'].acc, strike.other !== undefined && of(strike.other, talk));
}

function throughAttack(strike: Strike, talk: Talk): string {
  if (strike.aimed === true) return `als Ziel ${attackGenitive(strike, talk)}`;
  if (strike.attack !== undefined) return `durch ${attackAccusative(strike, talk)}`;
  return strike.other === undefined ? '' : `von ${noun(strike.other, talk, 'dat')}`;
}

function byAttacker(strike: Strike, talk: Talk): string {
  return strike.other === undefined ? '' : `von ${noun(strike.other, talk, 'dat')}`;
}

function withAttack(strike: Strike): string {
  return strike.attack === undefined || strike.attack === 'any' ? '' : `mit ${KINDS[strike.attack].dat}`;
}

export function wounds(count: number): string {
  return `${count} ${count === 1 ? 'Wunde' : 'Wunden'}`;
}

export function untilWords(until: Until | undefined): string {
  return until === undefined ? '' : until === 'turn' ? 'in diesem Zug' : 'bis zum Ende der Runde';
}

/** "+1 Angriffswürfel und +1 Verteidigungswürfel für jeden Wundmarker …, höchstens +3" */
export function bonusWords(bonuses: readonly Bonus[], talk: Talk): string {
  const [first] = bonuses;
  const together = bonuses.every(({ per, max }) => same([per, max], [first?.per, first?.max]));
  if (together && first !== undefined) return perFirst(first, listed(bonuses.map(bare), 'und'), talk);
  return listed(
    bonuses.map((bonus) => perFirst(bonus, bare(bonus), talk)),
    'und',
  );
}

function perFirst({ per, max }: Bonus, what: string, talk: Talk): string {
  const most = max === undefined ? '' : `, höchstens ${signed(max)}`;
  return (per === undefined ? what : `${perWords(per, talk)} ${what}`) + most;
}

function bare({ stat, add }: Bonus): string {
  return `${signed(add)} ${STATS[stat]}`;
}

const STATS: Readonly<Record<StatWord, string>> = {
  attack: 'Angriffswürfel',
  defence: 'Verteidigungswürfel',
  move: 'Bewegung',
  range: 'Reichweite',
  leaving: 'Angriffswürfel bei Gelegenheitsangriffen',
  leap: 'Ebenen nach oben und unten beim Springen',
};

export function perWords(per: Per, talk: Talk): string {
  switch (per.per) {
    case 'figure':
      return `für ${noun(per.noun, talk, 'acc')}`;
    case 'wound':
      return `für jeden Wundmarker auf ${cardOf(per.on, talk)}`;
    case 'marker':
      return `für jeden ${markers(per.name, 1, 'acc').replace(/^1 /, '')} auf dieser Karte`;
    case 'wound-this-turn':
      return `für jede Wunde, die Figuren dieser Gruppe ${noun(per.on, talk, 'dat')} in diesem Zug zugefügt haben,`;
    case 'order-marker':
      return 'für jeden Befehlsmarker auf dieser Karte';
  }
}

const MARKERS: Readonly<Record<string, string>> = {
  Grenade: 'Granatenmarker',
  Exoskeleton: 'Exoskelettmarker',
  Lycanthropy: 'Lykanthropiemarker',
  Experience: 'Erfahrungsmarker',
};

/** "1 goldenen Marker", "3 Granatenmarkern" */
export function markers(name: string, count: number, kasus: 'acc' | 'dat'): string {
  const dative = kasus === 'dat' && count !== 1 ? 'n' : '';
  if (name === 'Shadow tile') return `${count} Schattenplättchen`;
  if (name === 'Negation') {
    const ending = count === 1 ? (kasus === 'acc' ? 'en' : 'en') : kasus === 'dat' ? 'en' : 'e';
    return `${count} golden${ending} Marker${dative}`;
  }
  return `${count} ${MARKERS[name] ?? `${name}-Marker`}${dative}`;
}
