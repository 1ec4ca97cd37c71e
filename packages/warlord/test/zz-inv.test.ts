import { rngFromSeed, shuffle } from '@muster/engine';
import { it } from 'vitest';
import { library } from '../src/content/library.ts';
import { Arena } from './arena.ts';
import { Rehearsal } from './rehearsal.ts';
const CARDS = library().cards.filter((card) => (card.abilities ?? []).length > 0);
it('inv', { timeout: 1e7 }, () => {
  const rng = rngFromSeed(process.env['SEED'] ?? 'inv'); let bad = 0;
  const seen = new Set<string>();
  for (let t = 0; t < Number(process.env['N'] ?? 1500) && bad < 6; t++) {
    const cards = [...CARDS]; shuffle(rng, cards); const subjects = cards.slice(0, 6);
    const seed = `inv ${process.env['SEED']} ${t}`;
    let steps: Rehearsal['steps'] = [];
    let arena: Arena | null = null;
    try {
      arena = new Arena(library(), library().cards, subjects, seed);
      new Rehearsal(library(), arena.state, { abilities: subjects.map((c) => `${c.id}#`), cards: arena.interesting, modes: new Set() }, seed, (s) => { steps = s; });
    } catch (e) {
      const key = String(e).replace(/\d+/g, 'N'); if (seen.has(key)) continue; seen.add(key);
      bad++;
      const name = (id: unknown) => typeof id === 'number' && arena ? `${id}:${library().cards[arena.state.faces[id] ?? -1]?.id}` : id;
      console.log(t, e instanceof Error ? e.stack?.split('\n').slice(0, 8).join('\n') : e, arena?.state.edition);
      const all = steps.flatMap((s) => [...s.events.map((ev) => JSON.stringify(ev, (k, v) => (['card','who','by','on','at','source','from','to','item','actor'].includes(k) ? name(v) : v))), '--']);
      console.log(all.slice(-40).join('\n'));
      console.log(JSON.stringify(steps.at(-1)?.requests.map((r) => r.picked)));
    }
  }
});
