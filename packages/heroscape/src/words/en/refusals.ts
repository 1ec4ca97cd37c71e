/**
 * Refusals in English.
 */
import { count } from '@muster/grammar/english';
import { generalName } from '../powers.ts';
import { figureName } from '../scene.ts';
import { GENERALS } from '../../content/card.ts';
import type { Refusals } from '../wording.ts';
import { thing } from './terms.ts';

export const refusals: Refusals = {
  Thorian: () => 'the glyph Thorian allows normal attacks only from adjacent spaces',
  'adjacent-only': ({ figure }, scene) =>
    `${figureName(scene, Number(figure))} can only be attacked normally from an adjacent space`,
  'already-in-army': ({ card }) => `${card} is unique and already in your army`,
  'engaged-elsewhere': () => 'an engaged figure may attack only enemies it is engaged with',
  friend: () => 'that is a friend',
  hidden: ({ figure }, scene) => `${figureName(scene, Number(figure))} is hidden`,
  itself: () => 'no figure attacks itself',
  'may-not-attack': ({ figure }, scene) => `a power forbids attacking ${figureName(scene, Number(figure))}`,
  'no-sight': ({ figure, piece, at }, scene) => {
    const whom = figure === undefined ? '' : ` to ${figureName(scene, Number(figure))}`;
    const what = piece !== undefined ? thing(scene, Number(piece)) : at !== undefined ? `the ground at ${at}` : null;
    return `there is no line of sight${whom}${what === null ? '' : `: ${what} is in the way`}`;
  },
  'no-weapon-for-trees': () => 'without fire or a cutting weapon nobody fells a tree',
  'not-a-target': ({ figure }, scene) => `${figureName(scene, Number(figure))} is no target of this special attack`,
  'not-an-object': () => 'there is nothing that could be destroyed',
  'not-on-battlefield': () => 'that figure is not on the battlefield',
  'out-of-range': ({ range }) => `too far away: the range is ${count(Number(range), 'space')}`,
  'out-of-throw': ({ lob }) => `too high: it can be thrown up ${count(Number(lob), 'level')} at most`,
  'taken-by-other': ({ card }) => `another player has ${card}`,
  taunted: ({ figure }, scene) => `the attack must be against ${figureName(scene, Number(figure))}`,
  'third-general': ({ general }) => {
    const known = GENERALS.find((one) => one === general);
    return `${known === undefined ? general : generalName(known)} would be the third general of the army`;
  },
  'too-expensive': ({ cost, left }) => `it costs ${count(Number(cost), 'point')}, only ${left} are left`,
  'unknown-card': () => 'there is no such card',
  'already-attacked': () => 'the figure has attacked in this turn',
  'already-moved': () => 'its move is over',
  astride: () => 'something stands on the edge between the two spaces',
  'door-closed': () => 'the door is closed',
  'free-edge': () => 'there is no support to climb up the free edge of the overhang',
  'held-by-glyph': () => 'the glyph holds the figure until a friend stands next to it',
  'held-by-power': () => 'a power of an enemy holds the figure there',
  'in-the-way': () => 'a figure that may not be passed stands in the way',
  ladder: () => 'the figure can not step on or off the ladder there',
  'never-moves': () => 'the Hive never moves',
  'no-opening': () => 'the opening is too low for the figure',
  'no-road': () => 'the bonus of the road counts only while the figure stays on it',
  'no-room': () => 'there is no room for the figure',
  'no-target': () => 'there is nobody it can attack',
  'no-way': () => 'no way leads there',
  'not-acting': () => 'as many figures of the card as may act have acted',
  'not-in-zone': () => 'that is not in the own start zone',
  obstacle: () => 'an obstacle fills the space',
  occupied: ({ figure }, scene) =>
    figure === undefined ? 'the space is taken' : `${figureName(scene, Number(figure))} stands there`,
  'on-glyph': () => 'a glyph lies there',
  'stops-in-water': () => 'water on the way ends the move',
  'stops-on-glyph': () => 'a glyph on the way ends the move',
  'too-far': ({ cost, left }) => `too far: it costs ${cost}, and ${left} are left`,
  'too-high': ({ limit }) => `too high: the figure climbs ${count(Number(limit), 'level')} at most`,
  'too-low': () => 'there is no room under what lies above',
  'two-levels': () => 'both ends must stand on the same level',
};
