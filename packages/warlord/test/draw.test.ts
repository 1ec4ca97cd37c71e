import { LANGUAGES, type Language, type Seat } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import { library } from '../src/content/library.ts';
import { drawTable } from '../src/draw/index.ts';
import { newGame } from '../src/new-game.ts';
import { readPosition } from '../src/notation.ts';
import type { WarlordState } from '../src/state.ts';

function position(
  more: Readonly<Record<string, unknown>> = {},
  playerB: Readonly<Record<string, unknown>> = {},
): WarlordState {
  const read = readPosition({
    edition: 'epic',
    turn: 3,
    initiative: 'B',
    slot: 'A',
    players: {
      A: {
        ranks: [
          ['Axe', { card: 'Hammer', state: 'spent' }],
          [
            {
              card: 'Sjonegaard',
              wounds: 2,
              items: [{ card: 'Dwarven Warhammer', state: 'stunned', charges: 2 }],
              attached: [{ card: 'Holy Might', scribed: true }],
            },
          ],
        ],
        hand: ['Wall of Swords', 'Rock Crawlers', 'Handaxe'],
        deck: ['Guardian', 'Wall'],
        discard: ['Shield'],
      },
      B: {
        ranks: [
          [
            { card: 'Timmuk', state: 'stunned' },
            { card: 'Ice', of: 'A' },
          ],
          ['Gorzhek'],
          ['Sceth Hellbringer'],
        ],
        hand: ['Maddawc', 'Crush'],
        deck: ['Leveled'],
        removed: ['Varin'],
        ...playerB,
      },
    },
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function draw(state: WarlordState, seat: Seat | null, language: Language = 'en'): string {
  return drawTable(state, seat, language);
}

describe('the drawn table', () => {
  it('shows the opponent above and the own side below', () => {
    expect(`\n${draw(position(), 0)}\n`).toMatchInlineSnapshot(`
      "
      Turn 3, Order Phase · Initiative: Player B · Order slot: Player A

      Player B: hand 2, deck 1, discard pile 0, removed from the game 1
      ╭─ B3.1 ──────────────╮
      │ ▲ Sceth Hellbringer │
      │ Fighter 5, Warlord  │
      │ ATK +2/+2 AC 15     │
      │ Skill +7 Wounds 0/3 │
      ╰─────────────────────╯
      ╭─ B2.1 ──────────────╮
      │ ▲ Gorzhek           │
      │ Fighter 2           │
      │ ATK +7 AC 9         │
      │ Skill +1 Wounds 0/1 │
      ╰─────────────────────╯
      ╭─ B1.1 ──────────────╮ ╭─ B1.2 (A) ──────────╮
      │ ▼ Timmuk            │ │ ▲ Ice               │
      │ Fighter 1           │ │ Fighter 1           │
      │ ATK +0 AC 9         │ │ ATK +0 AC 12        │
      │ Skill +1 Wounds 0/1 │ │ Skill +0 Wounds 0/1 │
      ╰─────────────────────╯ ╰─────────────────────╯

      ─────────────────────────────────────────────────────────────────

      ╭─ A1.1 ──────────────╮ ╭─ A1.2 ──────────────╮
      │ ▲ Axe               │ │ ▶ Hammer            │
      │ Fighter 1           │ │ Fighter 1           │
      │ ATK +2 AC 12        │ │ ATK +0 AC 14        │
      │ Skill +0 Wounds 0/1 │ │ Skill +0 Wounds 0/1 │
      ╰─────────────────────╯ ╰─────────────────────╯
      ╭─ A2.1 ──────────────╮
      │ ▲ Sjonegaard        │
      │ Cleric 5, Warlord   │
      │ ATK +10 AC 19       │
      │ Skill +5 Wounds 2/3 │
      │   ▼ Dwarven         │
      │     Warhammer (2)   │
      │   ✎ Holy Might      │
      ╰─────────────────────╯
      Player A: hand 3, deck 2, discard pile 1
        Wall of Swords  action     Cleric 3
        Rock Crawlers   character  Rogue 2
        Handaxe         item       Fighter 3
      "
    `);
  });

  it('turns the table round for the other seat', () => {
    expect(`\n${draw(position(), 1, 'de')}\n`).toMatchInlineSnapshot(`
      "
      Runde 3, Befehlsphase · Initiative: Spieler B · Befehlsgelegenheit: Spieler A

      Spieler A: Hand 3, Deck 2, Ablagestapel 1
      ╭─ A2.1 ──────────────╮
      │ ▲ Sjonegaard        │
      │ Kleriker 5, Warlord │
      │ ATK +10 AC 19       │
      │ Fert. +5 Wunden 2/3 │
      │   ▼ Dwarven         │
      │     Warhammer (2)   │
      │   ✎ Holy Might      │
      ╰─────────────────────╯
      ╭─ A1.1 ──────────────╮ ╭─ A1.2 ──────────────╮
      │ ▲ Axe               │ │ ▶ Hammer            │
      │ Kämpfer 1           │ │ Kämpfer 1           │
      │ ATK +2 AC 12        │ │ ATK +0 AC 14        │
      │ Fert. +0 Wunden 0/1 │ │ Fert. +0 Wunden 0/1 │
      ╰─────────────────────╯ ╰─────────────────────╯

      ─────────────────────────────────────────────────────────────────────────────

      ╭─ B1.1 ──────────────╮ ╭─ B1.2 (A) ──────────╮
      │ ▼ Timmuk            │ │ ▲ Ice               │
      │ Kämpfer 1           │ │ Kämpfer 1           │
      │ ATK +0 AC 9         │ │ ATK +0 AC 12        │
      │ Fert. +1 Wunden 0/1 │ │ Fert. +0 Wunden 0/1 │
      ╰─────────────────────╯ ╰─────────────────────╯
      ╭─ B2.1 ──────────────╮
      │ ▲ Gorzhek           │
      │ Kämpfer 2           │
      │ ATK +7 AC 9         │
      │ Fert. +1 Wunden 0/1 │
      ╰─────────────────────╯
      ╭─ B3.1 ──────────────╮
      │ ▲ Sceth Hellbringer │
      │ Kämpfer 5, Warlord  │
      │ ATK +2/+2 AC 15     │
      │ Fert. +7 Wunden 0/3 │
      ╰─────────────────────╯
      Spieler B: Hand 2, Deck 1, Ablagestapel 0, aus der Partie entfernt 1
        Maddawc  Charakter  Kämpfer 1
        Crush    Aktion     Kämpfer 2
      "
    `);
  });

  it.each(LANGUAGES)('shows nobody what is hidden in %s', (language) => {
    const state = position();
    const hidden = {
      A: ['Wall of Swords', 'Rock Crawlers', 'Handaxe'],
      B: ['Maddawc', 'Crush'],
      decks: ['Guardian', 'Wall ', 'Leveled'],
    };
    const [own, other, spectator] = [draw(state, 0, language), draw(state, 1, language), draw(state, null, language)];
    for (const name of hidden.A) {
      expect(own).toContain(name);
      expect(other).not.toContain(name);
      expect(spectator).not.toContain(name);
    }
    for (const name of hidden.B) {
      expect(own).not.toContain(name);
      expect(other).toContain(name);
      expect(spectator).not.toContain(name);
    }
    for (const name of hidden.decks) for (const table of [other, spectator]) expect(table).not.toContain(name);
  });

  it('shows a hand that a card reveals', () => {
    expect(draw(position({}, { handShown: true }), 0)).toContain('  Maddawc  character  Fighter 1\n  Crush    action');
  });

  it('shows before the game only the own starting army', () => {
    const state = newGame({ edition: 'campaign', decks: ['campaign-dwarf', 'campaign-nothrog'] }, 'seed');
    const starting = (seat: Seat): readonly string[] =>
      (state.players[seat]?.start ?? []).map((id) => library().cards[state.faces[id] ?? -1]?.name ?? '?');
    const table = draw(state, 0);
    for (const name of starting(0)) expect(table).toContain(name);
    for (const name of starting(1)) expect(table).not.toContain(name);
  });

  it('says who is out and that the game is over', () => {
    const state = position({ outcome: { winners: ['A'], reason: 'last player left' } }, { out: true, ranks: [] });
    expect(draw(state, 0, 'it')).toMatch(
      /^Turno 3, la partita è finita · Iniziativa: Giocatore B\n\nGiocatore B: eliminato\n/,
    );
  });

  it('keeps to 120 columns whatever the ranks are', () => {
    const wide = position({}, { ranks: [['Axe', 'Hammer', 'Ice', 'Shield', 'Timmuk', 'Maddawc', 'Varin']] });
    const lines = draw(wide, null, 'de').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(lines.filter((line) => line.includes('╭─ B1.'))).toHaveLength(2);
  });
});
