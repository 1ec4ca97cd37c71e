/**
 * Italian.
 */
import type { Wording } from '../wording.ts';
import { events } from './events.ts';
import { outcome } from './outcome.ts';
import { options, prompts } from './questions.ts';
import { refusals } from './refusals.ts';

export const italian: Wording = { prompts, options, events, refusals, outcome };
