import { Match, nextBelow, rngFromSeed, asAnswer, LANGUAGES, type Language } from '@muster/engine';
import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { warlord } from '../src/index.ts';
test('play', () => {
  const language = (process.env['LANGU'] ?? 'en') as Language;
  const out: string[] = [];
  for (let game = 0; game < Number(process.env['GAMES'] ?? 1); game++) {
    const rng = rngFromSeed(`seed${game}`);
    const setup = warlord.makeSetup({ players: 2 + (game % 3), edition: game % 2 ? 'epic' : 'campaign', turnLimit: 12 }, rng);
    if (!setup.ok) throw new Error(JSON.stringify(setup));
    const match = Match.start(warlord, setup.value, `x${game}`, { log: true });
    const words = warlord.words(language);
    let told = 0; let n = 0;
    while (match.outcome === null && n++ < 3000) {
      for (const e of match.events.slice(told)) { const t = words.event(match.state, e); if (t !== null) out.push(`    ${t}`); }
      told = match.events.length;
      const d = match.decisions[0];
      if (d === undefined) break;
      if (d.kind === 'order' && n % 5 === 0) out.push(warlord.draw(match.state, d.seat, language));
      out.push(`${d.seat} [${d.kind}] ${words.prompt(match.state, d)}`);
      for (const o of d.options) out.push(`        - ${words.option(match.state, d, o)}`);
      if (d.kind === 'order') for (const r of warlord.whyNot(match.state, d)) out.push(`        x ${words.option(match.state, d, { key: r.key })}: ${words.refusal(match.state, r.refusal)} (${r.refusal.rule})`);
      const count = d.min + nextBelow(rng, d.max - d.min + 1);
      const opts = [...d.options]; const keys: string[] = [];
      for (let i = 0; i < count; i++) { const [o] = opts.splice(nextBelow(rng, opts.length), 1); if (o) keys.push(o.key); }
      const r = match.answer(d.seat, asAnswer(d, keys));
      if (r) throw new Error(JSON.stringify(r));
    }
    for (const e of match.events.slice(told)) { const t = words.event(match.state, e); if (t !== null) out.push(`    ${t}`); }
    if (match.outcome) out.push(words.outcome(match.state, match.outcome));
    out.push(warlord.draw(match.state, null, language));
  }
  writeFileSync(`/tmp/w/${language}.txt`, out.join('\n'));
});
