/**
 * What a creature is given, in few words: a property by its name, dice, damage, what it can't do.
 */
import type { AttackType, Grant, Property } from '../abilities/language.ts';
import { attackName, criticalName, keywordName } from '../words/names.ts';
import type { Scene } from '../words/scene.ts';
import { DESCRIBE_WORDS } from './describe-words.ts';
import type { Given } from './sources.ts';

/** "Shield (Consecrated Mail)" */
export function grantText({ grant, source }: Given, scene: Scene): string {
  const { card } = DESCRIBE_WORDS[scene.language];
  return `${wordsFor(grant, scene)} (${source ?? card})`;
}

function wordsFor(grant: Grant, scene: Scene): string {
  const words = DESCRIBE_WORDS[scene.language];
  const { language } = scene;
  switch (grant.grant) {
    case 'property':
      return propertyName(grant.property, scene);
    case 'stat':
      return String(grant.add);
    case 'dice':
      return `+${grant.dice.join('')}${forAttacks(grant.attack, scene)}`;
    case 'dice-against':
      return `${words.fewer(grant.remove)}${forAttacks(grant.attack, scene)}`;
    case 'damage':
      return `${words.moreDamage(grant.add)}${forAttacks(grant.attack, scene)}`;
    case 'critical':
      return `${words.critical} ${criticalName(grant.critical.critical, language)}`;
    case 'attack-type':
      return words.attackType(attackName(grant.from, language), attackName(grant.to, language));
    case 'cannot':
      return words.cannot[grant.what];
    case 'extra-attack':
      return words.moreAttacks;
  }
}

/** " (melee)": only some attacks. */
function forAttacks(types: readonly AttackType[] | undefined, { language }: Scene): string {
  return types === undefined ? '' : ` (${types.map((type) => attackName(type, language)).join(', ')})`;
}

/** "Pursuit 2", "Counterattack BB" */
function propertyName(property: Property, scene: Scene): string {
  switch (property.keyword) {
    case 'triggered':
    case 'close':
    case 'reuse':
    case 'grants':
      return DESCRIBE_WORDS[scene.language].effect;
    default: {
      const value =
        'value' in property ? ` ${'plus' in property && property.plus === true ? '+' : ''}${property.value}` : '';
      const dice = 'dice' in property ? ` ${property.dice.join('')}` : '';
      return `${keywordName(property.keyword, scene.language)}${value}${dice}`;
    }
  }
}
