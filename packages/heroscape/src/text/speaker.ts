/**
 * How a card speaks of its own figure: by name, as "this hero", as "a figure of this squad".
 */
import type { ArmyCard } from '../content/card.ts';

/** `thing`: neither he nor she. */
export type Sex = 'm' | 'f' | 'thing';

export type Speaker =
  | { readonly is: 'named'; readonly name: string; readonly sex: Sex }
  /** A hero of whom there may be several. */
  | { readonly is: 'hero' }
  | { readonly is: 'squad' };

const WOMEN: ReadonlySet<string> = new Set([
  'agent-skahen',
  'ana-karithon',
  'braxas',
  'eltahale',
  'empress-kiova',
  'estivara',
  'iskra-esenwein',
  'jorhdawn',
  'kee-mo-shi',
  'kelda-the-kyrie-warrior',
  'kumiko',
  'kyntela-gwyn',
  'mika-connour',
  'moriko',
  'otonashi',
  'raelin-the-kyrie-warrior-rotv',
  'raelin-the-kyrie-warrior-sotm',
  'runa',
  'saylind-the-kyrie-warrior',
  'sharwin-wildborn',
  'shiori',
  'sonya-esenwein',
  'sudema',
  'wo-sa-ga',
]);
const THINGS: ReadonlySet<string> = new Set(['marro-hive']);

export function speakerOf(card: ArmyCard): Speaker {
  if (card.kind === 'squad') return { is: 'squad' };
  if (card.rarity !== 'unique') return { is: 'hero' };
  const sex = WOMEN.has(card.id) ? 'f' : THINGS.has(card.id) ? 'thing' : 'm';
  return { is: 'named', name: calledName(card), sex };
}

/** Without what follows a first name: "Finn the Viking Champion" is Finn. */
function calledName(card: ArmyCard): string {
  const whole = card.character ?? card.name;
  return whole.replace(/ the .*$/, '');
}
