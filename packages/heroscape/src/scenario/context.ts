/**
 * What an expectation is about: the table and what has happened at it.
 */
import type { ScenarioContext } from '@muster/engine';
import type { HeroscapeEvent } from '../events.ts';
import type { HeroscapeState } from '../state.ts';

export type Context = ScenarioContext<HeroscapeState, HeroscapeEvent>;
