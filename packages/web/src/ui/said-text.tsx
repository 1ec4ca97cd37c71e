/**
 * Why something does not go together: in the language that is set, if the game has words for it, else in English.
 */
import type { Translated } from '@muster/engine';
import { useSettings } from '../settings.ts';

export interface SaidTextProps {
  readonly message: string;
  readonly said: Translated | undefined;
}

export function SaidText({ message, said }: SaidTextProps) {
  const language = useSettings((settings) => settings.language);
  return said === undefined ? <span lang="en">{message}</span> : <span>{said[language]}</span>;
}
