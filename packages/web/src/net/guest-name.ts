/**
 * Names for guests who have not chosen one; they read the same in every language.
 */
const FIRST = [
  'Aldric',
  'Brenna',
  'Corwin',
  'Dagmar',
  'Edda',
  'Falk',
  'Gisela',
  'Hadrian',
  'Isolde',
  'Joran',
  'Katla',
  'Leif',
  'Mirela',
  'Njord',
  'Odila',
  'Peregrin',
  'Runa',
  'Sigrun',
  'Tancred',
  'Ulric',
  'Vesna',
  'Wulf',
  'Yrsa',
  'Zeno',
] as const;
const LAST = [
  'Ashford',
  'Blackmere',
  'Coldwell',
  'Dunmarch',
  'Emberfell',
  'Fairholt',
  'Greywater',
  'Hawkmoor',
  'Ironwood',
  'Kestrel',
  'Lorne',
  'Marrow',
  'Northgate',
  'Oakenshaw',
  'Pinehurst',
  'Quarrel',
  'Ravenscar',
  'Stormcrow',
  'Thornhall',
  'Umber',
  'Valemont',
  'Westerly',
  'Yarrow',
] as const;

/** `chance` is a number from 0 up to 1. */
export function guestName(chance: () => number = Math.random): string {
  const pick = (names: readonly string[]): string => names[Math.floor(chance() * names.length)] ?? '';
  return `${pick(FIRST)} ${pick(LAST)}`;
}
