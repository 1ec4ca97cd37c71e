/**
 * Attacks and dice in German.
 */
import { adjective, likeEin, type Article, type Case, type Form } from '@muster/grammar/german';
import { listed } from '@muster/grammar/phrases';
import type { AttackType } from '../../abilities/language.ts';
import type { Die } from '../../content/die.ts';
import { counted } from '../words.ts';
import { ATTACKS, COLOURS } from './lexicon.ts';

function angriff(kasus: Case, many: boolean): string {
  if (many) return kasus === 'dat' ? 'Angriffen' : 'Angriffe';
  return kasus === 'gen' ? 'Angriffs' : 'Angriff';
}

/** "Nahkampfangriff", "magischer Angriff" */
function typed(type: AttackType, article: Article, kasus: Case, many: boolean): string {
  const found = ATTACKS[type];
  const noun = angriff(kasus, many);
  if ('prefix' in found) return found.prefix + noun.toLowerCase();
  return `${adjective(found.stem, article, kasus, many ? 'pl' : 'm')} ${noun}`;
}

/** Without an article; none given: attacks of all types. */
export function attackNouns(
  types: readonly AttackType[],
  article: Article,
  kasus: Case,
  many: boolean,
  join: 'oder' | 'und',
): string {
  if (types.length === 0) return angriff(kasus, many);
  return listed(
    types.map((type) => typed(type, article, kasus, many)),
    join,
  );
}

/** "einem Nahkampfangriff oder einem magischen Angriff" */
export function anAttack(types: readonly AttackType[], kasus: Case): string {
  const article = likeEin('ein', kasus, 'm');
  if (types.length === 0) return `${article} ${angriff(kasus, false)}`;
  return listed(
    types.map((type) => `${article} ${typed(type, 'mixed', kasus, false)}`),
    'oder',
  );
}

/** "seinen Angriffen", "ihrem nächsten Nahkampfangriff": `word` is the possessive or "dies". */
export function ownAttacks(possessive: string, types: readonly AttackType[], kasus: Case): string {
  return `${likeEin(possessive, kasus, 'pl')} ${attackNouns(types, 'mixed', kasus, true, 'und')}`;
}

export function nextAttack(possessive: string, types: readonly AttackType[], kasus: Case): string {
  const next = `${likeEin(possessive, kasus, 'm')} ${adjective('nächst', 'mixed', kasus, 'm')}`;
  return `${next} ${attackNouns(types, 'mixed', kasus, false, 'oder')}`;
}

/** "2 rote Würfel und 1 blauer Würfel" */
export function diceWords(dice: readonly Die[], kasus: Case): string {
  return listed(
    counted(dice).map(({ thing, count }) => {
      const form: Form = count === 1 ? 'm' : 'pl';
      const colour = thing === 'P' ? COLOURS.P : adjective(COLOURS[thing], 'none', kasus, form);
      return `${count} ${colour} ${count > 1 && kasus === 'dat' ? 'Würfeln' : 'Würfel'}`;
    }),
    'und',
  );
}
