/**
 * A drawing for a decision: where a figure can go with what it costs, where it can be put, which cards can be taken.
 */
import type { Decision, DrawnDecision, Language, Option } from '@muster/engine';
import { wrapped, type SpaceId } from '@muster/hex';
import { GENERALS, type ArmyCard } from '../content/card.ts';
import { library } from '../content/library.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type HeroscapeState } from '../state.ts';
import type { Table } from '../table.ts';
import { choiceOf } from '../words/choice.ts';
import { subjectOf } from '../words/kinds.ts';
import { figureMarks } from '../words/marks.ts';
import { generalName } from '../words/powers.ts';
import { battlefieldLines } from './field-lines.ts';
import { LABELS } from './labels.ts';
import type { MarkOf, SpaceMark } from './picture.ts';
import { figureOn, thingsOn } from './space-marks.ts';

/** Null where the list of options says all there is to see. */
export function drawDecision(state: HeroscapeState, decision: Decision, language: Language): DrawnDecision | null {
  switch (subjectOf(decision.kind)) {
    case 'space':
      return drawSpaces(state, decision, language);
    case 'record':
      return drawRecords(decision);
    default:
      return null;
  }
}

/** How one can come to stand on a space. */
interface Way {
  /** Null where nothing is paid. */
  readonly cost: number | null;
  readonly dangerous: boolean;
}

function drawSpaces(state: HeroscapeState, decision: Decision, language: Language): DrawnDecision | null {
  const ways = new Map<SpaceId, Way>();
  const shows: string[] = [];
  for (const option of decision.options) {
    const found = wayOf(state, decision, option);
    if (found === null) continue;
    shows.push(option.key);
    const [space, way] = found;
    const known = ways.get(space);
    if (known === undefined || isBetter(way, known)) ways.set(space, way);
  }
  if (shows.length === 0) return null;
  const g = silentTable(state);
  const labels = LABELS[language];
  const costs = [...ways.values()].map(({ cost }) => cost);
  const isPaid = costs.some((cost) => cost !== null);
  const explained = [
    ...(isPaid ? [labels.costs] : []),
    ...(costs.includes(null) ? [`+ ${isPaid ? labels.byPower : labels.marked}`] : []),
  ];
  const lines = battlefieldLines(g, language, rangeMarks(g, ways, language), false);
  return { text: [...lines, ...explained.map((line) => `${line}.`)].join('\n'), shows };
}

/** The space a figure leads with, and how it gets there. */
function wayOf(state: HeroscapeState, { kind, seat }: Decision, option: Option): readonly [SpaceId, Way] | null {
  const choice = choiceOf(state, kind, option, seat);
  if (choice.pick !== 'space' && choice.pick !== 'leap' && choice.pick !== 'teleport') return null;
  const [space] = choice.at;
  if (space === undefined) return null;
  const way = choice.pick === 'space' ? choice.way : null;
  return [space, { cost: way?.cost ?? null, dangerous: way?.dangerous ?? false }];
}

/** Safe before dangerous, paid ways by their cost; leaps and the like only where nobody walks. */
function isBetter(way: Way, than: Way): boolean {
  if (way.dangerous !== than.dangerous) return !way.dangerous;
  if (way.cost === null || than.cost === null) return way.cost !== null;
  return way.cost < than.cost;
}

/** Costs where the figure can go; else figures and things as on the table. */
function rangeMarks(g: Table, ways: ReadonlyMap<SpaceId, Way>, language: Language): MarkOf {
  const marks = figureMarks(g.state);
  const things = thingsOn(g, language);
  const glyphs = new Set(g.state.glyphs.filter(({ gone }) => !gone).map(({ space }) => space));
  return (space): SpaceMark | null => {
    const way = ways.get(space);
    if (way === undefined) return figureOn(g, marks, space) ?? things(space);
    return { mark: `${way.cost ?? '+'}${way.dangerous ? '!' : ''}${glyphs.has(space) ? '*' : ''}` };
  };
}

/** The cards that can be taken, by general. */
function drawRecords({ options }: Decision): DrawnDecision {
  const cards = options.flatMap(({ key }) => library().cards[library().byId(key) ?? NOBODY] ?? []);
  const lines = GENERALS.flatMap((general) => {
    const followers = cards.filter((card) => card.general === general).toSorted(byPoints);
    const names = followers.map(({ name, points }) => `${name} ${points}`);
    return names.length === 0 ? [] : wrapped(`${generalName(general)}:`, names);
  });
  return { text: lines.join('\n'), shows: cards.map(({ id }) => id) };
}

function byPoints(a: ArmyCard, b: ArmyCard): number {
  return b.points - a.points || (a.name < b.name ? -1 : 1);
}
