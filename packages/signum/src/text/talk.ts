/**
 * How a text speaks of the creature that has it.
 */
import type { CreatureClass } from '../abilities/language.ts';
import type { Line } from './skeleton/plan.ts';

/** By its class; as a creature where a property is given to others; the hero that wears a relic. */
export type Speaker = CreatureClass | 'creature' | 'wearer';

/** The text of a property that is given to a creature, as it stands in quotation marks. */
export type Quote = (line: Line) => string;
