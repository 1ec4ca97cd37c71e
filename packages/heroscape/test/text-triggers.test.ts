/**
 * Triggers and rolls. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { describe, expect, test } from 'vitest';
import { RAELIN, TROLL, VIPERS, said, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    VIPERS,
    {
      part: 'react',
      to: 'targeted',
      must: true,
      do: [{ do: 'ignore-wounds' }],
      if: [
        { if: 'attack', is: 'normal' },
        { if: 'opponent', is: { side: 'enemy' } },
      ],
    },
    'When a figure of this squad is chosen as the target of a normal attack of an enemy figure, ignore these wounds.',
    'Wenn eine Figur dieser Gruppe als Ziel eines normalen Angriffs einer gegnerischen Figur gewählt wird, ignoriere diese Wunden.',
    'Quando una miniatura di questa squadra viene scelta come bersaglio di un attacco normale di una miniatura nemica, ignora queste ferite.',
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'attacks',
      must: true,
      do: [{ do: 'switch' }],
      choose: { figures: { side: 'enemy' }, about: true },
    },
    'When a figure of this squad attacks an enemy figure, switch the places of this figure and the target.',
    'Wenn eine Figur dieser Gruppe eine gegnerische Figur angreift, tausche die Plätze dieser Figur und des Ziels.',
    'Quando una miniatura di questa squadra attacca una miniatura nemica, scambia di posto questa miniatura e il bersaglio.',
  ],
  [
    RAELIN,
    {
      part: 'react',
      to: 'skulls-rolled',
      must: true,
      do: [{ do: 'ignore-attack' }],
      if: [{ if: 'attack', is: 'normal' }],
    },
    'When Raelin is the target of a normal attack and at least one skull is rolled, ignore the attack.',
    'Wenn Raelin mit einem normalen Angriff angegriffen wird und dabei mindestens 1 Schädel fällt, ignoriere den Angriff.',
    "Quando Raelin viene attaccata con un attacco normale e il tiro dà almeno un teschio, ignora l'attacco.",
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'defended',
      must: true,
      do: [{ do: 'end-turn', who: 'it' }],
      if: [{ if: 'unhurt' }],
      choose: { figures: { species: ['soulborg'] }, about: true },
    },
    'When a figure of this squad has rolled defence dice against an attack of a Soulborg and received no wound, the attacker must end its turn at once.',
    'Wenn eine Figur dieser Gruppe gegen einen Angriff eines Soulborgs Verteidigungswürfel geworfen und dabei keine Wunde erhalten hat, beendet der Angreifer sofort den Zug.',
    "Quando una miniatura di questa squadra ha tirato dadi difesa contro un attacco di un soulborg e non ha subito ferite, l'attaccante termina subito il turno.",
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'about-to-be-wounded',
      do: [{ do: 'ignore-wounds' }],
      spends: 'Exoskeleton',
      if: [{ if: 'attack', is: 'normal' }],
    },
    'When a figure of this squad would receive one or more wounds from a normal attack, you may remove 1 Exoskeleton marker from this card and ignore these wounds.',
    'Wenn eine Figur dieser Gruppe durch einen normalen Angriff 1 oder mehr Wunden erhalten würde, darfst du 1 Exoskelettmarker von dieser Karte entfernen und diese Wunden ignorieren.',
    'Quando una miniatura di questa squadra subirebbe una o più ferite da un attacco normale, puoi rimuovere 1 segnalino esoscheletro da questa carta e ignorare queste ferite.',
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'about-to-be-wounded',
      must: true,
      do: [{ do: 'ignore-wounds' }],
      if: [{ if: 'targeted' }, { if: 'adjacent', is: false }],
    },
    'When a figure of this squad would receive one or more wounds as the target of an attack of a non-adjacent figure, ignore these wounds.',
    'Wenn eine Figur dieser Gruppe als Ziel eines Angriffs einer nicht benachbarten Figur 1 oder mehr Wunden erhalten würde, ignoriere diese Wunden.',
    'Quando una miniatura di questa squadra subirebbe una o più ferite come bersaglio di un attacco di una miniatura non adiacente, ignora queste ferite.',
  ],
  [
    RAELIN,
    {
      part: 'react',
      to: 'about-to-be-destroyed',
      must: true,
      for: { figures: { side: 'own', other: true, species: ['elf'] }, place: { within: 8, sight: true } },
      roll: { symbols: { general: 'ullar', dice: 10 }, bands: [{ from: 3, do: [{ do: 'ignore-wounds' }] }] },
    },
    'When another Elf you control within 8 clear sight spaces of Raelin would be destroyed, roll 10 symbol dice of Ullar. With at least 3 symbols of Ullar, ignore these wounds.',
    'Wenn ein anderer eigener Elf innerhalb von 8 Feldern klarer Sichtlinie um Raelin zerstört würde, wirf 10 Symbolwürfel von Ullar. Bei mindestens 3 Symbolen von Ullar ignoriere diese Wunden.',
    'Quando un altro tuo elfo entro 8 caselle in vista libera da Raelin verrebbe distrutto, tira 10 dadi simbolo di Ullar. Con almeno 3 simboli di Ullar, ignora queste ferite.',
  ],
  [
    RAELIN,
    { part: 'react', to: 'wounded', must: true, do: [{ do: 'ignore-wounds' }], if: [{ if: 'attack', is: 'any' }] },
    'When Raelin receives one or more wounds from an attack and survives, ignore these wounds.',
    'Wenn Raelin durch einen Angriff 1 oder mehr Wunden erhält und überlebt, ignoriere diese Wunden.',
    'Quando Raelin subisce una o più ferite da un attacco e sopravvive, ignora queste ferite.',
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'wounds',
      must: true,
      do: [{ do: 'destroy', who: 'it' }],
      if: [{ if: 'gave-wounds', atLeast: 2 }],
      choose: { figures: { size: ['small'] }, about: true },
    },
    'When a figure of this squad inflicts at least 2 wounds on a small figure, destroy the wounded figure.',
    'Wenn eine Figur dieser Gruppe einer kleinen Figur mindestens 2 Wunden zufügt, zerstöre die verwundete Figur.',
    'Quando una miniatura di questa squadra infligge almeno 2 ferite a una miniatura piccola, distruggi la miniatura ferita.',
  ],
  [
    RAELIN,
    { part: 'react', to: 'destroys', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'When Raelin destroys a figure, you may remove 1 wound marker from this card.',
    'Wenn Raelin eine Figur zerstört, darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Quando Raelin distrugge una miniatura, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'destroyed',
      must: true,
      do: [{ do: 'wound', who: 'attacker', wounds: 1 }],
      if: [{ if: 'attack', is: 'normal' }],
      choose: { figures: { side: 'enemy' }, about: true },
    },
    'When a figure of this squad is destroyed by a normal attack of an enemy figure, inflict 1 wound on the attacker.',
    'Wenn eine Figur dieser Gruppe durch einen normalen Angriff einer gegnerischen Figur zerstört wird, füge dem Angreifer 1 Wunde zu.',
    "Quando una miniatura di questa squadra viene distrutta da un attacco normale di una miniatura nemica, infliggi 1 ferita all'attaccante.",
  ],
  [
    RAELIN,
    {
      part: 'react',
      to: 'other-destroyed',
      must: true,
      do: [{ do: 'wound', who: 'self', wounds: 2 }],
      choose: { figures: { side: 'own', name: ['Cyprien Esenwein'] }, about: true },
    },
    'When your Cyprien Esenwein is destroyed, inflict 2 wounds on Raelin.',
    'Wenn deine Figur Cyprien Esenwein zerstört wird, füge Raelin 2 Wunden zu.',
    'Quando la tua miniatura Cyprien Esenwein viene distrutta, infliggi 2 ferite a Raelin.',
  ],
  [
    TROLL,
    { part: 'react', to: 'attacked', must: true, do: [{ do: 'attack-again' }] },
    'When this Hero has attacked, you may attack again with this Hero.',
    'Wenn dieser Held angegriffen hat, darfst du erneut mit diesem Helden angreifen.',
    'Quando questo eroe ha attaccato, puoi attaccare di nuovo con questo eroe.',
  ],
  [
    RAELIN,
    {
      part: 'react',
      to: 'defence-rolled',
      must: true,
      do: [{ do: 'wound', who: 'it', wounds: 1 }],
      choose: { figures: { size: ['small', 'medium'] }, about: true },
    },
    'When a small or medium figure rolls defence dice against an attack of Raelin and survives, inflict 1 wound on the target.',
    'Wenn eine kleine oder mittlere Figur gegen einen Angriff von Raelin Verteidigungswürfel wirft und überlebt, füge dem Ziel 1 Wunde zu.',
    'Quando una miniatura piccola o media tira dadi difesa contro un attacco di Raelin e sopravvive, infliggi 1 ferita al bersaglio.',
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'enemy-moves-adjacent',
      must: true,
      do: [{ do: 'wound', who: 'it', wounds: 1 }],
      choose: { figures: { side: 'enemy' }, about: true },
    },
    'When an enemy figure moves onto a space adjacent to a figure of this squad, inflict 1 wound on that figure.',
    'Wenn eine gegnerische Figur auf ein Feld zieht, das zu einer Figur dieser Gruppe benachbart ist, füge der betreffenden Figur 1 Wunde zu.',
    'Quando una miniatura nemica muove in una casella adiacente a una miniatura di questa squadra, infliggi 1 ferita a quella miniatura.',
  ],
  [
    RAELIN,
    { part: 'react', to: 'leaving-wounds', must: true, do: [{ do: 'ignore-wounds' }] },
    'When Raelin would receive one or more wounds from a leaving-engagement attack, ignore these wounds.',
    'Wenn Raelin durch einen Gelegenheitsangriff 1 oder mehr Wunden erhalten würde, ignoriere diese Wunden.',
    'Quando Raelin subirebbe una o più ferite da un attacco di opportunità, ignora queste ferite.',
  ],
  [
    VIPERS,
    {
      part: 'react',
      to: 'leaving-wounded',
      must: true,
      do: [{ do: 'wound', who: 'it', wounds: 1 }],
      choose: { figures: { kind: 'hero' }, about: true },
    },
    'When a figure of this squad inflicts one or more wounds on a Hero with a leaving-engagement attack, inflict 1 wound on the wounded figure.',
    'Wenn eine Figur dieser Gruppe einem Helden mit einem Gelegenheitsangriff 1 oder mehr Wunden zufügt, füge der verwundeten Figur 1 Wunde zu.',
    'Quando una miniatura di questa squadra infligge una o più ferite a un eroe con un attacco di opportunità, infliggi 1 ferita alla miniatura ferita.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      choose: { figures: { size: ['small', 'medium'] }, place: { adjacent: true } },
      roll: {
        bands: [
          { from: 0, figures: { kind: 'squad' }, do: [{ do: 'destroy', who: 'it' }] },
          { from: 16, figures: { kind: 'hero' }, do: [{ do: 'destroy', who: 'it' }] },
        ],
      },
    },
    'After moving Raelin and before attacking, you may choose a small or medium figure adjacent to Raelin. Destroy the chosen figure if it is a squad figure. Otherwise, roll the d20. On 16 or higher, destroy the chosen figure if it is a Hero.',
    'Nach der Bewegung von Raelin und vor dem Angriff darfst du eine kleine oder mittlere Figur wählen, die zu Raelin benachbart ist. Zerstöre die gewählte Figur, wenn sie eine Gruppenfigur ist. Andernfalls wirf den W20. Bei 16 oder mehr zerstöre die gewählte Figur, wenn sie ein Held ist.',
    'Dopo aver mosso Raelin e prima di attaccare, puoi scegliere una miniatura piccola o media adiacente a Raelin. Distruggi la miniatura scelta se è una miniatura di squadra. Altrimenti, tira il d20. Con 16 o più, distruggi la miniatura scelta se è un eroe.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      roll: {
        plus: [{ add: 3, when: [{ if: 'on', terrain: ['dungeon'] }] }, { add: 'distance' }],
        bands: [
          { from: 1, do: [{ do: 'wound', who: 'self', wounds: 1 }] },
          { from: 2, do: [{ do: 'heal', who: 'self', wounds: 1 }], again: true },
          { from: 20, do: [{ do: 'heal', who: 'self', wounds: 'all' }] },
        ],
      },
    },
    'After moving Raelin and before attacking, you may roll the d20. Add 3 to the roll if Raelin is on a dungeon space. Add the number of spaces between the attacker and the defender to the roll. On 1, inflict 1 wound on Raelin. On 2–19, remove 1 wound marker from this card and roll again. On 20, remove all wound markers from this card.',
    'Nach der Bewegung von Raelin und vor dem Angriff darfst du den W20 werfen. Addiere 3 zum Wurf, wenn Raelin auf einem Verliesfeld steht. Addiere die Zahl der Felder zwischen Angreifer und Verteidiger zum Wurf. Bei 1 füge Raelin 1 Wunde zu. Bei 2–19 entferne 1 Wundmarker von dieser Karte und würfle erneut. Bei 20 entferne alle Wundmarker von dieser Karte.',
    'Dopo aver mosso Raelin e prima di attaccare, puoi tirare il d20. Aggiungi 3 al tiro se Raelin è su una casella di sotterraneo. Aggiungi al tiro il numero di caselle tra attaccante e difensore. Con 1, infliggi 1 ferita a Raelin. Con 2–19, rimuovi 1 segnalino ferita da questa carta e tira di nuovo. Con 20, rimuovi tutti i segnalini ferita da questa carta.',
  ],
  [
    TROLL,
    {
      part: 'act',
      when: 'after-moving',
      must: true,
      roll: { dice: 3, bands: [{ from: 1, each: true, do: [{ do: 'heal', who: 'self', wounds: 1 }] }] },
      after: [{ do: 'destroy', who: 'self' }],
    },
    'After moving this Hero and before attacking, roll 3 attack dice. For each skull, remove 1 wound marker from this card. Then destroy this Hero.',
    'Nach der Bewegung dieses Helden und vor dem Angriff wirf 3 Angriffswürfel. Für jeden Schädel entferne 1 Wundmarker von dieser Karte. Danach zerstöre diesen Helden.',
    'Dopo aver mosso questo eroe e prima di attaccare, tira 3 dadi attacco. Per ogni teschio, rimuovi 1 segnalino ferita da questa carta. Poi distruggi questo eroe.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'after-moving',
      choose: { figures: { other: true }, place: { adjacent: true }, all: true },
      roll: { together: true, bands: [{ from: 4, do: [{ do: 'wound', who: 'it', wounds: 2 }] }] },
    },
    'After moving Raelin and before attacking, you may roll the d20 once for all other figures adjacent to Raelin. On 4 or higher, inflict 2 wounds on each of these figures.',
    'Nach der Bewegung von Raelin und vor dem Angriff darfst du den W20 einmal für alle anderen Figuren werfen, die zu Raelin benachbart sind. Bei 4 oder mehr füge jeder dieser Figuren 2 Wunden zu.',
    'Dopo aver mosso Raelin e prima di attaccare, puoi tirare il d20 una volta per tutte le altre miniature adiacenti a Raelin. Con 4 o più, infliggi 2 ferite a ciascuna di esse.',
  ],
];

describe.each(EXAMPLES)('%#', (card, part, en, de, it) => {
  test(en, () => {
    expect(said(card, part)).toEqual({ en, de, it });
  });
});
