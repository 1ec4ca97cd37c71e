/**
 * The game icons that are used, and no others, as modules that map names to drawings: `virtual:game-icons`, and one for the
 * silhouettes of each game with figures. What the first page shows is there one by one too, as `virtual:game-icon/<name>`, so that it need not load
 * them all.
 * The set is game-icons.net's (CC BY 3.0), named in the credits.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ONE = 'virtual:game-icon/';
/** By module: the file with the names of its icons. */
const LISTS: Readonly<Record<string, string>> = {
  'virtual:game-icons': 'src/icons/names.json',
  'virtual:heroscape-figures': 'src/icons/heroscape-figures.json',
  'virtual:signum-creatures': 'src/icons/signum-creatures.json',
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

export function gameIcons(): Plugin {
  const drawings = iconSet();
  return {
    name: 'muster:game-icons',
    resolveId: (id) => (id in LISTS || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${ONE}`)) {
        const name = id.slice(ONE.length + 1);
        return `export default ${JSON.stringify(pathOf(drawings(), name, 'a page'))};`;
      }
      const list = id.startsWith('\0') ? LISTS[id.slice(1)] : undefined;
      if (list === undefined) return null;
      const file = fileURLToPath(new URL(`../${list}`, import.meta.url));
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
      const picked: Record<string, string> = {};
      for (const name of names) picked[name] = pathOf(drawings(), name, list);
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}

/** Read once, when the first icon is wanted. */
function iconSet(): () => IconSet {
  let set: IconSet | null = null;
  return () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    return set;
  };
}

function pathOf({ icons }: IconSet, name: string, where: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`${where}: the set has no icon '${name}'`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`${where}: '${name}' is not a single path`);
  return path;
}
