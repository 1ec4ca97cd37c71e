/**
 * The words of the drawn table.
 */
import type { Language } from '@muster/engine';
import { de } from './labels-de.ts';
import { en } from './labels-en.ts';
import { it } from './labels-it.ts';
import type { Labels } from './wording.ts';

export const LABELS: Readonly<Record<Language, Labels>> = { en, de, it };
