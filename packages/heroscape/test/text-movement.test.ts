/**
 * Ways of moving. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { RAELIN, testTexts, TROLL, VIPERS, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [RAELIN, { part: 'fly' }, 'Raelin may fly.', 'Raelin darf fliegen.', 'Raelin può volare.'],
  [
    VIPERS,
    { part: 'fly', stealth: true },
    'Each figure of this squad may fly and takes no leaving-engagement attacks when starting to fly.',
    'Jede Figur dieser Gruppe darf fliegen und erleidet beim Abheben keine Gelegenheitsangriffe.',
    'Ogni miniatura di questa squadra può volare e non subisce attacchi di opportunità quando decolla.',
  ],
  [
    TROLL,
    { part: 'ghost' },
    'This Hero may move through all figures.',
    'Dieser Held darf durch alle Figuren ziehen.',
    'Questo eroe può passare attraverso tutte le miniature.',
  ],
  [
    VIPERS,
    { part: 'disengage' },
    'Each figure of this squad takes no leaving-engagement attacks.',
    'Jede Figur dieser Gruppe erleidet keine Gelegenheitsangriffe.',
    'Ogni miniatura di questa squadra non subisce attacchi di opportunità.',
  ],
  [
    RAELIN,
    { part: 'climb', times: 2 },
    'Raelin counts as twice as tall when climbing.',
    'Raelin gilt beim Klettern als doppelt so hoch.',
    'Raelin conta come alta il doppio quando si arrampica.',
  ],
  [
    VIPERS,
    { part: 'climb', add: 2 },
    'Each figure of this squad counts as 2 levels taller when climbing.',
    'Jede Figur dieser Gruppe gilt beim Klettern als 2 Ebenen höher.',
    'Ogni miniatura di questa squadra conta come più alta di 2 livelli quando si arrampica.',
  ],
  [
    RAELIN,
    { part: 'waive', terrain: ['moltenLava', 'lavaField'], what: ['stop', 'cost', 'damage'] },
    'Raelin need not stop on molten lava and lava field spaces, pays no extra movement for molten lava and lava field spaces and takes no damage from molten lava and lava field spaces.',
    'Raelin muss auf Schmelzlava- und Lavafeldern nicht anhalten, bezahlt für Schmelzlava- und Lavafelder keine zusätzliche Bewegung und erleidet durch Schmelzlava- und Lavafelder keinen Schaden.',
    'Raelin non è costretta a fermarsi sulle caselle di lava fusa e di campo di lava, non paga movimento aggiuntivo per le caselle di lava fusa e di campo di lava e non subisce danni dalle caselle di lava fusa e di campo di lava.',
  ],
  [
    VIPERS,
    { part: 'leap', spaces: 3, up: 12, down: 12, provokes: false },
    'Instead of moving normally, each figure of this squad may leap up to 3 spaces, over figures, obstacles and water and up to 12 levels up or down. In doing so, this figure takes no leaving-engagement attacks.',
    'Statt der normalen Bewegung darf jede Figur dieser Gruppe bis zu 3 Felder weit springen, über Figuren, Hindernisse und Wasser hinweg und bis zu 12 Ebenen nach oben oder unten. Dabei erleidet diese Figur keine Gelegenheitsangriffe.',
    'Invece del movimento normale, ogni miniatura di questa squadra può saltare fino a 3 caselle, oltre miniature, ostacoli e acqua e fino a 12 livelli in su o in giù. Nel farlo, questa miniatura non subisce attacchi di opportunità.',
  ],
  [
    RAELIN,
    { part: 'leap', spaces: 1, up: 25, down: 0, provokes: true, walks: true },
    'Instead of moving normally, Raelin may move 1 space, up to 25 levels higher. In doing so, Raelin takes leaving-engagement attacks as usual.',
    'Statt der normalen Bewegung darf Raelin 1 Feld weit und dabei bis zu 25 Ebenen höher ziehen. Dabei erleidet Raelin wie üblich Gelegenheitsangriffe.',
    'Invece del movimento normale, Raelin può muovere di 1 casella, fino a 25 livelli più in alto. Nel farlo, Raelin subisce gli attacchi di opportunità come di consueto.',
  ],
  [
    RAELIN,
    { part: 'teleport', when: 'instead-of-moving', to: { within: 10, sameLevel: true }, provokes: false },
    'Instead of moving normally, you may place Raelin on an empty same-level space within 10 spaces. In doing so, Raelin takes no leaving-engagement attacks.',
    'Statt der normalen Bewegung darfst du Raelin auf ein freies Feld innerhalb von 10 Feldern auf derselben Ebene stellen. Dabei erleidet Raelin keine Gelegenheitsangriffe.',
    'Invece del movimento normale, puoi piazzare Raelin in una casella libera entro 10 caselle sullo stesso livello. Nel farlo, Raelin non subisce attacchi di opportunità.',
  ],
  [
    TROLL,
    {
      part: 'teleport',
      when: 'instead-of-moving',
      to: { within: 4, notTerrain: ['water', 'swampWater'], levels: { up: 1, down: 3 } },
      provokes: true,
    },
    'Instead of moving normally, you may place this Hero on an empty non-water space within 4 spaces and not more than 1 level above the top or 3 levels below the base of where it stands. In doing so, this Hero takes leaving-engagement attacks as usual.',
    'Statt der normalen Bewegung darfst du diesen Helden auf ein freies Feld innerhalb von 4 Feldern stellen, das kein Wasserfeld ist und höchstens 1 Ebene über der Oberkante und höchstens 3 Ebenen unter dem Sockel der Figur liegt. Dabei erleidet dieser Held wie üblich Gelegenheitsangriffe.',
    "Invece del movimento normale, puoi piazzare questo eroe in una casella libera entro 4 caselle che non sia d'acqua e non più di 1 livello sopra la cima e 3 livelli sotto la base della miniatura. Nel farlo, questo eroe subisce gli attacchi di opportunità come di consueto.",
  ],
  [
    VIPERS,
    {
      part: 'teleport',
      when: 'instead-of-moving',
      needs: [{ if: 'next-to', obstacle: ['glacier1'] }],
      to: { sameObstacle: ['glacier1'] },
      provokes: true,
      every: true,
    },
    'Instead of moving normally, if a figure of this squad is adjacent to a glacier, you may place this figure on an empty space adjacent to the same glacier. In doing so, this figure takes leaving-engagement attacks as usual. You may do this with any or all figures of this squad, one after another.',
    'Wenn eine Figur dieser Gruppe zu einem Gletscher benachbart ist, darfst du statt der normalen Bewegung diese Figur auf ein freies Feld stellen, das zu demselben Gletscher benachbart ist. Dabei erleidet diese Figur wie üblich Gelegenheitsangriffe. Du darfst dies nacheinander mit beliebig vielen Figuren dieser Gruppe tun.',
    "Invece del movimento normale, se una miniatura di questa squadra è adiacente a un ghiacciaio, puoi piazzare questa miniatura in una casella libera adiacente allo stesso ghiacciaio. Nel farlo, questa miniatura subisce gli attacchi di opportunità come di consueto. Puoi fare questo con un numero qualsiasi di miniature di questa squadra, una dopo l'altra.",
  ],
  [
    RAELIN,
    {
      part: 'teleport',
      when: 'before-moving',
      once: 'game',
      to: { startZone: true, terrain: ['shadow'] },
      provokes: false,
    },
    'Once per game, before moving Raelin, you may place Raelin on an empty shadow space in your start zone. In doing so, Raelin takes no leaving-engagement attacks.',
    'Einmal pro Spiel vor der Bewegung von Raelin darfst du Raelin auf ein freies Schattenfeld deiner Startzone stellen. Dabei erleidet Raelin keine Gelegenheitsangriffe.',
    "Una volta per partita, prima di muovere Raelin, puoi piazzare Raelin in una casella d'ombra libera nella tua zona di partenza. Nel farlo, Raelin non subisce attacchi di opportunità.",
  ],
  [
    TROLL,
    {
      part: 'terrain',
      while: ['water', 'ice', 'slipperyIce'],
      from: ['water'],
      becomes: 'ice',
      place: { adjacent: true },
    },
    'On a water or ice space, this Hero turns its own space and all water spaces adjacent to this Hero into normal ice spaces.',
    'Auf einem Wasser- oder Eisfeld verwandelt dieser Held das eigene Feld und alle Wasserfelder, die zu diesem Helden benachbart sind, in Felder mit normalem Eis.',
    "Su una casella d'acqua o di ghiaccio, questo eroe trasforma la propria casella e tutte le caselle d'acqua adiacenti a questo eroe in caselle di ghiaccio normale.",
  ],
  [
    RAELIN,
    { part: 'during-move', kind: 'carry', figures: { side: 'friendly', engaged: false }, place: { adjacent: true } },
    'Before moving Raelin, you may choose an unengaged friendly figure adjacent to Raelin. After the move, place the chosen figure on an empty space adjacent to Raelin.',
    'Vor der Bewegung von Raelin darfst du eine nicht kampfgebundene verbündete Figur wählen, die zu Raelin benachbart ist. Nach der Bewegung stelle die gewählte Figur auf ein freies Feld, das zu Raelin benachbart ist.',
    'Prima di muovere Raelin, puoi scegliere una miniatura amica non ingaggiata adiacente a Raelin. Dopo il movimento, piazza la miniatura scelta in una casella libera adiacente a Raelin.',
  ],
  [
    TROLL,
    { part: 'during-move', kind: 'grab', figures: { side: 'enemy', size: ['small'] } },
    'You may choose a small enemy figure that this Hero flies over. After the move, place the chosen figure on an empty same-level space adjacent to this Hero.',
    'Du darfst eine gegnerische kleine Figur wählen, über die dieser Held fliegt. Nach der Bewegung stelle die gewählte Figur auf ein freies Feld auf derselben Ebene, das zu diesem Helden benachbart ist.',
    'Puoi scegliere una miniatura nemica piccola su cui questo eroe passa in volo. Dopo il movimento, piazza la miniatura scelta in una casella libera adiacente a questo eroe sullo stesso livello.',
  ],
  [
    RAELIN,
    { part: 'during-move', kind: 'barrage', spaces: 3, attacks: 3, dice: 3, place: { adjacent: true } },
    'Attack 3. Instead of moving and attacking normally, Raelin may move up to 3 spaces. Raelin may make up to 3 of these special attacks against figures adjacent to Raelin before, during or after this move, wherever it could end, but none twice against the same figure.',
    'Angriff 3. Statt der normalen Bewegung und des normalen Angriffs darf Raelin bis zu 3 Felder weit ziehen. Raelin darf vor, während oder nach dieser Bewegung überall, wo sie enden könnte, bis zu 3 dieser Spezialangriffe gegen Figuren ausführen, die zu Raelin benachbart sind, aber keinen zweimal gegen dieselbe Figur.',
    'Attacco 3. Invece di muovere e attaccare normalmente, Raelin può muovere fino a 3 caselle. Raelin può fare fino a 3 di questi attacchi speciali contro miniature adiacenti a Raelin prima, durante o dopo questo movimento, ovunque potrebbe terminarlo, ma non due volte contro la stessa miniatura.',
  ],
  [
    RAELIN,
    { part: 'during-move', kind: 'rush', place: { within: 5 }, dice: 3, spaces: 5, again: 4 },
    'Instead of moving normally, Raelin may make one special attack with 3 attack dice against a figure within 5 spaces of Raelin. If Raelin inflicts at least one wound with this special attack, she may move up to 5 spaces. If Raelin ends this move engaged, she may make one special attack with 4 attack dice.',
    'Statt der normalen Bewegung darf Raelin einen Spezialangriff mit 3 Angriffswürfeln gegen eine Figur innerhalb von 5 Feldern um Raelin ausführen. Wenn Raelin mit diesem Spezialangriff mindestens 1 Wunde zufügt, darf sie bis zu 5 Felder weit ziehen. Wenn Raelin diese Bewegung kampfgebunden beendet, darf sie einen Spezialangriff mit 4 Angriffswürfeln ausführen.',
    'Invece del movimento normale, Raelin può fare un attacco speciale con 3 dadi attacco contro una miniatura entro 5 caselle da Raelin. Se Raelin infligge almeno una ferita con questo attacco speciale, può muovere fino a 5 caselle. Se Raelin termina questo movimento ingaggiata, può fare un attacco speciale con 4 dadi attacco.',
  ],
];

testTexts(EXAMPLES);
