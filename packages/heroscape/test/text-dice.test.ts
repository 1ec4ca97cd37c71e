/* oxlint-disable unicorn/no-thenable -- a word of the language */
/**
 * Numbers, dice and auras. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { describe, expect, test } from 'vitest';
import { RAELIN, TROLL, VIPERS, said, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1 },
    'Raelin gets +1 attack die.',
    'Raelin erhält +1 Angriffswürfel.',
    'Raelin riceve +1 dado attacco.',
  ],
  [
    TROLL,
    { part: 'stat', stat: 'defence', add: -2 },
    'This Hero gets −2 defence dice.',
    'Dieser Held erhält −2 Verteidigungswürfel.',
    'Questo eroe riceve −2 dadi difesa.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'move', add: 2 },
    'Each figure of this squad gets +2 move.',
    'Jede Figur dieser Gruppe erhält +2 Bewegung.',
    'Ogni miniatura di questa squadra riceve +2 al movimento.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'range', add: 1 },
    'Raelin gets +1 range.',
    'Raelin erhält +1 Reichweite.',
    'Raelin riceve +1 alla gittata.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'leaving', add: 2 },
    'Each figure of this squad gets +2 attack dice for leaving-engagement attacks.',
    'Jede Figur dieser Gruppe erhält +2 Angriffswürfel bei Gelegenheitsangriffen.',
    'Ogni miniatura di questa squadra riceve +2 dadi attacco negli attacchi di opportunità.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'leap', add: 5 },
    'Raelin gets +5 levels up and down when leaping.',
    'Raelin erhält +5 Ebenen nach oben und unten beim Springen.',
    'Raelin riceve +5 livelli in su e in giù nei salti.',
  ],
  [
    TROLL,
    { part: 'stat', stat: 'attack', add: 0, max: 1 },
    'This Hero rolls at most 1 attack die.',
    'Dieser Held darf höchstens 1 Angriffswürfel werfen.',
    'Questo eroe può tirare al massimo 1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: {
        per: 'figure',
        of: 'self',
        figures: { side: 'own', other: true, class: ['knight'] },
        place: { within: 4, sight: true },
        max: 3,
      },
    },
    'Each figure of this squad gets +1 attack die for each other Knight you control within 4 clear sight spaces of this figure, up to +3.',
    'Jede Figur dieser Gruppe erhält für jeden anderen eigenen Ritter innerhalb von 4 Feldern klarer Sichtlinie um diese Figur +1 Angriffswürfel, höchstens +3.',
    'Ogni miniatura di questa squadra riceve +1 dado attacco per ogni altro tuo cavaliere entro 4 caselle in vista libera da questa miniatura, al massimo +3.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: {
        per: 'figure',
        of: 'opponent',
        figures: { side: 'own', species: ['soulborg'] },
        place: { adjacent: true },
      },
    },
    'Each figure of this squad gets +1 attack die for each Soulborg you control adjacent to the target.',
    'Jede Figur dieser Gruppe erhält für jeden eigenen Soulborg, der zum Ziel benachbart ist, +1 Angriffswürfel.',
    'Ogni miniatura di questa squadra riceve +1 dado attacco per ogni tuo soulborg adiacente al bersaglio.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: { per: 'wound', on: 'self' } },
    'Raelin gets +1 attack die for each wound marker on this card.',
    'Raelin erhält für jeden Wundmarker auf dieser Karte +1 Angriffswürfel.',
    'Raelin riceve +1 dado attacco per ogni segnalino ferita su questa carta.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: { per: 'wound', on: 'opponent', max: 3 } },
    "Raelin gets +1 attack die for each wound marker on the target's card, up to +3.",
    'Raelin erhält für jeden Wundmarker auf der Karte des Ziels +1 Angriffswürfel, höchstens +3.',
    'Raelin riceve +1 dado attacco per ogni segnalino ferita sulla carta del bersaglio, al massimo +3.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: { per: 'wound', on: 'chosen', chosen: 'Human Champion' } },
    "Each figure of this squad gets +1 attack die for each wound marker on your Human Champion's card.",
    'Jede Figur dieser Gruppe erhält für jeden Wundmarker auf der Karte deines Human Champion +1 Angriffswürfel.',
    'Ogni miniatura di questa squadra riceve +1 dado attacco per ogni segnalino ferita sulla carta del tuo Human Champion.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: { per: 'marker', name: 'Experience', max: 3 } },
    'Each figure of this squad gets +1 attack die for each Experience marker on this card, up to +3.',
    'Jede Figur dieser Gruppe erhält für jeden Erfahrungsmarker auf dieser Karte +1 Angriffswürfel, höchstens +3.',
    'Ogni miniatura di questa squadra riceve +1 dado attacco per ogni segnalino esperienza su questa carta, al massimo +3.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: { per: 'wound-this-turn' } },
    'Each figure of this squad gets +1 attack die for each wound figures of this squad have inflicted on the target this turn.',
    'Jede Figur dieser Gruppe erhält für jede Wunde, die Figuren dieser Gruppe dem Ziel in diesem Zug zugefügt haben, +1 Angriffswürfel.',
    'Ogni miniatura di questa squadra riceve +1 dado attacco per ogni ferita che le miniature di questa squadra hanno inflitto al bersaglio in questo turno.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'defence', add: { per: 'order-marker', max: 3 } },
    'Raelin gets +1 defence die for each order marker on this card, up to +3.',
    'Raelin erhält für jeden Befehlsmarker auf dieser Karte +1 Verteidigungswürfel, höchstens +3.',
    'Raelin riceve +1 dado difesa per ogni segnalino ordine su questa carta, al massimo +3.',
  ],
  [
    RAELIN,
    {
      part: 'stat',
      stat: 'defence',
      add: 2,
      for: { figures: { side: 'own', other: true }, place: { within: 4, sight: true } },
    },
    'All other figures you control within 4 clear sight spaces of Raelin get +2 defence dice.',
    'Alle anderen eigenen Figuren innerhalb von 4 Feldern klarer Sichtlinie um Raelin erhalten +2 Verteidigungswürfel.',
    'Tutte le altre tue miniature entro 4 caselle in vista libera da Raelin ricevono +2 dadi difesa.',
  ],
  [
    TROLL,
    { part: 'stat', stat: 'move', add: 2, for: { figures: { side: 'friendly', general: ['ullar'] }, started: true } },
    'All friendly figures that follow Ullar and that started the turn adjacent to this Hero get +2 move.',
    'Alle verbündeten Figuren, die Ullar folgen und zu Beginn des Zuges zu diesem Helden benachbart waren, erhalten +2 Bewegung.',
    "Tutte le miniature amiche che seguono Ullar e che all'inizio del turno erano adiacenti a questo eroe ricevono +2 al movimento.",
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      for: { figures: { side: 'own', species: ['soulborg'] }, opponentIn: { adjacent: true }, once: true },
      when: [{ if: 'adjacent', is: false }],
    },
    'Against non-adjacent figures that are adjacent to a figure of this squad, all Soulborgs you control get +1 attack die. Several figures of this squad count only once.',
    'Gegen nicht benachbarte Figuren, die zu einer Figur dieser Gruppe benachbart sind, erhalten alle eigenen Soulborgs +1 Angriffswürfel. Mehrere Figuren dieser Gruppe zählen dabei nur einmal.',
    'Contro le miniature non adiacenti che sono adiacenti a una miniatura di questa squadra, tutti i tuoi soulborg ricevono +1 dado attacco. Più miniature di questa squadra contano una volta sola.',
  ],
  [
    RAELIN,
    { part: 'skulls', times: 2 },
    'Raelin counts each skull rolled as 2 skulls.',
    'Raelin zählt jeden gewürfelten Schädel als 2 Schädel.',
    'Raelin conta ogni teschio ottenuto come 2 teschi.',
  ],
  [
    VIPERS,
    { part: 'skulls', add: 1, when: [{ if: 'attack', is: 'normal' }] },
    'With normal attacks, each figure of this squad adds 1 automatic skull to the roll.',
    'Bei normalen Angriffen fügt jede Figur dieser Gruppe dem Wurf 1 automatischen Schädel hinzu.',
    'Negli attacchi normali, ogni miniatura di questa squadra aggiunge 1 teschio automatico al tiro.',
  ],
  [
    RAELIN,
    {
      part: 'skulls',
      symbols: { general: 'utgar', dice: 'same' },
      for: { figures: { side: 'own', species: ['orc'], class: ['warrior'] }, place: { adjacent: true } },
    },
    "All Orc Warriors you control adjacent to Raelin may roll Utgar's symbol dice; each symbol counts as an additional skull.",
    'Alle eigenen Ork-Krieger, die zu Raelin benachbart sind, dürfen Symbolwürfel von Utgar werfen; jedes Symbol zählt als 1 zusätzlicher Schädel.',
    'Tutti i tuoi guerrieri orchi adiacenti a Raelin possono tirare i dadi simbolo di Utgar; ogni simbolo conta come 1 teschio aggiuntivo.',
  ],
  [
    VIPERS,
    { part: 'shields', times: 2 },
    'Each figure of this squad counts each shield rolled as 2 shields.',
    'Jede Figur dieser Gruppe zählt jeden gewürfelten Schild als 2 Schilde.',
    'Ogni miniatura di questa squadra conta ogni scudo ottenuto come 2 scudi.',
  ],
  [
    TROLL,
    { part: 'shields', add: 2, when: [{ if: 'attack', is: 'special' }] },
    'Against special attacks, this Hero adds 2 automatic shields to the roll.',
    'Gegen Spezialangriffe fügt dieser Held dem Wurf 2 automatische Schilde hinzu.',
    'Contro gli attacchi speciali, questo eroe aggiunge 2 scudi automatici al tiro.',
  ],
  [
    RAELIN,
    { part: 'shields', oneBlocksAll: true, when: [{ if: 'adjacent', is: false }] },
    'Against attacks of non-adjacent figures, Raelin blocks all skulls with a single shield.',
    'Gegen Angriffe von nicht benachbarten Figuren wehrt Raelin mit einem einzigen Schild alle Schädel ab.',
    'Contro gli attacchi di miniature non adiacenti, Raelin blocca tutti i teschi con un solo scudo.',
  ],
  [
    RAELIN,
    { part: 'shields', cap: 1 },
    'If Raelin rolls at least one shield, she receives at most 1 wound.',
    'Wenn Raelin mindestens 1 Schild würfelt, erhält sie höchstens 1 Wunde.',
    'Se Raelin ottiene almeno uno scudo, subisce al massimo 1 ferita.',
  ],
  [
    TROLL,
    { part: 'defence-cut', add: -1, when: [{ if: 'opponent', is: { flying: true } }] },
    'When this Hero attacks a figure that can fly, the target gets −1 defence die.',
    'Wenn dieser Held eine Figur angreift, die fliegen kann, erhält das Ziel −1 Verteidigungswürfel.',
    'Quando questo eroe attacca una miniatura che può volare, il bersaglio riceve −1 dado difesa.',
  ],
  [
    VIPERS,
    { part: 'defence-cut', max: 1 },
    'When a figure of this squad attacks, the target rolls at most 1 defence die.',
    'Wenn eine Figur dieser Gruppe angreift, darf das Ziel höchstens 1 Verteidigungswürfel werfen.',
    'Quando una miniatura di questa squadra attacca, il bersaglio può tirare al massimo 1 dado difesa.',
  ],
  [
    TROLL,
    { part: 'all-skulls', then: 'no-defence', when: [{ if: 'opponent', is: {} }] },
    'When this Hero attacks a figure and rolls a skull on every attack die, the target cannot roll defence dice.',
    'Wenn dieser Held eine Figur angreift und mit jedem Angriffswürfel einen Schädel würfelt, darf das Ziel keine Verteidigungswürfel werfen.',
    'Quando questo eroe attacca una miniatura e ottiene un teschio con ogni dado attacco, il bersaglio non può tirare dadi difesa.',
  ],
  [
    VIPERS,
    { part: 'all-skulls', then: 'destroy', when: [{ if: 'opponent', is: { size: ['small', 'medium'] } }] },
    'When a figure of this squad attacks a small or medium figure and rolls a skull on every attack die, the target is destroyed.',
    'Wenn eine Figur dieser Gruppe eine kleine oder mittlere Figur angreift und mit jedem Angriffswürfel einen Schädel würfelt, wird das Ziel zerstört.',
    'Quando una miniatura di questa squadra attacca una miniatura piccola o media e ottiene un teschio con ogni dado attacco, il bersaglio viene distrutto.',
  ],
  [
    VIPERS,
    {
      part: 'counter',
      when: [
        { if: 'attack', is: 'normal' },
        { if: 'adjacent', is: true },
        { if: 'opponent', is: { not: { class: ['samurai'] } } },
      ],
    },
    'Against normal attacks of adjacent figures that are not Samurai, each figure of this squad inflicts 1 wound on the attacker for each excess shield.',
    'Gegen normale Angriffe von benachbarten Figuren, die keine Samurai sind, fügt jede Figur dieser Gruppe dem Angreifer für jeden überzähligen Schild 1 Wunde zu.',
    "Contro gli attacchi normali di miniature adiacenti che non sono samurai, ogni miniatura di questa squadra infligge 1 ferita all'attaccante per ogni scudo in eccesso.",
  ],
  [
    TROLL,
    { part: 'counter', reversed: true },
    'The target inflicts 1 wound on this Hero for each excess shield.',
    'Das Ziel fügt diesem Helden für jeden überzähligen Schild 1 Wunde zu.',
    'Il bersaglio infligge 1 ferita a questo eroe per ogni scudo in eccesso.',
  ],
  [
    RAELIN,
    {
      part: 'reroll-defence',
      for: { figures: { side: 'own', other: true, species: ['kyrie'] }, place: { within: 5, sight: true } },
    },
    'All other Kyrie you control within 5 clear sight spaces of Raelin may re-roll once all defence dice that show no shield.',
    'Alle anderen eigenen Kyrie innerhalb von 5 Feldern klarer Sichtlinie um Raelin dürfen einmal alle Verteidigungswürfel ohne Schild neu werfen.',
    'Tutti gli altri tuoi kyrie entro 5 caselle in vista libera da Raelin possono ritirare una volta tutti i dadi difesa senza scudo.',
  ],
];

describe.each(EXAMPLES)('%#', (card, part, en, de, it) => {
  test(en, () => {
    expect(said(card, part)).toEqual({ en, de, it });
  });
});
