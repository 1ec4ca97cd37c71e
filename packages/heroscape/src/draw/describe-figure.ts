/**
 * A figure on the table: where it stands, how far it can go, whom it can attack and who can attack it, with every number explained.
 */
import { explain, type Language } from '@muster/engine';
import { paragraph } from '@muster/hex';
import { explainMove } from '../abilities/move-value.ts';
import { isLocked } from '../abilities/restrictions.ts';
import { attackOn } from '../rules/attack-stage.ts';
import { attackDice, attackParts, defenceDice, defenceParts } from '../rules/combat-dice.ts';
import { engagedWith } from '../rules/engagement.ts';
import { isHeldByProftaka } from '../rules/glyphs.ts';
import { allowance, destinations } from '../rules/movement-range.ts';
import { mayAttack, rangeAgainst } from '../rules/targeting.ts';
import { terrainAt } from '../rules/terrain.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { areEnemies, cardOf, figureOf, isOnField, levelOf, recordOfFigure, type Table } from '../table.ts';
import { WORDINGS } from '../words/index.ts';
import { figureAt, type Scene } from '../words/scene.ts';
import { DESCRIBE_WORDS, type DescribeWords } from './describe-words.ts';
import { FIELD_WORDS } from './field-words.ts';

interface Sheet {
  readonly g: Table;
  readonly scene: Scene;
  readonly words: DescribeWords;
  readonly language: Language;
}

export function figureLines(g: Table, id: FigureId, language: Language): readonly string[] {
  const figure = figureOf(g, id);
  const scene: Scene = { state: g.state, language };
  const sheet: Sheet = { g, scene, words: DESCRIBE_WORDS[language], language };
  const title = figureAt(scene, id);
  const facts = isOnField(figure) ? factsOf(sheet, figure) : [sheet.words.notThere];
  return [title, ...facts.flatMap((fact) => paragraph(fact, 2, 4))];
}

function factsOf(sheet: Sheet, figure: Figure): readonly string[] {
  const { g, scene, words, language } = sheet;
  const { life, range } = recordOfFigure(g, figure.id);
  const terrains = [...new Set(figure.at.map((space) => FIELD_WORDS[language].terrains[terrainAt(g, space)]))];
  const glyph = figure.glyph === NOBODY ? undefined : g.state.glyphs[figure.glyph];
  const standing = [
    ...terrains,
    `${words.level} ${levelOf(g, figure)}`,
    ...(glyph === undefined ? [] : [`${words.glyph} ${glyph.glyph}`]),
  ];
  const engaged = engagedWith(g, figure).map((id) => figureAt(scene, id));
  const enemies = g.state.figures.filter((other) => isOnField(other) && areEnemies(g, figure.id, other.id));
  const targets = enemies.filter((other) => mayAttack(g, figure, other) === null);
  const attackers = enemies.filter((other) => mayAttack(g, other, figure) === null);
  return [
    `${words.wounds}: ${figure.wounds} ${words.of} ${life}`,
    ...(cardOf(g, figure.card).negated ? [words.blocked] : []),
    `${words.standsOn}: ${standing.join(', ')}`,
    engaged.length === 0 ? words.free : `${words.engaged}: ${engaged.join(', ')}`,
    explained(sheet, words.move, explainMove(g, figure)),
    reach(sheet, figure),
    `${words.range} ${range}`,
    ...(targets.length === 0 ? [`${words.canAttack}: ${words.nobody}`] : [`${words.canAttack}:`]),
    ...targets.map(
      (other) => `– ${figureAt(scene, other.id)}: ${duel(sheet, figure, other)}${distance(sheet, figure, other)}`,
    ),
    ...(attackers.length === 0 ? [] : [`${words.attackedBy}:`]),
    ...attackers.map((other) => `– ${figureAt(scene, other.id)}: ${duel(sheet, other, figure)}`),
  ];
}

/** "Move 7 = 5 card, +2 Valda" */
function explained(
  { language }: Sheet,
  label: string,
  { value, parts }: { readonly value: number; readonly parts: Parameters<(typeof WORDINGS)['en']['sum']>[0] },
): string {
  return `${label} ${Math.max(0, value)} = ${WORDINGS[language].sum(parts)}`;
}

/** "4 attack dice = 3 card, +1 height against 5 defence dice = …", as a normal attack would be now. */
function duel(sheet: Sheet, attacker: Figure, target: Figure): string {
  const { g, words } = sheet;
  const attack = attackOn(g, attacker, target.id, NOBODY);
  const made = { value: attackDice(g, attack, target.id), parts: explain(attackParts(g, attack, target.id)).parts };
  const met = { value: defenceDice(g, attack, target.id), parts: explain(defenceParts(g, attack, target.id)).parts };
  return `${explained(sheet, words.attack, made)} ${words.against} ${explained(sheet, words.defence, met)}`;
}

/** Only where the range is not the printed one. */
function distance({ g, words }: Sheet, attacker: Figure, target: Figure): string {
  const range = rangeAgainst(g, attacker, target);
  return range === recordOfFigure(g, attacker.id).range ? '' : ` (${words.range} ${range})`;
}

function reach({ g, words }: Sheet, figure: Figure): string {
  if (isLocked(g, figure) || isHeldByProftaka(g, figure)) return words.held;
  const allowed = allowance(g, figure);
  const ways = destinations(g, figure, allowed);
  const spaces = new Set(ways.map(({ at }) => at[0]));
  const safe = new Set(ways.filter(({ dangerous }) => !dangerous).map(({ at }) => at[0]));
  return words.reach(spaces.size, Math.max(allowed.points, allowed.road), spaces.size - safe.size);
}
