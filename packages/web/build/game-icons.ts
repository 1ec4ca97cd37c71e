/**
 * The game icons that are used, and no others, as a module `virtual:game-icons`: a map from name to drawing. What the first page shows
 * is there one by one too, as `virtual:game-icon/<name>`, so that it need not load them all.
 * The set is game-icons.net's (CC BY 3.0), named in the credits.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:game-icons';
const ONE = 'virtual:game-icon/';
const NAMES = fileURLToPath(new URL('../src/icons/names.json', import.meta.url));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

export function gameIcons(): Plugin {
  const drawings = iconSet();
  return {
    name: 'muster:game-icons',
    resolveId: (id) => (id === ID || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${ONE}`)) {
        const name = id.slice(ONE.length + 1);
        return `export default ${JSON.stringify(pathOf(drawings(), name, 'a page'))};`;
      }
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(NAMES);
      const names = JSON.parse(readFileSync(NAMES, 'utf8')) as readonly string[];
      const picked: Record<string, string> = {};
      for (const name of names) picked[name] = pathOf(drawings(), name, 'src/icons/names.json');
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
