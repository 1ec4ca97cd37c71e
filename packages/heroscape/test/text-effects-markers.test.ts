/**
 * Effects on moves, markers and places. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { describe, expect, test } from 'vitest';
import { RAELIN, TROLL, VIPERS, said, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'move', figures: { side: 'own', sameCard: true }, count: 2, spaces: 4, free: true }],
    },
    'After moving a figure of this squad and before attacking, you may move up to 2 figures of this squad up to 4 spaces each without leaving-engagement attacks.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff darfst du bis zu 2 Figuren dieser Gruppe jeweils bis zu 4 Felder weit ohne Gelegenheitsangriffe bewegen.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, puoi muovere fino a 2 miniature di questa squadra fino a 4 caselle ciascuna senza attacchi di opportunità.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'move', figures: { side: 'own', sameCard: true }, count: 'all', spaces: 1, up: 4 }],
    },
    'After moving a figure of this squad and before attacking, you may move all figures of this squad up to 1 space each and up to 4 levels higher.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff darfst du alle Figuren dieser Gruppe jeweils bis zu 1 Feld weit und bis zu 4 Ebenen höher bewegen.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, puoi muovere tutte le miniature di questa squadra fino a 1 casella ciascuna e fino a 4 livelli più in alto.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [
        { do: 'move', figures: { self: true }, count: 1, spaces: 4, unengaged: true },
        { do: 'ignore-attack', unengaged: true },
      ],
    },
    'After moving Raelin and before attacking, you may move Raelin up to 4 spaces to where no enemy figure is adjacent. If Raelin is then unengaged, ignore the attack.',
    'Nach der Bewegung von Raelin und vor dem Angriff darfst du Raelin bis zu 4 Felder weit auf ein Feld ohne benachbarte Gegner bewegen. Wenn Raelin dann nicht kampfgebunden ist, ignoriere den Angriff.',
    "Dopo aver mosso Raelin e prima di attaccare, puoi muovere Raelin fino a 4 caselle dove nessun nemico sia adiacente. Se Raelin non è ingaggiata a quel punto, ignora l'attacco.",
  ],
  [
    VIPERS,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'move-again' }], repeats: true, per: 'card' },
    'After moving this squad and before attacking, you may move this squad again. You may do this again as long as it succeeds.',
    'Nach der Bewegung dieser Gruppe und vor dem Angriff darfst du diese Gruppe erneut bewegen. Du darfst dies wiederholen, solange es gelingt.',
    'Dopo aver mosso questa squadra e prima di attaccare, puoi muovere di nuovo questa squadra. Puoi ripetere questo potere finché riesce.',
  ],
  [
    VIPERS,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'acting', figures: 6 }], per: 'card' },
    'After moving this squad and before attacking, you may move and attack with up to 6 figures of this squad this turn.',
    'Nach der Bewegung dieser Gruppe und vor dem Angriff darfst du in diesem Zug mit bis zu 6 Figuren dieser Gruppe ziehen und angreifen.',
    'Dopo aver mosso questa squadra e prima di attaccare, puoi muovere e attaccare con un massimo di 6 miniature di questa squadra in questo turno.',
  ],
  [
    TROLL,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'must-attack-all-adjacent' }] },
    'After moving this Hero and before attacking, this Hero must attack every adjacent figure once instead of attacking normally.',
    'Nach der Bewegung dieses Helden und vor dem Angriff muss dieser Held statt eines normalen Angriffs jede benachbarte Figur einmal angreifen.',
    'Dopo aver mosso questo eroe e prima di attaccare, questo eroe deve attaccare una volta ogni miniatura adiacente invece di attaccare normalmente.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'marker', name: 'Negation', add: -1 }] },
    'After moving Raelin and before attacking, remove 1 Negation marker from this card.',
    'Nach der Bewegung von Raelin und vor dem Angriff entferne 1 goldenen Marker von dieser Karte.',
    'Dopo aver mosso Raelin e prima di attaccare, rimuovi 1 segnalino dorato da questa carta.',
  ],
  [
    VIPERS,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'marker', name: 'Experience', add: 1, max: 3 }] },
    'After moving a figure of this squad and before attacking, put 1 Experience marker on this card (at most 3).',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff lege 1 Erfahrungsmarker auf diese Karte (höchstens 3).',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, metti 1 segnalino esperienza su questa carta (al massimo 3).',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'marker', name: 'Lycanthropy', add: 2, who: 'it' }],
    },
    "After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. Put 2 Lycanthropy markers on the chosen figure's card.",
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Lege 2 Lykanthropiemarker auf die Karte der gewählten Figur.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. Metti 2 segnalini licantropia sulla carta della miniatura scelta.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'hide', figures: { self: true }, until: 'next-marker', whileStill: true }],
    },
    'After moving Raelin and before attacking, Raelin has no visible hit zone until you next reveal an order marker or it leaves its space.',
    'Nach der Bewegung von Raelin und vor dem Angriff hat Raelin keine sichtbaren Trefferzonen, bis du den nächsten Befehlsmarker aufdeckst oder das Feld verlassen wird.',
    'Dopo aver mosso Raelin e prima di attaccare, Raelin non ha zone colpibili visibili finché non riveli il prossimo segnalino ordine o non lascia la sua casella.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'hide', figures: { side: 'own', sameCard: true }, until: 'turn', whileUnengaged: true }],
    },
    'After moving a figure of this squad and before attacking, all figures of this squad have no visible hit zone for the rest of this turn while unengaged.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff haben alle Figuren dieser Gruppe bis zum Ende dieses Zuges keine sichtbaren Trefferzonen, solange keine Kampfbindung besteht.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, tutte le miniature di questa squadra non hanno zone colpibili visibili per il resto di questo turno finché non sono ingaggiate.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [
        {
          do: 'revive',
          figures: { side: 'own', sameCard: true },
          near: 'self',
          to: { adjacent: true, sameLevel: true },
          count: 1,
        },
      ],
    },
    'After moving a figure of this squad and before attacking, place a previously destroyed figure of this squad on an empty same-level space adjacent to this figure.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff stelle eine bereits zerstörte Figur dieser Gruppe auf ein freies Feld auf derselben Ebene, das zu dieser Figur benachbart ist.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, piazza una miniatura di questa squadra distrutta in precedenza in una casella libera adiacente a questa miniatura sullo stesso livello.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'arrive', name: 'Rechets of Bogdan', to: { within: 6, sight: true }, near: 'self', turn: true }],
    },
    'After moving a figure of this squad and before attacking, place all figures of Rechets of Bogdan on empty spaces within 6 clear sight spaces of this figure, and you may take a turn with your Rechets of Bogdan.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff stelle alle Figuren der Karte Rechets of Bogdan auf freie Felder innerhalb von 6 Feldern klarer Sichtlinie um diese Figur; du darfst einen Zug mit deiner Karte Rechets of Bogdan machen.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, piazza tutte le miniature della carta Rechets of Bogdan in caselle libere entro 6 caselle in vista libera da questa miniatura; puoi svolgere un turno con la tua carta Rechets of Bogdan.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'arrive', name: 'Airborne Elite', to: { apart: true } }],
    },
    'After moving a figure of this squad and before attacking, place all figures of Airborne Elite on empty spaces not adjacent to any figure and without a glyph.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff stelle alle Figuren der Karte Airborne Elite auf freie Felder, die zu keiner Figur benachbart sind und keine Glyphe tragen.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, piazza tutte le miniature della carta Airborne Elite in caselle libere non adiacenti ad alcuna miniatura e senza glifi.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'spirit', stat: 'attack' }] },
    'After moving Raelin and before attacking, put Raelin on a unique army card: the attack of that card is 1 higher for the rest of the game.',
    'Nach der Bewegung von Raelin und vor dem Angriff stelle Raelin auf eine einzigartige Armeekarte: Deren Angriffswert ist für den Rest des Spieles um 1 höher.',
    "Dopo aver mosso Raelin e prima di attaccare, metti Raelin su una carta esercito unica: l'attacco di quella carta aumenta di 1 per il resto della partita.",
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'become', who: 'it', species: 'hybrid', class: 'hunter', personality: 'tormented' }],
    },
    'After moving Raelin and before attacking, choose an enemy figure adjacent to Raelin. The chosen figure has the species Hybrid, the class Hunter and the personality tormented for the rest of the game.',
    'Nach der Bewegung von Raelin und vor dem Angriff wähle eine gegnerische Figur, die zu Raelin benachbart ist. Die gewählte Figur hat für den Rest des Spieles die Spezies Mischwesen, die Klasse Jäger und die Persönlichkeit „gequält“.',
    'Dopo aver mosso Raelin e prima di attaccare, scegli una miniatura nemica adiacente a Raelin. La miniatura scelta ha la specie ibrido, la classe cacciatore e la personalità tormentata per il resto della partita.',
  ],
  [
    TROLL,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'reveal-x', state: 'Frost Rage' }] },
    'After moving this Hero and before attacking, reveal the X marker on this card as well to activate Frost Rage for the rest of this round.',
    'Nach der Bewegung dieses Helden und vor dem Angriff decke auch den X-Marker auf dieser Karte auf, um bis zum Ende der Runde Frost Rage zu aktivieren.',
    'Dopo aver mosso questo eroe e prima di attaccare, rivela anche il segnalino X su questa carta per attivare Frost Rage per il resto del round.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      choose: { figures: { side: 'enemy' }, place: { adjacent: true } },
      do: [{ do: 'end-turn', who: 'it' }],
    },
    'After moving a figure of this squad and before attacking, choose an enemy figure adjacent to this figure. The chosen figure must end its turn at once.',
    'Nach der Bewegung einer Figur dieser Gruppe und vor dem Angriff wähle eine gegnerische Figur, die zu dieser Figur benachbart ist. Die gewählte Figur beendet sofort den Zug.',
    'Dopo aver mosso una miniatura di questa squadra e prima di attaccare, scegli una miniatura nemica adiacente a questa miniatura. La miniatura scelta termina subito il turno.',
  ],
  [
    TROLL,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      do: [{ do: 'distribute', figures: {}, place: { adjacent: true } }],
    },
    'After moving this Hero and before attacking, inflict 1 wound on a figure adjacent to this Hero. Affected figures cannot roll defence dice.',
    'Nach der Bewegung dieses Helden und vor dem Angriff füge einer Figur, die zu diesem Helden benachbart ist, 1 Wunde zu. Betroffene Figuren dürfen keine Verteidigungswürfel werfen.',
    'Dopo aver mosso questo eroe e prima di attaccare, infliggi 1 ferita a una miniatura adiacente a questo eroe. Le miniature colpite non possono tirare dadi difesa.',
  ],
  [
    TROLL,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'attack-again' }] },
    'After moving this Hero and before attacking, you may attack again with this Hero.',
    'Nach der Bewegung dieses Helden und vor dem Angriff darfst du erneut mit diesem Helden angreifen.',
    'Dopo aver mosso questo eroe e prima di attaccare, puoi attaccare di nuovo con questo eroe.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'after-moving', must: true, do: [{ do: 'shadow-tile' }] },
    'After moving Raelin and before attacking, make the space of Raelin a shadow space for the rest of the game.',
    'Nach der Bewegung von Raelin und vor dem Angriff mache das Feld von Raelin für den Rest des Spieles zu einem Schattenfeld.',
    "Dopo aver mosso Raelin e prima di attaccare, rendi la casella di Raelin una casella d'ombra per il resto della partita.",
  ],
];

describe.each(EXAMPLES)('%#', (card, part, en, de, it) => {
  test(en, () => {
    expect(said(card, part)).toEqual({ en, de, it });
  });
});
