/**
 * English places: where figures are, seen from someone, and spaces.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Place } from '../../abilities/language.ts';
import type { Terrain } from '../../content/map.ts';
import type { Ground, ObstacleWord } from '../skeleton/ground.ts';
import { groundOf, obstacleWords } from '../skeleton/ground.ts';
import type { Noun, Space, Where } from '../skeleton/noun.ts';
import { GROUNDS, OBSTACLES } from './lexicon.ts';
import { article } from './article.ts';

/** Says whom a place is seen from. */
export type Say = (noun: Noun) => string;

export interface Around {
  readonly before?: string;
  readonly after?: string;
}

/** "adjacent" before the noun, or "adjacent to Raelin" behind it. */
export function placeWords(where: Where, say: Say): Around {
  const { place, of } = where;
  if (of === undefined) {
    const before = words(place.adjacent === true && 'adjacent', place.notAdjacent === true && 'non-adjacent');
    return { before, after: rest(place, '') };
  }
  return { after: placeOf(place, say(of)) };
}

/** Behind a noun or "is": "within 4 clear sight spaces of Raelin". */
export function placeOf(place: Place, whom: string): string {
  const near = [
    ...(place.adjacent === true ? [`adjacent to ${whom}`] : []),
    ...(place.notAdjacent === true && place.within === undefined ? [`not adjacent to ${whom}`] : []),
    ...(place.within === undefined ? [] : [withinWords(place.within, place.sight, whom)]),
    ...(place.within === undefined && place.sight === true ? [`in clear sight of ${whom}`] : []),
  ];
  return words(listed(near, 'and'), rest(place, near.length > 0 ? '' : whom));
}

function withinWords(spaces: number, sight: true | undefined, whom: string): string {
  const unit =
    sight === true ? (spaces === 1 ? 'clear sight space' : 'clear sight spaces') : spaces === 1 ? 'space' : 'spaces';
  return whom === '' ? `within ${spaces} ${unit}` : `within ${spaces} ${unit} of ${whom}`;
}

function rest(place: Place, whom: string): string {
  return words(
    place.notAdjacent === true && place.within !== undefined && 'but not adjacent',
    place.sameLevel === true && (whom === '' ? 'on the same level' : `on the same level as ${whom}`),
    place.levels !== undefined && words(whom === '' && 'and', levelWords(place.levels, whom)),
  );
}

/** "not more than 6 levels above its top or below its base" */
function levelWords({ up, down, fromBase }: NonNullable<Place['levels']>, whom: string): string {
  const of = (part: string): string => (whom === '' ? `its ${part}` : `the ${part}`);
  const levels = (count: number): string => `${count} ${count === 1 ? 'level' : 'levels'}`;
  const below = up === down ? 'below' : `${levels(down)} below`;
  const above = fromBase === true ? (up === down ? 'above' : `above ${of('base')}`) : `above ${of('top')}`;
  return words(`not more than ${levels(up)} ${above} or ${below} ${of('base')}`, whom !== '' && `of ${whom}`);
}

export function groundSpace(ground: Ground): string {
  const name = listed(
    ground.words.map((word) => GROUNDS[word]),
    'or',
  );
  return `${name} space${ground.but === undefined ? '' : ` that is not ${article(GROUNDS[ground.but])} space`}`;
}

/** "water and swamp water spaces" */
export function groundSpaces(ground: Ground): string {
  const name = listed(
    ground.words.map((word) => GROUNDS[word]),
    'and',
  );
  return `${name} spaces${ground.but === undefined ? '' : ` except ${GROUNDS[ground.but]} spaces`}`;
}

export function obstaclesWords(obstacles: readonly ObstacleWord[]): string {
  return listed(
    obstacles.map((word) => article(OBSTACLES[word])),
    'or',
  );
}

/** "an empty space within 4 spaces of Raelin" */
export function spaceWords(space: Space, say: Say, fromHere = false): string {
  const { filter, of } = space;
  const whom = of === undefined || fromHere ? '' : say(of);
  const terrain = filter.terrain === undefined ? undefined : groundNames(filter.terrain);
  const forbidden = filter.notTerrain === undefined ? undefined : groundNames(filter.notTerrain);
  const near =
    filter.within !== undefined
      ? withinWords(filter.within, filter.sight, whom)
      : filter.adjacent === true
        ? `adjacent to ${whom}`
        : filter.sight === true
          ? `in clear sight of ${whom}`
          : '';
  const levels = filter.levels;
  const conditions = [
    ...(filter.notHigher === true ? ['not higher than before'] : []),
    ...(levels === undefined
      ? []
      : [
          `not more than ${levels.up} ${levels.up === 1 ? 'level' : 'levels'} above the top or ${levels.down} ${levels.down === 1 ? 'level' : 'levels'} below the base of ${whom === '' ? 'where it stands' : whom}`,
        ]),
    ...(filter.unengaged === true ? ['not adjacent to an enemy figure'] : []),
    ...(filter.apart === true ? ['not adjacent to any figure and without a glyph'] : []),
  ];
  return words(
    'an empty',
    filter.sameLevel === true && 'same-level',
    forbidden !== undefined && `non-${forbidden}`,
    terrain,
    'space',
    near,
    filter.sameObstacle !== undefined &&
      `adjacent to the same ${listed(
        obstacleWords(filter.sameObstacle).map((word) => OBSTACLES[word]),
        'or',
      )}`,
    filter.startZone === true && 'in your start zone',
    conditions.length > 0 && `${near === '' ? '' : 'and '}${listed(conditions, 'and')}`,
  );
}

function groundNames(terrain: readonly Terrain[]): string {
  return listed(
    groundOf(terrain).words.map((word) => GROUNDS[word]),
    'or',
  );
}
