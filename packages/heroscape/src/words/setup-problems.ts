/**
 * Why armies or optional rules that somebody has chosen do not go together, in words for whoever chooses.
 */
import type { Language, Problem, RuleId, Translated } from '@muster/engine';
import catalogue from '../catalogue/rules.json' with { type: 'json' };
import type { General } from '../content/card.ts';
import { OPTION_RULES, type Switch } from '../content/options.ts';
import { CHOICE_WORDS } from './choices.ts';
import { generalName } from './powers.ts';

type Said = Pick<Problem, 'message' | 'said'>;

export function tooManyPoints(points: number, limit: number): Said {
  return because('HS-3.1', `${points} points are more than the limit of ${limit}`, {
    en: `This army costs ${points} points; the limit is ${limit}.`,
    de: `Diese Armee kostet ${points} Punkte; erlaubt sind ${limit}.`,
    it: `Quest’armata costa ${points} punti; il limite è ${limit}.`,
  });
}

export function armyTooDear(army: string, name: Translated, points: number, map: string, limit: number): Said {
  return because('HS-3.1', `the army '${army}' costs ${points} points, the map '${map}' allows ${limit}`, {
    en: `${name.en} costs ${points} points; this map allows ${limit}.`,
    de: `${name.de} kostet ${points} Punkte; diese Karte erlaubt ${limit}.`,
    it: `${name.it} costa ${points} punti; questa mappa ne consente ${limit}.`,
  });
}

export function uniqueTwice(character: string): Said {
  return because('HS-3.10', `${character} is unique and stands in the army twice`, {
    en: `${character} is unique, but stands in the army twice.`,
    de: `${character} ist einzigartig, steht aber zweimal in der Armee.`,
    it: `${character} è unico, ma compare due volte nell’armata.`,
  });
}

export function tooManyGenerals(generals: readonly General[]): Said {
  const names = generals.map(generalName).join(', ');
  return because('HS-V2', `an army may follow two generals at most, not ${generals.join(', ')}`, {
    en: `An army may follow two generals at most, not ${names}.`,
    de: `Eine Armee darf höchstens zwei Generälen folgen, nicht ${names}.`,
    it: `Un’armata può seguire al massimo due generali, non ${names}.`,
  });
}

export function takenByOther(id: string, name: string, player: number): Said {
  return because('HS-V1', `player ${player} has chosen '${id}' already`, {
    en: `Player ${player} has chosen ${name} already.`,
    de: `Spieler ${player} hat ${name} schon gewählt.`,
    it: `Il giocatore ${player} ha già scelto ${name}.`,
  });
}

export function excludeEachOther(rule: RuleId, switches: readonly Switch[]): Said {
  const names = (language: Language, and: string): string =>
    switches.map((key) => `“${optionName(key, language)}”`).join(and);
  return because(rule, `${switches.join(' and ')} exclude each other`, {
    en: `${names('en', ' and ')} exclude each other.`,
    de: `${names('de', ' und ')} schließen einander aus.`,
    it: `${names('it', ' e ')} si escludono a vicenda.`,
  });
}

/** Without a name of its own it goes by the title of its rule. */
export function optionName(key: Switch, language: Language): string {
  const rule = OPTION_RULES[key];
  const { name } = CHOICE_WORDS[language].options[key];
  return name ?? catalogue.rules.find(({ id }) => id === rule)?.title[language] ?? rule;
}

function because(rule: RuleId, message: string, said: Translated): Said {
  return { message: `${rule}: ${message}`, said };
}
