/**
 * The command with Skirmish alone, if wanted with games that have mistakes or with factions.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledMuster, type BundledMuster } from './bundled-muster.ts';

const ALONE = "import { toyGame } from '@muster/engine/toy-game';\nexport const games = [toyGame];\n";
const WITH_BROKEN = "export { games } from './broken-games.ts';\n";
const WITH_FACTIONS = "export { games } from './faction-games.ts';\n";

export interface SkirmishMuster extends BundledMuster {
  /** Writes a program into the folder. */
  program(name: string, text: string): string;
}

export function skirmishMuster({ broken = false, factions = false } = {}): SkirmishMuster {
  const muster = bundledMuster(broken ? WITH_BROKEN : factions ? WITH_FACTIONS : ALONE);
  return {
    ...muster,
    program: (name, text) => {
      writeFileSync(join(muster.folder, name), text, { mode: 0o755 });
      return `./${name}`;
    },
  };
}
