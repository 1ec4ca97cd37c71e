/**
 * German words for what a modification gives, allows or forbids.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Mod, Prohibition } from '../../abilities/language.ts';
import { isOnlySpells } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import { bonuses, bonusTo, during, manyStrikes, purpose } from './bonus.ts';
import { acc, claim, dat, give, type Clause } from './clause.ts';
import { CLASS_NOUNS, traitWords } from './identity.ts';
import { CHARACTER, checkWords, FEAT_WORDS, ITEM, RANK, STAT_NOUNS, WOUND } from './lexicon.ts';
import { aside, build, simple, whole, type Np } from './np.ts';
import { inHeight, noun, quantity } from './phrase.ts';
import { BE, BECOME, CAN, CHANGE, COUNT, HAVE, IGNORE, INFLICT, MAY, PASS_AS, SUFFER, type Verb } from './verbs.ts';
import { numbered } from './whom.ts';

type PersonalMod = Exclude<Mod, { mod: 'handSize' | 'noLoyaltyPenalty' }>;

export function about(mod: PersonalMod, who: Np, gain: Verb, s: Setting): readonly Clause[] {
  switch (mod.mod) {
    case 'stat': {
      const tail = words(mod.for && purpose(mod.for, s), mod.during && during(mod.during, s));
      const gains = bonuses(mod.add, s);
      return [give(who, gain, tail === '' ? gains : [`${listed(gains, 'und')} ${tail}`])];
    }
    case 'setAtk':
      return [claim(owned(STAT_NOUNS.atk, who), CHANGE, `auf ${mod.atk.map(signed).join('/')}`)];
    case 'feat': {
      const { name } = FEAT_WORDS[mod.feat];
      return [
        give(who, gain, [
          typeof mod.add === 'number'
            ? `${name} ${signed(mod.add)}`
            : `${name} mit einem Bonus ${inHeight(mod.add, s)}`,
        ]),
      ];
    }
    case 'roll':
      return [give(who, gain, [bonusTo(rolls(mod), mod.add, s)])];
    case 'dc': {
      const what = mod.spells === true ? 'Zaubersprüche' : 'Aktionen';
      const saves = build('pl', () => `Rettungswürfe gegen ${what} ${whole(who, 'gen')}`);
      return [
        claim(saves, HAVE, typeof mod.add === 'number' ? `${signed(mod.add)} DC` : bonusTo('die DC', mod.add, s)),
      ];
    }
    case 'strike':
      return strikes(mod, who, s);
    case 'extraStrike': {
      const base =
        typeof mod.base === 'number'
          ? `Angriffswert ${signed(mod.base)}`
          : `mit dem ${mod.base === 'lowest' ? 'niedrigsten' : 'höchsten'} Angriffswert`;
      return [give(who, gain, [`bei Angriffen einen zusätzlichen Nahkampfschlag (${base})`])];
    }
    case 'identity':
      return identity(mod, who, gain);
    case 'grant':
      return [claim(who, gain, `die Fähigkeit „${s.quote(mod.ability, s)}“`)];
    case 'forbid':
      return forbidden(mod, who, s);
    case 'allowCards': {
      const spells = isOnlySpells(mod.where);
      const cards = noun(mod.where, 'action', 'some', s);
      return [claim(who, MAY, 'auch', acc(cards), anyClass(mod.where.class), spells ? 'wirken' : 'ausführen')];
    }
    case 'allowItems':
      return [
        claim(
          who,
          MAY,
          'auch',
          dat(noun(mod.where, 'item', 'some', s), 'mit'),
          anyClass(mod.where.class),
          'ausgerüstet werden',
        ),
      ];
    case 'carries':
      return [
        claim(
          who,
          MAY,
          dat(noun({ trait: mod.trait }, 'item', numbered(mod.count, false, s), s), 'mit'),
          'ausgerüstet sein',
        ),
      ];
    case 'woundLimit': {
      const most = `höchstens ${quantity(mod.max, WOUND, s).cases.acc}`;
      return [claim(who, SUFFER, mod.via === 'strike' ? `durch jeden Schlag ${most}` : `${most} auf einmal`)];
    }
    case 'countsAs':
      return [
        claim(who, COUNT, `bei der Prüfung auf illegale Ränge als ${quantity(mod.characters, CHARACTER, s).cases.nom}`),
      ];
  }
}

function anyClass(one: unknown): string | undefined {
  return one === undefined ? 'beliebiger Klasse' : undefined;
}

/** "der Angriffswert dieses Charakters" */
function owned(thing: (typeof STAT_NOUNS)['atk'], who: Np): Np {
  const np = simple('der', thing);
  return build(np.form, (kasus) => `${np.cases[kasus]} ${whole(who, 'gen')}`);
}

function rolls(mod: Extract<Mod, { mod: 'roll' }>): string {
  const all = many(mod.rolls);
  const both = all.includes('melee') && all.includes('ranged');
  const spell = mod.spell === true ? ['durch Zaubersprüche erzeugt'] : [];
  const kinds = all.flatMap((kind) => {
    switch (kind) {
      case 'any':
        return 'alle Würfe';
      case 'melee':
        return `Würfe für ${manyStrikes(both ? undefined : kind, 'acc', spell)}`;
      case 'ranged':
        return both ? [] : `Würfe für ${manyStrikes(kind, 'acc', spell)}`;
      case 'check':
      case 'save': {
        if (mod.name === undefined) return kind === 'check' ? 'Proben' : 'Rettungswürfe';
        const { noun: word, after } = checkWords(kind, mod.name);
        return words(word.plural, after);
      }
      case 'initiative':
        return 'Initiativewürfe';
    }
  });
  return listed(kinds, 'und');
}

function strikes(mod: Extract<Mod, { mod: 'strike' }>, who: Np, s: Setting): readonly Clause[] {
  const spell =
    mod.spell === undefined ? [] : [mod.spell ? 'durch Zaubersprüche erzeugt' : 'nicht durch Zaubersprüche erzeugt'];
  const those = (kasus: 'nom' | 'acc' | 'dat'): string => words(manyStrikes(mod.via, kasus, spell), whole(who, 'gen'));
  const subject = build('pl', (kasus) => those(kasus === 'gen' ? 'nom' : kasus));
  const against = mod.against === undefined ? undefined : noun(mod.against, 'character', 'some', s);
  const list: Clause[] = [];
  if (mod.extraWounds !== undefined) {
    list.push(
      claim(subject, INFLICT, against && dat(against), acc(quantity(mod.extraWounds, WOUND, s, ['zusätzlich']))),
    );
  }
  if (mod.noWounds === true) list.push(claim(subject, INFLICT, against && dat(against), 'keine Wunden'));
  if (mod.extraRange !== undefined) {
    const targets = build('pl', () => `Ziele von ${those('dat')}`);
    const away = `${quantity(mod.extraRange, RANK, s, ['zusätzlich']).cases.acc} entfernt sein`;
    list.push(claim(targets, MAY, against && `, sofern sie ${against.cases.nom} sind,`, away));
  }
  if (mod.ignores !== undefined) {
    list.push(
      claim(
        subject,
        IGNORE,
        against && acc(against, 'gegen'),
        `die Effekte von ${listed(
          mod.ignores.map((trait) => traitWords(trait).name),
          'und',
        )}`,
      ),
    );
  }
  if (mod.unreducible === true) {
    const wounds = build('pl', () => `Wunden durch ${those('acc')}`);
    list.push(claim(wounds, CAN, against && dat(against, 'bei'), 'nicht verringert werden'));
  }
  return list;
}

function identity(mod: Extract<Mod, { mod: 'identity' }>, who: Np, gain: Verb): readonly Clause[] {
  const { traits = [], classes = [] } = mod;
  const list: Clause[] = [];
  if (traits.length > 0) {
    const names = listed(
      traits.map((trait) => traitWords(trait).name),
      'und',
    );
    list.push(give(who, gain, [`die ${traits.length > 1 ? 'Eigenschaften' : 'Eigenschaft'} ${names}`]));
  }
  if (classes.length > 0) {
    list.push(
      claim(
        who,
        PASS_AS,
        `auch als ${listed(
          classes.map((one) => CLASS_NOUNS[one].word),
          'und',
        )}`,
      ),
    );
  }
  if (mod.alignment !== undefined) list.push(claim(who, BE, mod.alignment === 'good' ? 'gut' : 'böse'));
  return list;
}

function forbidden(mod: Extract<Mod, { mod: 'forbid' }>, who: Np, s: Setting): readonly Clause[] {
  const what = many(mod.what);
  const items = mod.where === undefined ? simple('none', ITEM, true) : noun(mod.where, 'item', 'some', s);
  const targeting = what.flatMap((one) => TARGETING[one] ?? []);
  const parts = what.flatMap((one) =>
    one === 'equip' ? [`nicht mit ${items.cases.dat} ausgerüstet werden`] : (FORBIDDEN[one] ?? []),
  );
  const list: Clause[] = [];
  if (parts.length > 0) {
    const tail = what.includes('equip') ? aside(items.clause) : '';
    list.push({ ...claim(who, MAY, listed(parts, 'und')), tail });
  }
  if (targeting.length > 0) {
    const by = mod.where === undefined ? undefined : `von ${whole(noun(mod.where, 'character', 'some', s), 'dat')}`;
    list.push(claim(who, CAN, 'nicht', by, `zum Ziel von ${listed(targeting, 'oder')} erklärt werden`));
  }
  if (what.includes('ready-in-ready-phase')) list.push(claim(who, BECOME, 'in der Erholungsphase nicht aufgerichtet'));
  return list;
}

const FORBIDDEN: Partial<Readonly<Record<Prohibition, string>>> = {
  attack: 'nicht angreifen',
  maneuver: 'nicht manövrieren',
  act: 'keine Aktionen ausführen',
  'action-cards': 'keine Aktionskarten ausführen',
};

const TARGETING: Partial<Readonly<Record<Prohibition, string>>> = {
  'be-targeted-by-melee': 'Nahkampfschlägen',
  'be-targeted-by-ranged': 'Fernangriffen',
  'be-targeted-by-spells': 'Zaubersprüchen',
  'be-targeted-by-actions': 'Aktionen',
};
