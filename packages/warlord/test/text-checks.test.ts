/**
 * Checks, saves and die rolls.
 */
import { describe } from 'vitest';
import { STAFF, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'check',
    {
      kind: 'order',
      do: [{ do: 'check', who: 'this', type: 'check', name: 'Charisma', dc: 20, success: [{ do: 'draw', cards: 1 }] }],
    },
    'Order: Make a Charisma check (DC 20). If successful, draw a card.',
    'Befehl: Führe eine Ausstrahlungsprobe (DC 20) durch. Falls erfolgreich, ziehe eine Karte.',
    'Ordine: Effettua una prova di Carisma (DC 20). Se ha successo, pesca una carta.',
  ],
  [
    'skill check',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: 'this',
          type: 'check',
          name: 'skill',
          dc: 15,
          success: [{ do: 'draw', cards: 1 }],
          failure: [{ do: 'kill', who: 'this' }],
        },
      ],
    },
    'Order: Make a skill check (DC 15). If successful, draw a card. Otherwise, kill this Wizard.',
    'Befehl: Führe einen Fertigkeitswurf (DC 15) durch. Falls erfolgreich, ziehe eine Karte. Andernfalls töte diesen Zauberer.',
    'Ordine: Effettua una prova di abilità (DC 15). Se ha successo, pesca una carta. Altrimenti, uccidi questo Mago.',
  ],
  [
    'save or suffer',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: { choose: { within: 2 } },
          type: 'save',
          name: 'magic',
          dc: { sum: [10, { stat: 'skill', of: 'this' }] },
          failure: [
            { do: 'wound', who: 'it', wounds: 1 },
            { do: 'stun', who: 'it' },
          ],
        },
      ],
    },
    "Order: A character of your choice within two ranks must succeed with a magic save (DC 10 + this Wizard's Skill) or suffer one wound and become stunned.",
    'Befehl: Ein Charakter deiner Wahl, der höchstens zwei Ränge entfernt ist, muss einen Rettungswurf gegen Magie (DC 10 + Fertigkeitswert dieses Zauberers) bestehen, sonst erleidet er eine Wunde und wird betäubt.',
    'Ordine: Un personaggio a tua scelta entro due ranghi deve superare un tiro salvezza contro la magia (DC 10 + Abilità di questo Mago), altrimenti subisce una ferita e viene stordito.',
  ],
  [
    'save of all',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: { all: { sameRank: true } },
          type: 'save',
          name: 'poison',
          dc: { stat: 'level', of: 'this' },
          failure: [
            { do: 'move', who: 'it', direction: 'backward' },
            { do: 'spend', who: 'it' },
          ],
        },
      ],
    },
    "Order: Each character in this rank must succeed with a poison save (DC = this Wizard's Level) or move backward one rank and become spent.",
    'Befehl: Jeder Charakter in diesem Rang muss einen Rettungswurf gegen Gift (DC = Stufe dieses Zauberers) bestehen, sonst wird er einen Rang rückwärts bewegt und verausgabt.',
    'Ordine: Ogni personaggio in questo rango deve superare un tiro salvezza contro il veleno (DC = livello di questo Mago), altrimenti viene mosso di un rango indietro e speso.',
  ],
  [
    'save of several',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: { choose: { adjacent: true }, count: 2 },
          type: 'save',
          name: 'fortitude',
          dc: 14,
          failure: [{ do: 'stun', who: 'it' }],
        },
      ],
    },
    'Order: Two adjacent characters must succeed with a fortitude save (DC 14) or become stunned.',
    'Befehl: Zwei nebenstehende Charaktere müssen einen Rettungswurf auf Zähigkeit (DC 14) bestehen, sonst werden sie betäubt.',
    'Ordine: Due personaggi adiacenti devono superare un tiro salvezza su Tempra (DC 14), altrimenti vengono storditi.',
  ],
  [
    'save or the strike fails',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [
        {
          do: 'check',
          who: 'event.by',
          type: 'save',
          name: 'fear',
          dc: 12,
          failure: [{ do: 'alterStrike', result: 'critical-failure' }],
        },
      ],
    },
    'React: After this Wizard is targeted with a melee strike: The attacking character must succeed with a fear save (DC 12) or the strike is a Critical Failure.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der angreifende Charakter muss einen Rettungswurf gegen Furcht (DC 12) bestehen, sonst ist der Schlag ein kritischer Misserfolg.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il personaggio attaccante deve superare un tiro salvezza contro la paura (DC 12), altrimenti il colpo è un Fallimento Critico.',
  ],
  [
    'save or the strike is canceled',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'check', who: 'event.by', type: 'save', name: 'will', dc: 12, failure: [{ do: 'cancel' }] }],
    },
    'React: After this Wizard is targeted with a melee strike: The attacking character must succeed with a will save (DC 12) or the strike is canceled.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der angreifende Charakter muss einen Rettungswurf auf Willenskraft (DC 12) bestehen, sonst wird der Schlag aufgehoben.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il personaggio attaccante deve superare un tiro salvezza su Volontà (DC 12), altrimenti il colpo viene cancellato.',
  ],
  [
    'save or something else',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: 'warlord',
          type: 'save',
          name: 'dexterity',
          dc: 12,
          failure: [{ do: 'discardFromHand', count: 1, player: 'you' }],
        },
      ],
    },
    'Order: Your Warlord must make a dexterity save (DC 12). If the save fails, discard a card from your hand.',
    'Befehl: Dein Warlord muss einen Rettungswurf auf Geschicklichkeit (DC 12) durchführen. Wenn der Rettungswurf misslingt, wirf eine Karte aus deiner Hand ab.',
    'Ordine: Il tuo Warlord deve effettuare un tiro salvezza su Destrezza (DC 12). Se il tiro salvezza fallisce, scarta una carta dalla tua mano.',
  ],
  [
    'save or a lasting thing',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: 'warlord',
          type: 'save',
          name: 'reflex',
          dc: 12,
          failure: [{ do: 'modify', mods: [{ mod: 'stat', who: 'it', add: { ac: -4 } }], until: 'turn' }],
        },
      ],
    },
    'Order: Your Warlord must succeed with a reflex save (DC 12) or suffer −4 AC until end of turn.',
    'Befehl: Dein Warlord muss einen Rettungswurf auf Reflexe (DC 12) bestehen, sonst erhält er bis zum Ende der Runde −4 AC.',
    'Ordine: Il tuo Warlord deve superare un tiro salvezza su Riflessi (DC 12), altrimenti riceve −4 AC fino alla fine del turno.',
  ],
  [
    'perception check of another',
    {
      kind: 'order',
      do: [
        {
          do: 'check',
          who: 'warlord',
          type: 'check',
          name: 'perception',
          dc: 12,
          success: [{ do: 'ready', who: 'it' }],
        },
      ],
    },
    'Order: Your Warlord must make a perception check (DC 12). If successful, ready your Warlord.',
    'Befehl: Dein Warlord muss einen Wahrnehmungswurf (DC 12) durchführen. Falls erfolgreich, richte deinen Warlord auf.',
    'Ordine: Il tuo Warlord deve effettuare una prova di Percezione (DC 12). Se ha successo, rendi pronto il tuo Warlord.',
  ],
  [
    'reroll',
    { kind: 'react', on: { at: 'after_die_roll' }, do: [{ do: 'reroll' }] },
    'React: After a die roll: Reroll the die.',
    'Reaktion: Nach einem Würfelwurf: Wiederhole den Wurf.',
    'Reazione: Dopo un tiro di dado: Ritira il dado.',
  ],
  [
    'roll bonus',
    { kind: 'react', on: { at: 'before_die_roll' }, do: [{ do: 'rollBonus', add: 4 }] },
    'React: Before a die roll: Add 4 to the roll.',
    'Reaktion: Vor einem Würfelwurf: Zähle 4 zum Wurf hinzu.',
    'Reazione: Prima di un tiro di dado: Aggiungi 4 al tiro.',
  ],
  [
    'roll penalty',
    { kind: 'react', on: { at: 'before_die_roll' }, do: [{ do: 'rollBonus', add: -5 }] },
    'React: Before a die roll: Subtract 5 from the roll.',
    'Reaktion: Vor einem Würfelwurf: Ziehe 5 vom Wurf ab.',
    'Reazione: Prima di un tiro di dado: Sottrai 5 dal tiro.',
  ],
  [
    'roll amount',
    { kind: 'react', on: { at: 'before_die_roll' }, do: [{ do: 'rollBonus', add: { stat: 'skill', of: 'this' } }] },
    "React: Before a die roll: Add this Wizard's Skill to the roll.",
    'Reaktion: Vor einem Würfelwurf: Zähle den Fertigkeitswert dieses Zauberers zum Wurf hinzu.',
    "Reazione: Prima di un tiro di dado: Aggiungi l'Abilità di questo Mago al tiro.",
  ],
  [
    'set roll',
    { kind: 'react', on: { at: 'after_die_roll' }, do: [{ do: 'setRoll', result: 'critical-success' }] },
    'React: After a die roll: The roll is a Critical Success.',
    'Reaktion: Nach einem Würfelwurf: Der Wurf ist ein kritischer Erfolg.',
    'Reazione: Dopo un tiro di dado: Il tiro è un Successo Critico.',
  ],
];

describe('checks and rolls', () => testTexts(STAFF, EXAMPLES));
