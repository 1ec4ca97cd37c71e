/**
 * Italian words for what a modification gives, allows or forbids.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Mod, Prohibition } from '../../abilities/language.ts';
import { isOnlySpells } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import { bonuses, bonusTo, during, manyStrikes, purpose } from './bonus.ts';
import { claim, give, type Clause } from './clause.ts';
import { agreed } from './grammar.ts';
import { CLASS_NOUNS, traitWords } from './identity.ts';
import {
  ADDITIONAL,
  ALIGNMENTS,
  CHARACTER,
  checkNoun,
  EQUIPPED,
  FEAT_NAMES,
  RANK,
  STATES,
  STAT_NOUNS,
  WOUND,
} from './lexicon.ts';
import { after, agreeing, bare, np, type Np } from './np.ts';
import { equalTo, noun, quantity } from './phrase.ts';
import { BE, CAN, CANNOT, CHANGE, COUNT, HAVE, IGNORE, INFLICT, NOT_BECOME, SUFFER, type Verb } from './verbs.ts';
import { numbered } from './whom.ts';

type PersonalMod = Exclude<Mod, { mod: 'handSize' | 'noLoyaltyPenalty' }>;

/** Bonuses are received, traits and abilities obtained; what is always there is had. */
export interface Giving {
  readonly bonus: Verb;
  readonly quality: Verb;
}

export function about(mod: PersonalMod, who: Np, giving: Giving, s: Setting): readonly Clause[] {
  switch (mod.mod) {
    case 'stat': {
      const tail = words(mod.for && purpose(mod.for, s), mod.during && during(mod.during, s));
      const gains = bonuses(mod.add, s);
      return [give(who, giving.bonus, tail === '' ? gains : [`${listed(gains, 'e')} ${tail}`])];
    }
    case 'setAtk':
      return [
        claim(
          np('the', `${STAT_NOUNS.atk.word} ${after('di', who)}`, SINGULAR),
          CHANGE,
          `in ${mod.atk.map(signed).join('/')}`,
        ),
      ];
    case 'feat': {
      const name = FEAT_NAMES[mod.feat];
      return [
        give(who, giving.bonus, [
          typeof mod.add === 'number' ? `${name} ${signed(mod.add)}` : `${name} con un bonus ${equalTo(mod.add, s)}`,
        ]),
      ];
    }
    case 'roll':
      return [give(who, giving.bonus, [bonusTo(rolls(mod), mod.add, s)])];
    case 'dc': {
      const what = mod.spells === true ? 'gli incantesimi' : 'le azioni';
      const saves = np('the', `tiri salvezza contro ${what} ${after('di', who)}`, PLURAL);
      return [
        claim(saves, HAVE, typeof mod.add === 'number' ? `${signed(mod.add)} DC` : bonusTo('alla DC', mod.add, s)),
      ];
    }
    case 'strike':
      return strikes(mod, who, s);
    case 'extraStrike': {
      const base =
        typeof mod.base === 'number'
          ? `ATK base ${signed(mod.base)}`
          : `con l'ATK più ${mod.base === 'lowest' ? 'basso' : 'alto'}`;
      return [
        give(who, giving.bonus, [
          `un colpo di mischia supplementare (${base}) quando ${who.plural ? 'attaccano' : 'attacca'}`,
        ]),
      ];
    }
    case 'identity':
      return identity(mod, who, giving);
    case 'grant':
      return [claim(who, giving.quality, `la capacità «${s.quote(mod.ability, s)}»`)];
    case 'forbid':
      return forbidden(mod, who, s);
    case 'allowCards': {
      const spells = isOnlySpells(mod.where);
      const cards = bare(noun(mod.where, 'action', 'some', s));
      return [claim(who, CAN, 'anche', spells ? 'lanciare' : 'eseguire', cards, anyClass(mod.where.class))];
    }
    case 'allowItems':
      return [
        claim(who, CAN, 'anche equipaggiare', bare(noun(mod.where, 'item', 'some', s)), anyClass(mod.where.class)),
      ];
    case 'carries': {
      const items = noun({ trait: mod.trait }, 'item', numbered(mod.count, false, s), s);
      return [claim(who, CAN, 'avere', bare(items), agreed(EQUIPPED, items))];
    }
    case 'woundLimit': {
      const most = `al massimo ${bare(quantity(mod.max, WOUND, s))}`;
      return [claim(who, SUFFER, most, mod.via === 'strike' ? 'da ogni colpo' : 'alla volta')];
    }
    case 'countsAs':
      return [
        claim(who, COUNT, `come ${bare(quantity(mod.characters, CHARACTER, s))} per determinare i ranghi illegali`),
      ];
  }
}

const SINGULAR = { gender: 'm', plural: false } as const;
const PLURAL = { gender: 'm', plural: true } as const;

function anyClass(one: unknown): string | undefined {
  return one === undefined ? 'di qualsiasi classe' : undefined;
}

function rolls(mod: Extract<Mod, { mod: 'roll' }>): string {
  const all = many(mod.rolls);
  const both = all.includes('melee') && all.includes('ranged');
  const kinds = all.flatMap((kind) => {
    switch (kind) {
      case 'any':
        return 'a tutti i tiri';
      case 'melee':
        return `ai tiri per i ${manyStrikes(both ? undefined : kind)}`;
      case 'ranged':
        return both ? [] : `ai tiri per i ${manyStrikes(kind)}`;
      case 'check':
      case 'save': {
        const { plural } =
          mod.name === undefined ? { plural: kind === 'check' ? 'prove' : 'tiri salvezza' } : checkNoun(kind, mod.name);
        return kind === 'check' ? `alle ${plural}` : `ai ${plural}`;
      }
      case 'initiative':
        return 'ai tiri di iniziativa';
    }
  });
  return words(listed(kinds, 'e'), mod.spell === true ? 'provocati da incantesimi' : undefined);
}

function strikes(mod: Extract<Mod, { mod: 'strike' }>, who: Np, s: Setting): readonly Clause[] {
  const spell =
    mod.spell === undefined ? undefined : mod.spell ? 'provocati da incantesimi' : 'non provocati da incantesimi';
  const text = words(manyStrikes(mod.via), after('di', who), spell);
  const subject = np('the', text, PLURAL);
  const against = mod.against === undefined ? undefined : noun(mod.against, 'character', 'plural', s);
  const list: Clause[] = [];
  if (mod.extraWounds !== undefined) {
    list.push(
      claim(subject, INFLICT, bare(quantity(mod.extraWounds, WOUND, s, [ADDITIONAL])), against && after('a', against)),
    );
  }
  if (mod.noWounds === true) {
    const not = { ...INFLICT, plural: `non ${INFLICT.plural}`, third: `non ${INFLICT.third}` };
    list.push(claim(subject, not, 'ferite', against && after('a', against)));
  }
  if (mod.extraRange !== undefined) {
    const targets = np('the', `bersagli ${after('di', subject)}`, PLURAL);
    const far = `essere distanti ${bare(quantity(mod.extraRange, RANK, s, [ADDITIONAL]))}`;
    list.push(claim(targets, CAN, far, mod.against && `, se sono ${bare(noun(mod.against, 'character', 'some', s))}`));
  }
  if (mod.ignores !== undefined) {
    const names = listed(
      mod.ignores.map((trait) => traitWords(trait).name),
      'e',
    );
    list.push(claim(subject, IGNORE, `gli effetti di ${names}`, against && after('contro', against)));
  }
  if (mod.unreducible === true) {
    const wounds = np('the', `ferite inflitte ${after('da', subject)}`, { gender: 'f', plural: true });
    list.push(claim(wounds, CANNOT, 'essere ridotte', against && after('contro', against)));
  }
  return list;
}

function identity(mod: Extract<Mod, { mod: 'identity' }>, who: Np, giving: Giving): readonly Clause[] {
  const { traits = [], classes = [] } = mod;
  const list: Clause[] = [];
  if (traits.length > 0) {
    const names = listed(
      traits.map((trait) => traitWords(trait).name),
      'e',
    );
    list.push(give(who, giving.quality, [`${traits.length > 1 ? 'i tratti' : 'il tratto'} ${names}`]));
  }
  if (classes.length > 0) {
    const nouns = classes.map((one) => (who.plural ? CLASS_NOUNS[one].plural : `un ${CLASS_NOUNS[one].word}`));
    list.push(claim(who, BE, `anche ${listed(nouns, 'e')}`));
  }
  if (mod.alignment !== undefined)
    list.push(claim(agreeing(who), BE, agreed(ALIGNMENTS[mod.alignment], agreeing(who))));
  return list;
}

function forbidden(mod: Extract<Mod, { mod: 'forbid' }>, who: Np, s: Setting): readonly Clause[] {
  const what = many(mod.what);
  const targeting = what.flatMap((one) => TARGETING[one] ?? []);
  const parts = what.flatMap((one) => {
    if (one === 'equip') return [`equipaggiare ${bare(noun(mod.where ?? {}, 'item', 'some', s))}`];
    return FORBIDDEN[one] ?? [];
  });
  const by = mod.where === undefined ? undefined : after('di', noun(mod.where, 'character', 'some', s));
  if (targeting.length > 0) parts.push(words(`essere il bersaglio di ${listed(targeting, 'o')}`, by));
  const list: Clause[] = parts.length > 0 ? [claim(who, CANNOT, listed(parts, 'né'))] : [];
  if (what.includes('ready-in-ready-phase')) {
    const one = agreeing(who);
    list.push(claim(one, NOT_BECOME, agreed(STATES.ready, one), 'nella Fase di Preparazione'));
  }
  return list;
}

const FORBIDDEN: Partial<Readonly<Record<Prohibition, string>>> = {
  attack: 'attaccare',
  maneuver: 'manovrare',
  act: 'eseguire azioni',
  'action-cards': 'eseguire carte azione',
};

const TARGETING: Partial<Readonly<Record<Prohibition, string>>> = {
  'be-targeted-by-melee': 'colpi di mischia',
  'be-targeted-by-ranged': 'colpi a distanza',
  'be-targeted-by-spells': 'incantesimi',
  'be-targeted-by-actions': 'azioni',
};
