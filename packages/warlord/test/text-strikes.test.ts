/* oxlint-disable unicorn/no-thenable -- a word of the language */
/**
 * Strikes that are performed, and what follows them.
 */
import { describe } from 'vitest';
import { STAFF, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'melee strike',
    { kind: 'order', do: [{ do: 'strike', via: 'melee' }] },
    'Order: Perform a melee strike.',
    'Befehl: Führe einen Nahkampfschlag aus.',
    'Ordine: Effettua un colpo di mischia.',
  ],
  [
    'ranged strike',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 4 }] },
    'Order: Perform a +4 ranged strike.',
    'Befehl: Führe einen Fernangriff mit +4 aus.',
    'Ordine: Effettua un colpo a distanza con +4.',
  ],
  [
    'strike with ATK bonus',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', bonus: -2 }] },
    'Order: Perform a melee strike with −2 ATK.',
    'Befehl: Führe einen Nahkampfschlag mit −2 ATK aus.',
    'Ordine: Effettua un colpo di mischia con −2 ATK.',
  ],
  [
    'strike with an amount',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: { stat: 'skill', of: 'this' } }] },
    "Order: Perform a ranged strike with a bonus equal to this Wizard's Skill.",
    'Befehl: Führe einen Fernangriff mit einem Bonus in Höhe des Fertigkeitswerts dieses Zauberers aus.',
    "Ordine: Effettua un colpo a distanza con un bonus pari all'Abilità di questo Mago.",
  ],
  [
    'strike with its own ATK',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', atk: 5 }] },
    'Order: Perform a melee strike with a base ATK of +5.',
    'Befehl: Führe einen Nahkampfschlag mit einem Angriffswert von +5 aus.',
    'Ordine: Effettua un colpo di mischia con un ATK di +5.',
  ],
  [
    'strikes',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 0, times: 3 }] },
    'Order: Perform three +0 ranged strikes.',
    'Befehl: Führe drei Fernangriffe mit +0 aus.',
    'Ordine: Effettua tre colpi a distanza con +0.',
  ],
  [
    'as many strikes as',
    {
      kind: 'order',
      do: [{ do: 'strike', via: 'ranged', bonus: 0, times: { stat: 'level', of: 'this' }, noBonuses: true }],
    },
    "Order: Perform a number of +0 ranged strikes equal to this Wizard's Level. These strikes receive no bonuses to the roll.",
    'Befehl: Führe so viele Fernangriffe mit +0 aus, wie die Stufe dieses Zauberers beträgt. Diese Fernangriffe erhalten keine Boni auf den Wurf.',
    'Ordine: Effettua un numero di colpi a distanza con +0 pari al livello di questo Mago. Questi colpi non ricevono bonus al tiro.',
  ],
  [
    'strike by another',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', by: 'warlord' }] },
    'Order: Your Warlord performs a melee strike.',
    'Befehl: Dein Warlord führt einen Nahkampfschlag aus.',
    'Ordine: Il tuo Warlord effettua un colpo di mischia.',
  ],
  [
    'strike at somebody',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', at: { state: 'spent', sameRank: true } }] },
    'Order: Perform a melee strike against a spent character in this rank.',
    'Befehl: Führe einen Nahkampfschlag gegen einen verausgabten Charakter in diesem Rang aus.',
    'Ordine: Effettua un colpo di mischia contro un personaggio speso in questo rango.',
  ],
  [
    'strike at one',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'strike', via: 'melee', at: 'event.by' }],
    },
    'React: After this Wizard is targeted with a melee strike: Perform a melee strike against the attacking character.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Führe einen Nahkampfschlag gegen den angreifenden Charakter aus.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Effettua un colpo di mischia contro il personaggio attaccante.',
  ],
  [
    'strike further',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 2, extraRange: 1 }] },
    'Order: Perform a +2 ranged strike. The target may be one additional rank away.',
    'Befehl: Führe einen Fernangriff mit +2 aus. Das Ziel darf einen zusätzlichen Rang entfernt sein.',
    'Ordine: Effettua un colpo a distanza con +2. Il bersaglio può essere distante un rango supplementare.',
  ],
  [
    'strike at distances',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 2, reach: [2, 3] }] },
    'Order: Perform a +2 ranged strike against a character two or three ranks away.',
    'Befehl: Führe einen Fernangriff mit +2 gegen einen Charakter aus, der zwei oder drei Ränge entfernt ist.',
    'Ordine: Effettua un colpo a distanza con +2 contro un personaggio a due o tre ranghi di distanza.',
  ],
  [
    'strike up to a distance',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', reach: [0, 1, 2] }] },
    'Order: Perform a melee strike against a character within two ranks.',
    'Befehl: Führe einen Nahkampfschlag gegen einen Charakter aus, der höchstens zwei Ränge entfernt ist.',
    'Ordine: Effettua un colpo di mischia contro un personaggio entro due ranghi.',
  ],
  [
    'strike with wounds',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 4, extraWounds: 1 }] },
    'Order: Perform a +4 ranged strike that inflicts one additional wound.',
    'Befehl: Führe einen Fernangriff mit +4 aus, der eine zusätzliche Wunde zufügt.',
    'Ordine: Effettua un colpo a distanza con +4 che infligge una ferita supplementare.',
  ],
  [
    'strikes with wounds',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 4, times: 2, extraWounds: 2 }] },
    'Order: Perform two +4 ranged strikes that each inflict two additional wounds.',
    'Befehl: Führe zwei Fernangriffe mit +4 aus, die jeweils zwei zusätzliche Wunden zufügen.',
    'Ordine: Effettua due colpi a distanza con +4 che infliggono ciascuno due ferite supplementari.',
  ],
  [
    'strike without wounds',
    { kind: 'order', do: [{ do: 'strike', via: 'ranged', bonus: 4, noWounds: true }] },
    'Order: Perform a +4 ranged strike that inflicts no wounds.',
    'Befehl: Führe einen Fernangriff mit +4 aus, der keine Wunden zufügt.',
    'Ordine: Effettua un colpo a distanza con +4 che non infligge ferite.',
  ],
  [
    'strike at somebody with wounds',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', at: { state: 'stunned' }, extraWounds: 1 }] },
    'Order: Perform a melee strike that inflicts one additional wound against a stunned character.',
    'Befehl: Führe einen Nahkampfschlag gegen einen betäubten Charakter aus. Der Nahkampfschlag fügt eine zusätzliche Wunde zu.',
    'Ordine: Effettua un colpo di mischia contro un personaggio stordito. Il colpo infligge una ferita supplementare.',
  ],
  [
    'strike that succeeds',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', result: 'critical-success' }] },
    'Order: Perform a melee strike. The strike is a Critical Success.',
    'Befehl: Führe einen Nahkampfschlag aus. Der Nahkampfschlag ist ein kritischer Erfolg.',
    'Ordine: Effettua un colpo di mischia. Il colpo è un Successo Critico.',
  ],
  [
    'optional strike',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', optional: true }] },
    'Order: You may perform a melee strike.',
    'Befehl: Du darfst einen Nahkampfschlag ausführen.',
    'Ordine: Puoi effettuare un colpo di mischia.',
  ],
  [
    'on hit',
    {
      kind: 'order',
      do: [{ do: 'strike', via: 'melee', onHit: [{ do: 'discard', who: { choose: { bearer: 'it' }, what: 'item' } }] }],
    },
    'Order: Perform a melee strike. If the strike hits, but before wounds are suffered, discard an item equipped to the target.',
    'Befehl: Führe einen Nahkampfschlag aus. Wenn der Nahkampfschlag trifft, aber bevor Wunden erlitten werden, wirf einen Gegenstand des Ziels ab.',
    'Ordine: Effettua un colpo di mischia. Se il colpo va a segno, ma prima che vengano subite ferite, scarta un oggetto equipaggiato dal bersaglio.',
  ],
  [
    'more wounds on hit',
    {
      kind: 'order',
      do: [
        {
          do: 'strike',
          via: 'ranged',
          bonus: 6,
          onHit: [
            {
              do: 'if',
              condition: { test: 'is', who: 'it', where: { trait: 'Monster' } },
              then: [{ do: 'alterStrike', extraWounds: 1 }],
            },
          ],
        },
      ],
    },
    'Order: Perform a +6 ranged strike. If the strike hits and the target is a Monster, the strike inflicts one additional wound.',
    'Befehl: Führe einen Fernangriff mit +6 aus. Wenn der Fernangriff trifft und das Ziel ein Monster ist, fügt der Fernangriff eine zusätzliche Wunde zu.',
    'Ordine: Effettua un colpo a distanza con +6. Se il colpo va a segno e il bersaglio è un Mostro, il colpo infligge una ferita supplementare.',
  ],
  [
    'after hit',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', afterHit: [{ do: 'stun', who: 'it' }] }] },
    'Order: Perform a melee strike. After the strike, if it hit, stun the target.',
    'Befehl: Führe einen Nahkampfschlag aus. Nach dem Nahkampfschlag, wenn er getroffen hat, betäube das Ziel.',
    'Ordine: Effettua un colpo di mischia. Dopo il colpo, se è andato a segno, stordisci il bersaglio.',
  ],
  [
    'after miss',
    { kind: 'order', do: [{ do: 'strike', via: 'melee', afterMiss: [{ do: 'stun', who: 'this' }] }] },
    'Order: Perform a melee strike. After the strike, if it missed, stun this Wizard.',
    'Befehl: Führe einen Nahkampfschlag aus. Nach dem Nahkampfschlag, wenn er das Ziel verfehlt hat, betäube diesen Zauberer.',
    'Ordine: Effettua un colpo di mischia. Dopo il colpo, se è andato a vuoto, stordisci questo Mago.',
  ],
  [
    'after kill',
    {
      kind: 'order',
      do: [
        {
          do: 'strike',
          via: 'ranged',
          bonus: 7,
          afterKill: [
            { do: 'strike', via: 'ranged', bonus: 4, at: { from: 'it', adjacentRank: true }, optional: true },
          ],
        },
      ],
    },
    "Order: Perform a +7 ranged strike. After the strike, if it killed the target, you may perform a +4 ranged strike against a character in a rank adjacent to the target's rank.",
    'Befehl: Führe einen Fernangriff mit +7 aus. Nach dem Fernangriff, wenn er das Ziel getötet hat, darfst du einen Fernangriff mit +4 gegen einen Charakter in einem Rang neben dem Rang des Ziels ausführen.',
    'Ordine: Effettua un colpo a distanza con +7. Dopo il colpo, se ha ucciso il bersaglio, puoi effettuare un colpo a distanza con +4 contro un personaggio in un rango adiacente a quello del bersaglio.',
  ],
  [
    'attack',
    { kind: 'order', do: [{ do: 'attack' }] },
    'Order: Perform an attack.',
    'Befehl: Führe einen Angriff aus.',
    'Ordine: Effettua un attacco.',
  ],
  [
    'free attack',
    { kind: 'order', do: [{ do: 'attack', free: true, atk: 3, optional: true }] },
    'Order: You may perform an attack with +3 ATK without spending.',
    'Befehl: Du darfst einen Angriff mit +3 ATK ausführen, ohne diesen Zauberer zu verausgaben.',
    'Ordine: Puoi effettuare un attacco con +3 ATK senza spendere questo Mago.',
  ],
  [
    'attack of another',
    { kind: 'order', do: [{ do: 'attack', who: 'warlord', free: true }] },
    'Order: Your Warlord performs an attack without spending.',
    'Befehl: Dein Warlord führt einen Angriff aus, ohne sich zu verausgaben.',
    'Ordine: Il tuo Warlord effettua un attacco senza spendersi.',
  ],
];

describe('strikes', () => testTexts(STAFF, EXAMPLES));
