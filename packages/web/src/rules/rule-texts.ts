/**
 * The bodies of the rules, loaded per game.
 */
import type { GameId } from '../games.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<{ default: Readonly<Record<string, string | undefined>> }>>> = {
  warlord: () => import('virtual:rules/warlord'),
  signum: () => import('virtual:rules/signum'),
  heroscape: () => import('virtual:rules/heroscape'),
};

const loaded = new Map<GameId, Promise<ReadonlyMap<string, string>>>();

/** Always the same promise, so that components can wait for it. */
export function loadRules(game: GameId): Promise<ReadonlyMap<string, string>> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const rules = LOADERS[game]().then(
    ({ default: texts }) =>
      new Map(Object.entries(texts).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]]))),
  );
  loaded.set(game, rules);
  return rules;
}
