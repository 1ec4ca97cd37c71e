/**
 * Attacks. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { describe, expect, test } from 'vitest';
import { RAELIN, TROLL, VIPERS, said, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    { part: 'attacks', more: 1 },
    'Raelin may attack one additional time.',
    'Raelin darf ein weiteres Mal angreifen.',
    'Raelin può attaccare una volta in più.',
  ],
  [
    TROLL,
    { part: 'attacks', more: 3, fewerPerWound: 1 },
    'This Hero may attack up to 3 additional times. This Hero may attack one time less for each wound marker on this card.',
    'Dieser Held darf bis zu 3 weitere Male angreifen. Dieser Held darf für jeden Wundmarker auf dieser Karte einmal weniger angreifen.',
    'Questo eroe può attaccare fino a 3 volte in più. Questo eroe può attaccare una volta in meno per ogni segnalino ferita su questa carta.',
  ],
  [
    VIPERS,
    { part: 'attacks', more: 2, differentTargets: true, adjacentOnly: true },
    'Each figure of this squad may attack up to 2 additional times but no figure more than once and only adjacent figures.',
    'Jede Figur dieser Gruppe darf bis zu 2 weitere Male angreifen, aber keine Figur mehrfach und nur benachbarte Figuren.',
    'Ogni miniatura di questa squadra può attaccare fino a 2 volte in più ma mai due volte la stessa miniatura e solo miniature adiacenti.',
  ],
  [
    RAELIN,
    { part: 'attacks', more: 'all-adjacent' },
    'Raelin may attack any or all adjacent figures, each once.',
    'Raelin darf beliebig viele benachbarte Figuren je einmal angreifen.',
    'Raelin può attaccare un numero qualsiasi di miniature adiacenti, ciascuna una volta.',
  ],
  [
    RAELIN,
    { part: 'special-attack', range: 7, dice: 3, sight: 'clear', area: { area: 'blast', spare: 'friends' } },
    'Range 7. Attack 3. This special attack needs only clear sight. All figures adjacent to the target are affected too. Friendly figures are not affected. Roll the attack dice once for all affected figures; each of them defends separately.',
    'Reichweite 7. Angriff 3. Dieser Spezialangriff braucht nur eine klare Sichtlinie. Alle Figuren, die zum Ziel benachbart sind, sind ebenfalls betroffen. Verbündete Figuren sind nicht betroffen. Wirf die Angriffswürfel einmal für alle betroffenen Figuren; jede verteidigt sich einzeln.',
    'Gittata 7. Attacco 3. Questo attacco speciale richiede solo vista libera. Tutte le miniature adiacenti al bersaglio sono colpite a loro volta. Le miniature amiche non sono colpite. Tira i dadi attacco una volta per tutte le miniature colpite; ciascuna si difende separatamente.',
  ],
  [
    RAELIN,
    { part: 'special-attack', range: 5, dice: { choose: [1, 2, 3] }, pool: 9 },
    'Range 5. Attack 1, 2 or 3. Raelin has 9 attack dice per turn for this special attack and may attack until all of them have been rolled.',
    'Reichweite 5. Angriff 1, 2 oder 3. Raelin hat für diesen Spezialangriff pro Zug 9 Angriffswürfel und darf angreifen, bis alle geworfen sind.',
    'Gittata 5. Attacco 1, 2 o 3. Raelin ha 9 dadi attacco per turno per questo attacco speciale e può attaccare finché non li ha tirati tutti.',
  ],
  [
    RAELIN,
    {
      part: 'special-attack',
      range: 5,
      dice: [{ dice: 3, against: { size: ['small', 'medium'] } }, { dice: 2 }],
      times: 2,
      differentTargets: true,
    },
    'Range 5. Attack 3 against small or medium figures, otherwise 2. Raelin may use this special attack up to 2 times per turn, but not against the same figure twice.',
    'Reichweite 5. Angriff 3 gegen kleine oder mittlere Figuren, sonst 2. Raelin darf diesen Spezialangriff bis zu 2-mal pro Zug einsetzen, aber nicht zweimal gegen dieselbe Figur.',
    'Gittata 5. Attacco 3 contro miniature piccole o medie, altrimenti 2. Raelin può usare questo attacco speciale fino a 2 volte per turno, ma non due volte contro la stessa miniatura.',
  ],
  [
    RAELIN,
    { part: 'special-attack', range: 5, dice: 3, chain: 'wound', chainTo: 'adjacent-to-last', differentTargets: true },
    'Range 5. Attack 3. If Raelin inflicts at least one wound with this special attack, she may use this special attack again against a figure adjacent to the last target, but not against the same figure twice.',
    'Reichweite 5. Angriff 3. Wenn Raelin mit diesem Spezialangriff mindestens 1 Wunde zufügt, darf sie diesen Spezialangriff erneut gegen eine Figur einsetzen, die zum letzten Ziel benachbart ist, aber nicht zweimal gegen dieselbe Figur.',
    "Gittata 5. Attacco 3. Se Raelin infligge almeno una ferita con questo attacco speciale, può usare di nuovo questo attacco speciale contro una miniatura adiacente all'ultimo bersaglio, ma non due volte contro la stessa miniatura.",
  ],
  [
    RAELIN,
    {
      part: 'special-attack',
      range: 5,
      dice: 3,
      chain: { skulls: 2 },
      targets: { not: { general: ['jandar'] } },
      objects: true,
    },
    'Range 5. Attack 3. This special attack can only be aimed at figures that do not follow Jandar and at destructible objects. If Raelin rolls at least 2 skulls, she may use this special attack again.',
    'Reichweite 5. Angriff 3. Dieser Spezialangriff kann nur gegen Figuren, die Jandar nicht folgen, und gegen zerstörbare Objekte gerichtet werden. Wenn Raelin mindestens 2 Schädel würfelt, darf sie diesen Spezialangriff erneut einsetzen.',
    'Gittata 5. Attacco 3. Questo attacco speciale può essere diretto solo contro le miniature che non seguono Jandar e contro oggetti distruttibili. Se Raelin ottiene almeno 2 teschi, può usare di nuovo questo attacco speciale.',
  ],
  [
    RAELIN,
    { part: 'special-attack', range: 5, dice: 3, chain: { symbols: { general: 'vydar', dice: 'same' } }, targets: {} },
    "Range 5. Attack 3. This special attack cannot be aimed at destructible objects. Raelin may roll Vydar's symbol dice for this special attack. If Raelin rolls at least one symbol of Vydar, she may use this special attack again.",
    'Reichweite 5. Angriff 3. Dieser Spezialangriff kann nicht gegen zerstörbare Objekte gerichtet werden. Raelin darf für diesen Spezialangriff Symbolwürfel von Vydar werfen. Wenn Raelin mindestens 1 Symbol von Vydar würfelt, darf sie diesen Spezialangriff erneut einsetzen.',
    'Gittata 5. Attacco 3. Questo attacco speciale non può essere diretto contro oggetti distruttibili. Raelin può tirare i dadi simbolo di Vydar per questo attacco speciale. Se Raelin ottiene almeno un simbolo di Vydar, può usare di nuovo questo attacco speciale.',
  ],
  [
    VIPERS,
    { part: 'special-attack', range: 1, dice: 4, area: { area: 'around', figures: { flying: false } }, sight: 'none' },
    'Range 1. Attack 4. This special attack needs no line of sight. All figures adjacent to a figure of this squad that cannot fly are affected. Roll the attack dice once for all affected figures; each of them defends separately.',
    'Reichweite 1. Angriff 4. Dieser Spezialangriff braucht keine Sichtlinie. Alle Figuren, die zu einer Figur dieser Gruppe benachbart sind und nicht fliegen können, sind betroffen. Wirf die Angriffswürfel einmal für alle betroffenen Figuren; jede verteidigt sich einzeln.',
    'Gittata 1. Attacco 4. Questo attacco speciale non richiede linea di vista. Tutte le miniature adiacenti a una miniatura di questa squadra che non possono volare sono colpite. Tira i dadi attacco una volta per tutte le miniature colpite; ciascuna si difende separatamente.',
  ],
  [
    RAELIN,
    {
      part: 'special-attack',
      range: 4,
      dice: 2,
      area: { area: 'others', count: 2, place: { within: 3, sight: true } },
      when: [{ if: 'moved', is: true }],
    },
    'Range 4. Attack 2. This special attack can only be used if Raelin has moved this turn. You may choose up to 2 other figures within 3 clear sight spaces of the target to be affected too. Roll the attack dice once for all affected figures; each of them defends separately.',
    'Reichweite 4. Angriff 2. Dieser Spezialangriff kann nur eingesetzt werden, wenn Raelin in diesem Zug gezogen ist. Du darfst bis zu 2 andere Figuren innerhalb von 3 Feldern klarer Sichtlinie um das Ziel wählen; auch sie sind betroffen. Wirf die Angriffswürfel einmal für alle betroffenen Figuren; jede verteidigt sich einzeln.',
    "Gittata 4. Attacco 2. Questo attacco speciale può essere usato solo se Raelin ha mosso in questo turno. Puoi scegliere fino a 2 altre miniature entro 3 caselle in vista libera dal bersaglio, colpite anch'esse. Tira i dadi attacco una volta per tutte le miniature colpite; ciascuna si difende separatamente.",
  ],
  [
    RAELIN,
    {
      part: 'special-attack',
      range: 8,
      dice: 4,
      area: { area: 'line', spaces: 8, from: 'self' },
      defenceCut: { add: -2, figures: { rarity: ['common'], kind: 'squad' } },
    },
    'Range 8. Attack 4. Choose 8 spaces in a straight line from Raelin: all figures in sight on them are affected. Roll the attack dice once for all affected figures; each of them defends separately. Common squad figures get −2 defence dice against this special attack.',
    'Reichweite 8. Angriff 4. Wähle 8 Felder in gerader Linie ab Raelin: Alle Figuren darauf in Sichtlinie sind betroffen. Wirf die Angriffswürfel einmal für alle betroffenen Figuren; jede verteidigt sich einzeln. Gewöhnliche Gruppenfiguren erhalten gegen diesen Spezialangriff −2 Verteidigungswürfel.',
    'Gittata 8. Attacco 4. Scegli 8 caselle in linea retta a partire da Raelin: tutte le miniature in vista su di esse sono colpite. Tira i dadi attacco una volta per tutte le miniature colpite; ciascuna si difende separatamente. Le miniature di squadra comuni ricevono −2 dadi difesa contro questo attacco speciale.',
  ],
  [
    RAELIN,
    {
      part: 'special-attack',
      range: 1,
      dice: 5,
      area: { area: 'blast', bothAdjacent: true },
      onWound: { do: [{ do: 'lose-markers', who: 'it', count: 'all' }] },
    },
    "Range 1. Attack 5. All figures adjacent to both the target and Raelin are affected too. Roll the attack dice once for all affected figures; each of them defends separately. When Raelin inflicts at least one wound on a figure with this special attack, remove all order markers from the wounded figure's card.",
    'Reichweite 1. Angriff 5. Alle Figuren, die sowohl zum Ziel als auch zu Raelin benachbart sind, sind ebenfalls betroffen. Wirf die Angriffswürfel einmal für alle betroffenen Figuren; jede verteidigt sich einzeln. Wenn Raelin einer Figur mit diesem Spezialangriff mindestens 1 Wunde zufügt, entferne alle Befehlsmarker von der Karte der verwundeten Figur.',
    'Gittata 1. Attacco 5. Tutte le miniature adiacenti al bersaglio e a Raelin sono colpite a loro volta. Tira i dadi attacco una volta per tutte le miniature colpite; ciascuna si difende separatamente. Quando Raelin infligge almeno una ferita a una miniatura con questo attacco speciale, rimuovi tutti i segnalini ordine dalla carta della miniatura ferita.',
  ],
  [
    VIPERS,
    {
      part: 'special-attack',
      range: 3,
      dice: 5,
      onKill: [{ do: 'place', who: 'self', near: 'it', to: {}, inPlace: true }],
      onSurvive: [{ do: 'destroy', who: 'self' }],
    },
    'Range 3. Attack 5. If the target is destroyed by this special attack, place a figure of this squad on the space of the destroyed figure. If the target survives this special attack, destroy this figure.',
    'Reichweite 3. Angriff 5. Wenn das Ziel durch diesen Spezialangriff zerstört wird, stelle eine Figur dieser Gruppe auf das Feld der zerstörten Figur. Wenn das Ziel diesen Spezialangriff überlebt, zerstöre diese Figur.',
    'Gittata 3. Attacco 5. Se il bersaglio viene distrutto da questo attacco speciale, piazza una miniatura di questa squadra nella casella della miniatura distrutta. Se il bersaglio sopravvive a questo attacco speciale, distruggi questa miniatura.',
  ],
  [
    RAELIN,
    {
      part: 'special-attack',
      range: 5,
      dice: 3,
      chosen: {
        figures: { side: 'own', other: true, species: ['drow'] },
        place: { within: 5, sight: true },
        sacrifice: true,
      },
      distribute: { from: 'chosen', figures: { size: ['small'] }, place: { within: 2 } },
    },
    'Attack 3. Choose another Drow you control within 5 clear sight spaces of Raelin. For each skull, inflict 1 wound on a small figure within 2 spaces of the chosen figure. Affected figures cannot roll defence dice. Then destroy the chosen figure.',
    'Angriff 3. Wähle einen anderen eigenen Drow innerhalb von 5 Feldern klarer Sichtlinie um Raelin. Für jeden Schädel füge einer kleinen Figur innerhalb von 2 Feldern um die gewählte Figur 1 Wunde zu. Betroffene Figuren dürfen keine Verteidigungswürfel werfen. Danach zerstöre die gewählte Figur.',
    'Attacco 3. Scegli un altro tuo drow entro 5 caselle in vista libera da Raelin. Per ogni teschio, infliggi 1 ferita a una miniatura piccola entro 2 caselle dalla miniatura scelta. Le miniature colpite non possono tirare dadi difesa. Poi distruggi la miniatura scelta.',
  ],
  [
    VIPERS,
    { part: 'special-attack', range: 5, dice: 2, lob: 12, marker: 'Grenade' },
    'Range 5. Lob 12. Attack 2. Remove 1 Grenade marker from this card, and all figures of this squad make this special attack one after another.',
    'Reichweite 5. Wurfhöhe 12. Angriff 2. Entferne 1 Granatenmarker von dieser Karte; alle Figuren dieser Gruppe führen nacheinander diesen Spezialangriff aus.',
    "Gittata 5. Lancio 12. Attacco 2. Rimuovi 1 segnalino granata da questa carta; tutte le miniature di questa squadra fanno questo attacco speciale una dopo l'altra.",
  ],
  [
    VIPERS,
    {
      part: 'combined-attack',
      figures: 3,
      range: 6,
      dice: 6,
      need: ['unengaged', 'together', 'same-level', 'sight'],
      alone: true,
    },
    'Range 6. Attack 6. Three figures of this squad may combine their attacks into one special attack against a figure if they are unengaged, adjacent to each other, on the same level and in clear sight of the target. If you do, the other figures of this squad may not attack this turn.',
    'Reichweite 6. Angriff 6. Drei Figuren dieser Gruppe dürfen ihre Angriffe zu einem einzigen Spezialangriff gegen eine Figur vereinen, wenn sie nicht kampfgebunden, zueinander benachbart, auf derselben Ebene und in klarer Sichtlinie zum Ziel sind. In diesem Fall dürfen die anderen Figuren dieser Gruppe in diesem Zug nicht angreifen.',
    'Gittata 6. Attacco 6. Tre miniature di questa squadra possono combinare i loro attacchi in un unico attacco speciale contro una miniatura se sono libere da ingaggi, adiacenti tra loro, sullo stesso livello e in vista libera dal bersaglio. In tal caso, le altre miniature di questa squadra non possono attaccare in questo turno.',
  ],
];

describe.each(EXAMPLES)('%#', (card, part, en, de, it) => {
  test(en, () => {
    expect(said(card, part)).toEqual({ en, de, it });
  });
});
