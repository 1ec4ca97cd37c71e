/**
 * The text of a card, written from its abilities: what a card says is what it does.
 */
import type { Language } from '@muster/engine';
import { capital, words } from '@muster/grammar/phrases';
import type { Ability, OrderAbility, ReactAbility } from '../abilities/language.ts';
import type { Card } from '../content/card.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { settingOf, type Setting } from './setting.ts';
import type { Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, de: german, it: italian };

/** One line for each ability; empty for a card without any. */
export function cardText(card: Card, language: Language): string {
  return (card.abilities ?? []).map((ability) => abilityText(card, ability, language)).join('\n');
}

export function abilityText(card: Card, ability: Ability, language: Language): string {
  const tongue = TONGUES[language];
  const quote = (granted: OrderAbility | ReactAbility, outer: Setting): string =>
    performance(granted, { ...settingOf(outer.card, quote), granted: true }, tongue);
  const setting = settingOf(card, quote);
  const text = line(ability, setting, tongue);
  return tongue.finish(
    tongue.mixesNames(text, card.type) ? line(ability, { ...setting, unnamed: true }, tongue) : text,
  );
}

function line(ability: Ability, setting: Setting, tongue: Tongue): string {
  switch (ability.kind) {
    case 'static':
      return tongue.static(ability, { ...setting, attached: ability.attached === true });
    case 'order':
    case 'react':
      return performance(ability, setting, tongue);
    case 'auto':
      return tongue.auto(ability, { ...setting, trigger: ability.on });
    case 'rule':
      return tongue.rule(ability, setting);
  }
}

/** "Spend React: Once per turn, after …, spend …: Effects." */
function performance(ability: OrderAbility | ReactAbility, outer: Setting, tongue: Tongue): string {
  const setting: Setting = {
    ...outer,
    targets: ability.targets ?? [],
    ...(ability.kind === 'react' ? { trigger: ability.on } : {}),
  };
  const before = [
    ...(ability.limit === undefined ? [] : [tongue.limit(ability.limit)]),
    ...(ability.kind === 'react' ? [tongue.trigger(ability.on, setting)] : []),
    ...(ability.if === undefined ? [] : [tongue.given(ability.if, setting)]),
    ...(ability.cost ?? []).map((cost) => tongue.cost(cost, setting)),
    ...(ability.targets ?? []).map((target) => tongue.target(target, setting)),
  ];
  return words(
    tongue.header(ability),
    before.length > 0 ? `${capital(tongue.joined(before))}:` : undefined,
    tongue.effects(ability.do, setting),
    ability.whileStunned === true ? tongue.whileStunned(setting) : undefined,
  );
}
