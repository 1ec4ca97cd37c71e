/**
 * English.
 */
import type { Wording } from '../wording.ts';
import { events } from './events.ts';
import { outcome } from './outcome.ts';
import { options, prompts } from './questions.ts';
import { refusals } from './refusals.ts';

export const english: Wording = { prompts, options, events, refusals, outcome };
