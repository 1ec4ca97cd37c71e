/**
 * muster cards: what a game contains, with texts generated from what it does.
 */
import type { ContentEntry, Game } from '@muster/engine';
import type { Command } from 'commander';
import { gameNamed, GAME_ARGUMENT, languageOption, type LanguageChoice } from '../arguments.ts';
import { CannotRun } from '../exit.ts';
import { print, printJson } from '../output.ts';

interface Options extends LanguageChoice {
  readonly set?: string;
  readonly json?: boolean;
}

export function registerCards(program: Command): void {
  program
    .command('cards')
    .summary('list cards, units and maps with their texts')
    .description('Lists what a game contains. The texts are generated from the data the rules run on.')
    .argument('<game>', GAME_ARGUMENT)
    .option('--set <code>', 'only this set')
    .addOption(languageOption())
    .option('--json', 'a JSON list with id, name, set, kind, text')
    .action((id: string, options: Options) => {
      const entries = entriesOf(gameNamed(id), options);
      if (options.json === true) {
        printJson(
          entries.map((entry) => ({
            id: entry.id,
            name: entry.name,
            set: entry.set,
            kind: entry.kind,
            text: entry.text,
          })),
        );
        return;
      }
      for (const { name, set, kind, text } of entries) {
        print(`${name} (${kind}, ${set})`);
        for (const line of text.split('\n')) if (line !== '') print(`  ${line}`);
      }
    });
}

function entriesOf(game: Game, { set, lang }: Options): readonly ContentEntry[] {
  const all = game.content(lang);
  if (set === undefined) return all;
  const entries = all.filter((entry) => setsOf(entry).some((one) => one.toLowerCase() === set.toLowerCase()));
  if (entries.length > 0) return entries;
  const known = [...new Set(all.flatMap(setsOf))].toSorted();
  throw new CannotRun(`there is no set '${set}'. Known sets: ${known.join(', ')}`);
}

/** A card may have been printed in several sets. */
function setsOf(entry: ContentEntry): readonly string[] {
  return entry.set.split(/[\s,]+/);
}
