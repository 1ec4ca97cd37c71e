import { nextBelow, rngFromSeed, shuffle } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/content/card.ts';
import { library, type Library } from '../src/content/library.ts';
import { Arena } from './arena.ts';
import { Rehearsal } from './rehearsal.ts';
import { nameOf, unitsOf, type Unit } from './units.ts';

/** The game's cards, and after them each card without one of its parts. */
function extended(units: readonly Unit[]): { readonly lib: Library; readonly faces: ReadonlyMap<Unit, number> } {
  const own = library();
  const faces = new Map(units.map((unit, i) => [unit, own.cards.length + i]));
  return { lib: { ...own, cards: [...own.cards, ...units.map((unit) => unit.without)], byId: own.byId, numbers: own.numbers, decks: own.decks }, faces };
}

const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const AT_ONCE = 6;
const seconds = Number(process.env['SECONDS'] ?? 60);

describe('cards', () => {
  test('all', { timeout: 1e7 }, () => {
    const cards = library().cards.filter((card) => (card.abilities ?? []).length > 0);
    const units = cards.flatMap(unitsOf).filter(u => !(u.kind === 'rule' && /mayNotStart|copies/.test(JSON.stringify(u.card.abilities?.[Number(u.path[1])]))));
    const { lib, faces } = extended(units);
    let open = new Set(units);
    const start = cpu();
    const rng = rngFromSeed('cards');
    let arenas = 0; let tRec = 0, tRe = 0, tArena = 0, answers = 0, reruns = 0;
    console.log('units', units.length);
    for (let sweep = 0; open.size > 0 && cpu() - start < seconds * 1000; sweep++) {
      const left = [...new Set([...open].map((unit) => unit.card))];
      shuffle(rng, left);
      while (left.length > 0 && cpu() - start < seconds * 1000) {
        const subjects = left.splice(0, AT_ONCE);
        const seed = `arena ${arenas++}`;
        let t = cpu();
        const arena = new Arena(lib, library().cards, subjects, seed);
        tArena += cpu() - t; t = cpu();
        const mine = [...open].filter((unit) => subjects.includes(unit.card));
        const taste = {
          abilities: subjects.map((card) => `${card.id}#`),
          cards: arena.interesting,
          modes: new Set(mine.flatMap((unit) => { const at = unit.path.indexOf('of'); return at < 0 ? [] : [Number(unit.path[at + 1])]; })),
        };
        let rehearsal: Rehearsal;
        try { rehearsal = new Rehearsal(lib, arena.state, taste, seed); } catch (e) { console.log(seed, subjects.map(c=>c.id), e); throw e; }
        tRec += cpu() - t; t = cpu();
        answers += rehearsal.steps.reduce((n, s) => n + s.requests.length, 0);
        for (const unit of mine) { reruns++; if (rehearsal.needs(unit, faces)) open.delete(unit); }
        tRe += cpu() - t;
      }
      console.log('sweep', sweep, 'arenas', arenas, 'open', open.size, Math.round(cpu() - start), { tArena, tRec, tRe, answers, reruns });
    }
    console.log([...open].map((u) => nameOf(u) + ' ' + JSON.stringify(u.path.reduce<unknown>((d, k) => (d as Record<string|number, unknown>)[k], u.card)).slice(0, 150)).join('\n'));
  });
});
void (null as unknown as Card); void nextBelow; void expect;
