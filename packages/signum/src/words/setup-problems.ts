/**
 * Why a warband that somebody has chosen can't be led, in words for whoever chooses.
 */
import type { Problem, RuleId, Translated } from '@muster/engine';

type Said = Pick<Problem, 'message' | 'said'>;

const STARS = {
  en: { bronze: 'bronze', silver: 'silver', gold: 'gold' },
  de: { bronze: 'bronzene', silver: 'silberne', gold: 'goldene' },
  it: { bronze: 'di bronzo', silver: 'd’argento', gold: 'd’oro' },
} as const;

export function notForHero(hero: string, character: string): Said {
  return because('SG-5.9', `'${hero}' can't take '${character}'`, {
    en: `${hero} can’t take “${character}”.`,
    de: `${hero} kann „${character}“ nicht mitnehmen.`,
    it: `${hero} non può prendere «${character}».`,
  });
}

export function takenTwice(character: string): Said {
  return because('SG-4.6', `'${character}' is there twice`, {
    en: `${character} is in the war camp twice.`,
    de: `${character} steht zweimal im Kriegslager.`,
    it: `${character} compare due volte nel campo di guerra.`,
  });
}

export function tooManyStars(stars: number, rank: keyof (typeof STARS)['en'], leadership: number): Said {
  return because('SG-5.2', `${stars} ${rank} stars are more than ${leadership}`, {
    en: `${stars} ${STARS.en[rank]} stars: the hero leads ${leadership}.`,
    de: `${stars} ${STARS.de[rank]} Sterne: der Held führt ${leadership}.`,
    it: `${stars} stelle ${STARS.it[rank]}: l’eroe ne comanda ${leadership}.`,
  });
}

function because(rule: RuleId, message: string, said: Translated): Said {
  return { message: `${rule}: ${message}`, said };
}
