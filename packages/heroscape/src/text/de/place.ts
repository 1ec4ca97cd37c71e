/**
 * German places: where figures are, seen from someone, and spaces.
 */
import type { Case } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { Place } from '../../abilities/language.ts';
import type { Terrain } from '../../content/map.ts';
import { groundOf, obstacleWords, type Ground, type GroundWord, type ObstacleWord } from '../skeleton/ground.ts';
import type { Noun, Space, Where } from '../skeleton/noun.ts';
import type { Behind } from './aside.ts';
import { decline, determiner, END_OF_CLAUSE, START_OF_CLAUSE } from './grammar.ts';
import { FELD, GROUNDS, OBSTACLES } from './lexicon.ts';

/** Says whom a place is seen from. */
export type Say = (noun: Noun, kasus: Case) => string;

/** Behind a noun: "innerhalb von 4 Feldern …" as a phrase, "benachbart" as a clause. */
export function placeParts(where: Where, many: boolean, say: Say): Behind {
  const { place, of } = where;
  if (of === undefined) return { phrases: plainRest(place), clauses: [] };
  if (place.within !== undefined || (place.sight === true && place.adjacent !== true)) {
    const { notAdjacent, ...near } = place;
    const phrases = [placeWords(near, of, say)];
    const text = many ? 'nicht benachbart sind' : 'nicht benachbart ist';
    return { phrases, clauses: notAdjacent === undefined ? [] : [{ noun: 'subject', text }] };
  }
  return {
    phrases: [],
    clauses: [{ noun: 'subject', text: `${placeWords(place, of, say)} ${many ? 'sind' : 'ist'}` }],
  };
}

/** Before "ist" or behind a noun. */
export function placeWords(place: Place, of: Noun, say: Say): string {
  const near = [
    ...(place.within === undefined ? [] : [withinWords(place.within, place.sight, say(of, 'acc'))]),
    ...(place.within === undefined && place.sight === true ? [`in klarer Sichtlinie zu ${say(of, 'dat')}`] : []),
    ...(place.adjacent === true
      ? [of.n === 'both' ? `${say(of, 'dat')} benachbart` : `zu ${say(of, 'dat')} benachbart`]
      : []),
    ...(place.notAdjacent === true && place.within === undefined ? [`nicht zu ${say(of, 'dat')} benachbart`] : []),
  ];
  const rest = [
    ...(place.notAdjacent === true && place.within !== undefined ? ['aber nicht benachbart'] : []),
    ...(place.sameLevel === true
      ? [near.length > 0 ? 'auf derselben Ebene' : `auf derselben Ebene wie ${say(of, 'nom')}`]
      : []),
    ...(place.levels === undefined ? [] : [levelWords(place.levels, say(of, 'gen'))]),
  ];
  const joined = place.notAdjacent === true && place.within !== undefined ? ', ' : ' und ';
  return [listed(near, 'und'), ...rest].filter((text) => text !== '').join(joined);
}

function plainRest(place: Place): string[] {
  return [
    ...(place.sameLevel === true ? ['auf derselben Ebene'] : []),
    ...(place.levels === undefined ? [] : [levelWords(place.levels, '')]),
  ];
}

/** "höchstens 6 Ebenen über der Oberkante oder unter dem Sockel von Raelin" */
function levelWords({ up, down, fromBase }: NonNullable<Place['levels']>, of: string): string {
  const below = up === down ? 'unter' : `${ebenen(down)} unter`;
  const above = fromBase === true ? (up === down ? 'über' : 'über dem Sockel') : 'über der Oberkante';
  return words(`höchstens ${ebenen(up)} ${above} oder ${below} dem Sockel`, of);
}

export function ebenen(count: number): string {
  return `${count} ${count === 1 ? 'Ebene' : 'Ebenen'}`;
}

export function felder(count: number, kasus: Case = 'acc'): string {
  return `${count} ${decline(FELD, 'none', kasus, count !== 1)}`;
}

function withinWords(spaces: number, sight: true | undefined, whom: string): string {
  return words(
    `innerhalb von ${felder(spaces, 'dat')}`,
    sight === true && 'klarer Sichtlinie',
    whom !== '' && `um ${whom}`,
  );
}

/** "Wasser- oder Eisfeld", "Feld mit glattem Eis" */
function groundNoun(of: readonly GroundWord[], kasus: Case, many: boolean): string {
  const names = of.map((word) => GROUNDS[word]);
  const prefixes = names.flatMap((name) => ('prefix' in name ? [name.prefix] : []));
  const behind = names.flatMap((name) => ('behind' in name ? [name.behind] : []));
  const join = many ? 'und' : 'oder';
  const noun = decline(FELD, 'none', kasus, many);
  const compound =
    prefixes.length === 0
      ? ''
      : listed(
          [...prefixes.slice(0, -1).map((prefix) => `${prefix}-`), `${prefixes.at(-1) ?? ''}${noun.toLowerCase()}`],
          join,
        );
  const simple = behind.length === 0 ? '' : `${noun} mit ${listed(behind, 'oder')}`;
  return listed(
    [compound, simple].filter((text) => text !== ''),
    join,
  );
}

export function onGround(ground: Ground): string {
  const but =
    ground.but === undefined
      ? ''
      : `${START_OF_CLAUSE}, das kein ${groundNoun([ground.but], 'nom', false)} ist${END_OF_CLAUSE}`;
  return `auf einem ${groundNoun(ground.words, 'dat', false)}${but}`;
}

export function groundSpaces(ground: Ground, kasus: Case): string {
  const but = ground.but === undefined ? '' : ` außer ${groundNoun([ground.but], 'dat', true)}`;
  return groundNoun(ground.words, kasus, true) + but;
}

export function obstacleDative(obstacles: readonly ObstacleWord[]): string {
  return listed(
    obstacles.map(
      (word) =>
        `${determiner('ein', 'dat', OBSTACLES[word].gender)} ${decline(OBSTACLES[word], 'mixed', 'dat', false)}`,
    ),
    'oder',
  );
}

/** "auf ein freies Feld innerhalb von 4 Feldern um Raelin", in the accusative. */
export function ontoSpace(space: Space, say: Say, fromHere: boolean, many = false): string {
  const { filter, of } = space;
  const whom = (kasus: Case): string => (of === undefined || fromHere ? '' : say(of, kasus));
  const ground = filter.terrain === undefined ? decline(FELD, 'none', 'acc', many) : terrainNoun(filter.terrain, many);
  const near = filter.within === undefined ? '' : withinWords(filter.within, filter.sight, whom('acc'));
  const levels = filter.levels;
  const be = many ? 'sind' : 'ist';
  const clauses = [
    ...(filter.within === undefined && filter.adjacent === true ? [`zu ${whom('dat')} benachbart ${be}`] : []),
    ...(filter.sameObstacle === undefined
      ? []
      : [`${sameObstacle(obstacleWords(filter.sameObstacle))} benachbart ${be}`]),
    ...(filter.notTerrain === undefined ? [] : [`kein ${terrainNoun(filter.notTerrain, false)} ist`]),
    ...(filter.notHigher === true ? ['nicht höher liegt als das bisherige'] : []),
    ...(levels === undefined
      ? []
      : [
          `höchstens ${ebenen(levels.up)} über der Oberkante und höchstens ${ebenen(levels.down)} unter dem Sockel ${whom('gen') || 'der Figur'} liegt`,
        ]),
    ...(filter.unengaged === true ? [`zu keiner gegnerischen Figur benachbart ${be}`] : []),
    ...(filter.apart === true
      ? [`zu keiner Figur benachbart ${be} und keine Glyphe ${many ? 'tragen' : 'trägt'}`]
      : []),
  ];
  return (
    words(
      many ? 'auf freie' : 'auf ein freies',
      ground,
      near,
      filter.sameLevel === true && 'auf derselben Ebene',
      filter.startZone === true && 'deiner Startzone',
    ) +
    (clauses.length === 0 ? '' : `${START_OF_CLAUSE}, ${many ? 'die' : 'das'} ${clauses.join(' und ')}${END_OF_CLAUSE}`)
  );
}

function terrainNoun(terrain: readonly Terrain[], many: boolean): string {
  return groundNoun(groundOf(terrain).words, 'acc', many);
}

function sameObstacle(obstacles: readonly ObstacleWord[]): string {
  const noun = OBSTACLES[obstacles[0] ?? 'glacier'];
  return `zu ${noun.gender === 'f' ? 'derselben' : 'demselben'} ${decline(noun, 'definite', 'dat', false)}`;
}
