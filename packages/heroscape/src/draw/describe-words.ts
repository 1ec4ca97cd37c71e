/**
 * The words with which cards, figures and spaces are described.
 */
import type { Language } from '@muster/engine';

export interface DescribeWords {
  readonly points: (points: number) => string;
  readonly figures: (figures: number) => string;
  readonly twoSpaces: string;
  readonly height: string;
  readonly move: string;
  readonly range: string;
  readonly attack: string;
  readonly defence: string;
  readonly life: string;
  readonly wounds: string;
  readonly of: string;
  readonly blocked: string;
  readonly level: string;
  readonly standsOn: string;
  readonly engaged: string;
  readonly free: string;
  readonly canAttack: string;
  readonly attackedBy: string;
  readonly nobody: string;
  readonly against: string;
  readonly reach: (spaces: number, points: number, dangerous: number) => string;
  readonly held: string;
  readonly notThere: string;
  readonly glyph: string;
  readonly unknownGlyph: string;
  readonly empty: string;
}

const en: DescribeWords = {
  points: (points) => `${points} points`,
  figures: (figures) => `${figures} figures`,
  twoSpaces: 'two spaces',
  height: 'height',
  move: 'Move',
  range: 'Range',
  attack: 'Attack',
  defence: 'Defence',
  life: 'Life',
  wounds: 'Wounds',
  of: 'of',
  blocked: 'The powers of this card are blocked.',
  level: 'level',
  standsOn: 'Stands on',
  engaged: 'Engaged with',
  free: 'Not engaged',
  canAttack: 'Can attack',
  attackedBy: 'Can be attacked by',
  nobody: 'nobody',
  against: 'against',
  reach: (spaces, points, dangerous) =>
    `Can move to ${spaces} ${spaces === 1 ? 'space' : 'spaces'} with ${points} points${dangerous === 0 ? '' : `, to ${dangerous} of them only with danger`}`,
  held: 'Can not leave its space: a power or glyph holds it',
  notThere: 'Not on the battlefield',
  glyph: 'glyph',
  unknownGlyph: 'unknown glyph',
  empty: 'free',
};

const de: DescribeWords = {
  points: (points) => `${points} Punkte`,
  figures: (figures) => `${figures} Figuren`,
  twoSpaces: 'zwei Felder',
  height: 'Höhe',
  move: 'Bewegung',
  range: 'Reichweite',
  attack: 'Angriff',
  defence: 'Verteidigung',
  life: 'Lebenspunkte',
  wounds: 'Wunden',
  of: 'von',
  blocked: 'Die Fähigkeiten dieser Karte sind aufgehoben.',
  level: 'Ebene',
  standsOn: 'Steht auf',
  engaged: 'Kampfgebunden durch',
  free: 'Nicht kampfgebunden',
  canAttack: 'Kann angreifen',
  attackedBy: 'Kann angegriffen werden von',
  nobody: 'niemanden',
  against: 'gegen',
  reach: (spaces, points, dangerous) =>
    `Kann mit ${points} Punkten auf ${spaces} ${spaces === 1 ? 'Feld' : 'Felder'} ziehen${dangerous === 0 ? '' : `, auf ${dangerous} davon nur mit Gefahr`}`,
  held: 'Kann das Feld nicht verlassen: eine Fähigkeit oder Glyphe hält die Figur fest',
  notThere: 'Nicht auf dem Schlachtfeld',
  glyph: 'Glyphe',
  unknownGlyph: 'unbekannte Glyphe',
  empty: 'frei',
};

const it: DescribeWords = {
  points: (points) => `${points} punti`,
  figures: (figures) => `${figures} miniature`,
  twoSpaces: 'due caselle',
  height: 'altezza',
  move: 'Movimento',
  range: 'Gittata',
  attack: 'Attacco',
  defence: 'Difesa',
  life: 'Punti vita',
  wounds: 'Ferite',
  of: 'su',
  blocked: 'I poteri di questa carta sono bloccati.',
  level: 'livello',
  standsOn: 'Sta su',
  engaged: 'In ingaggio con',
  free: 'Senza ingaggio',
  canAttack: 'Può attaccare',
  attackedBy: 'Può subire attacchi di',
  nobody: 'nessuno',
  against: 'contro',
  reach: (spaces, points, dangerous) =>
    `Con ${points} punti può andare su ${spaces} ${spaces === 1 ? 'casella' : 'caselle'}${dangerous === 0 ? '' : `, su ${dangerous} solo con pericolo`}`,
  held: 'Non può lasciare la casella: un potere o un glifo la trattiene',
  notThere: 'Non è sul campo di battaglia',
  glyph: 'glifo',
  unknownGlyph: 'glifo sconosciuto',
  empty: 'libera',
};

export const DESCRIBE_WORDS: Readonly<Record<Language, DescribeWords>> = { en, de, it };
