/**
 * What checks an expectation: null, or in words what is otherwise.
 */
import type { ScenarioContext } from '@muster/engine';
import type { HeroscapeEvent } from '../events.ts';
import type { HeroscapeState } from '../state.ts';

export type Context = ScenarioContext<HeroscapeState, HeroscapeEvent>;
export type Check = (context: Context, wanted: unknown) => string | null;
