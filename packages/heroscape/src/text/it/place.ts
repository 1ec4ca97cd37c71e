/**
 * Italian places: where figures are, seen from someone, and spaces.
 */
import { definite, indefinite, with_, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import type { Place } from '../../abilities/language.ts';
import type { Terrain } from '../../content/map.ts';
import { groundOf, obstacleWords, type Ground, type ObstacleWord } from '../skeleton/ground.ts';
import type { Noun, Space, Where } from '../skeleton/noun.ts';
import { agree, inE } from './grammar.ts';
import { GROUNDS, OBSTACLES } from './lexicon.ts';

/** Says whom a place is seen from. */
export type Say = (noun: Noun) => string;

const ADJACENT = inE('adiacent');

export function placeWords(where: Where, form: Form, say: Say): string {
  const { place, of } = where;
  if (of !== undefined) return placeOf(place, of, form, say);
  return words(
    place.adjacent === true && agree(ADJACENT, form),
    place.notAdjacent === true && `non ${agree(ADJACENT, form)}`,
    ...rest(place),
  );
}

/** Behind a noun or "è": "entro 4 caselle in vista libera da Raelin". */
export function placeOf(place: Place, of: Noun, form: Form, say: Say): string {
  const near = [
    ...(place.within === undefined ? [] : [withinWords(place.within, place.sight, with_('da', say(of)))]),
    ...(place.within === undefined && place.sight === true ? [`in vista libera ${with_('da', say(of))}`] : []),
    ...(place.adjacent === true ? [`${agree(ADJACENT, form)} ${with_('a', say(of))}`] : []),
    ...(place.notAdjacent === true && place.within === undefined
      ? [`non ${agree(ADJACENT, form)} ${with_('a', say(of))}`]
      : []),
  ];
  const alone = near.length === 0 ? say(of) : '';
  const more = rest(place, alone);
  return words(
    listed(near, 'e'),
    place.notAdjacent === true && place.within !== undefined && `ma non ${agree(ADJACENT, form)}`,
    near.length > 0 && place.levels !== undefined && 'e',
    listed(more, 'e'),
  );
}

function rest(place: Place, of = ''): string[] {
  const { levels } = place;
  return [
    ...(place.sameLevel === true ? [words('sullo stesso livello', of !== '' && with_('di', of))] : []),
    ...(levels === undefined ? [] : [levelWords(levels, of)]),
  ];
}

/** "non più di 6 livelli sopra la cima o sotto la base di Raelin" */
function levelWords({ up, down, fromBase }: NonNullable<Place['levels']>, of: string): string {
  const below = up === down ? 'sotto' : `${livelli(down)} sotto`;
  const above = fromBase === true ? (up === down ? 'sopra' : 'sopra la base') : 'sopra la cima';
  const whose = of === '' ? 'la sua base' : `la base ${with_('di', of)}`;
  return `non più di ${livelli(up)} ${above} o ${below} ${whose}`;
}

export function livelli(count: number): string {
  return `${count} ${count === 1 ? 'livello' : 'livelli'}`;
}

export function caselle(count: number): string {
  return `${count} ${count === 1 ? 'casella' : 'caselle'}`;
}

function withinWords(spaces: number, sight: true | undefined, from: string): string {
  return words(`entro ${caselle(spaces)}`, sight === true && 'in vista libera', from);
}

/** "casella d'acqua o di ghiaccio" */
export function groundSpace(ground: Ground): string {
  const but = ground.but === undefined ? '' : ` che non sia una casella ${GROUNDS[ground.but]}`;
  return `casella ${listed(
    ground.words.map((word) => GROUNDS[word]),
    'o',
  )}${but}`;
}

export function groundSpaces(ground: Ground): string {
  const but = ground.but === undefined ? '' : ` tranne quelle ${GROUNDS[ground.but]}`;
  return `caselle ${listed(
    ground.words.map((word) => GROUNDS[word]),
    'e',
  )}${but}`;
}

/** "a un albero o a una pianta della giungla" */
export function toObstacle(obstacles: readonly ObstacleWord[]): string {
  return listed(
    obstacles.map((word) => `a ${indefinite(OBSTACLES[word].one, OBSTACLES[word].f)}`),
    'o',
  );
}

/** "una casella libera entro 4 caselle da Raelin" */
export function spaceWords(space: Space, say: Say, fromHere: boolean, many = false): string {
  const { filter, of } = space;
  const whom = of === undefined || fromHere ? '' : say(of);
  const form: Form = { f: true, many };
  const levels = filter.levels;
  const relatives = [
    ...(filter.notTerrain === undefined ? [] : [`che non ${many ? 'siano' : 'sia'} ${names(filter.notTerrain)}`]),
    ...(filter.notHigher === true ? ['che non sia più in alto di prima'] : []),
    ...(levels === undefined
      ? []
      : [
          `non più di ${livelli(levels.up)} sopra la cima e ${livelli(levels.down)} sotto la base ${whom === '' ? 'della miniatura' : with_('di', whom)}`,
        ]),
    ...(filter.unengaged === true ? [`non ${agree(ADJACENT, form)} a miniature nemiche`] : []),
    ...(filter.apart === true ? [`non ${agree(ADJACENT, form)} ad alcuna miniatura e senza glifi`] : []),
  ];
  return words(
    many ? 'caselle' : 'una casella',
    filter.terrain !== undefined && names(filter.terrain),
    many ? 'libere' : 'libera',
    filter.within !== undefined && withinWords(filter.within, filter.sight, whom === '' ? '' : with_('da', whom)),
    filter.within === undefined && filter.adjacent === true && `${agree(ADJACENT, form)} ${with_('a', whom)}`,
    filter.sameObstacle !== undefined && sameObstacle(obstacleWords(filter.sameObstacle), form),
    filter.sameLevel === true && 'sullo stesso livello',
    filter.startZone === true && 'nella tua zona di partenza',
    listed(relatives, 'e'),
  );
}

function names(terrain: readonly Terrain[]): string {
  return listed(
    groundOf(terrain).words.map((word) => GROUNDS[word]),
    'o',
  );
}

function sameObstacle(obstacles: readonly ObstacleWord[], form: Form): string {
  const { one, f } = OBSTACLES[obstacles[0] ?? 'glacier'];
  return `${agree(ADJACENT, form)} ${with_('a', definite(`${f ? 'stessa' : 'stesso'} ${one}`, { f, many: false }))}`;
}
