/**
 * The command with the toy game alone, so that its tests don't depend on the rules of any other.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledMuster } from './bundled-muster.ts';
import { typed, type Result } from './run-program.ts';

export interface ToyMuster {
  /** Runs the command in the folder, with these lines as its input. */
  run(args: readonly string[], lines?: readonly string[]): Promise<Result>;
  /** Writes a file into the folder. */
  write(name: string, content: string | Uint8Array): void;
  path(name: string): string;
}

export function toyMuster(): ToyMuster {
  const muster = bundledMuster(
    "import { toyGame } from '@muster/notation/toy-game';\nexport const games = [toyGame];\n",
  );
  const path = (name: string): string => join(muster.folder, name);
  return {
    run: (args, lines = []) => muster.run(args, typed(lines)),
    write: (name, content) => {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    path,
  };
}
