/**
 * The words of the drawn table.
 */
import type { Language } from '@muster/engine';
import type { Goal } from '../content/map.ts';
import type { Phase, Stage } from '../state.ts';

export interface Labels {
  readonly player: string;
  readonly round: (round: number, rounds: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly over: string;
  readonly initiative: string;
  /** Whose turn it is, with which card. */
  readonly turn: (player: string, card: string) => string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly goal: string;
  readonly goals: Readonly<Record<Goal['kind'], string>>;
  /** How many points of the limit. */
  readonly points: (points: number, limit: number) => string;
  /** Headings of the numbers of a card: move, range, attack, defence, life. */
  readonly numbers: readonly [string, string, string, string, string];
  readonly orders: string;
  readonly destroyed: (figures: number) => string;
  readonly reserve: string;
  readonly out: string;
  readonly wounds: (wounds: number, life: number) => string;
  readonly blocked: string;
  readonly powerPoints: string;
  readonly ownedBy: string;
  readonly gem: string;
  readonly flag: string;
  readonly aFlag: string;
  readonly goalSpace: string;
  readonly reading: string;
  readonly beneath: string;
  readonly more: string;
  readonly coordinates: string;
  readonly ladder: (foot: string, head: string) => string;
  readonly door: (id: string, open: boolean, control: string) => string;
  /** Under the picture of a movement range. */
  readonly costs: string;
  readonly byPower: string;
  readonly marked: string;
}

const en: Labels = {
  player: 'Player',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  phases: {
    muster: 'before the game',
    draft: 'army building',
    start: 'start of the game',
    markers: 'order markers',
    initiative: 'initiative',
    turns: 'turns',
    'round-end': 'end of the round',
  },
  over: 'the game is over',
  initiative: 'initiative',
  turn: (player, card) => `turn of ${player} with ${card}`,
  stages: {
    reveal: 'marker revealed',
    before: 'before the turn',
    'before-moving': 'before moving',
    move: 'moving',
    'after-moving': 'after moving',
    attack: 'attacking',
    'after-attacking': 'after attacking',
    after: 'after the turn',
    end: 'end of the turn',
  },
  goal: 'Goal',
  goals: {
    eliminate: 'destroy all enemies; after the last round the points of the figures left decide',
    points: 'the most points of figures left after the last round',
    hill: 'hold the marked spaces alone at the end of several rounds in a row',
    shrines: 'end a round with a figure on every one of the marked spaces',
    raise: 'end a round on the marked space with no enemy adjacent',
    gems: 'carry the gems into your start zone',
    flags: 'carry an enemy flag into your start zone',
  },
  points: (points, limit) => `${points} of ${limit} points`,
  numbers: ['move', 'range', 'attack', 'defence', 'life'],
  orders: 'orders',
  destroyed: () => 'destroyed',
  reserve: 'in reserve',
  out: 'out of the game',
  wounds: (wounds, life) => `${wounds}/${life} ${life === 1 ? 'wound' : 'wounds'}`,
  blocked: 'powers blocked',
  powerPoints: 'power points',
  ownedBy: 'card of',
  gem: 'gem',
  flag: 'flag of zone',
  aFlag: 'a flag',
  goalSpace: 'goal',
  reading: 'Level and terrain, below it what is there',
  beneath: 'Beneath',
  more: 'after the terrain: another space beneath',
  coordinates: 'A space is called column,row (then ,level where several lie above each other).',
  ladder: (foot, head) => `Ladder from ${foot} up to ${head}`,
  door: (id, open, control) => `Door ${id}: ${open ? 'open' : 'closed'}, worked from ${control}`,
  costs: 'Movement points to each space; ! dangerous (leaving an engagement, falling, lava), * glyph',
  byPower: 'only by a power',
  marked: 'possible spaces',
};

const de: Labels = {
  player: 'Spieler',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  phases: {
    muster: 'vor dem Spiel',
    draft: 'Armeeaufbau',
    start: 'Spielbeginn',
    markers: 'Befehlsmarker',
    initiative: 'Initiative',
    turns: 'Züge',
    'round-end': 'Rundenende',
  },
  over: 'das Spiel ist zu Ende',
  initiative: 'Initiative',
  turn: (player, card) => `Zug von ${player} mit ${card}`,
  stages: {
    reveal: 'Marker aufgedeckt',
    before: 'vor dem Zug',
    'before-moving': 'vor der Bewegung',
    move: 'Bewegung',
    'after-moving': 'nach der Bewegung',
    attack: 'Angriff',
    'after-attacking': 'nach dem Angriff',
    after: 'nach dem Zug',
    end: 'Ende des Zuges',
  },
  goal: 'Spielziel',
  goals: {
    eliminate: 'alle Gegner zerstören; nach der letzten Runde entscheiden die Punkte der verbliebenen Figuren',
    points: 'die meisten Punkte verbliebener Figuren nach der letzten Runde',
    hill: 'die markierten Felder mehrere Rundenenden nacheinander allein halten',
    shrines: 'auf jedem der markierten Felder eine Runde mit einer Figur beenden',
    raise: 'eine Runde ohne benachbarten Gegner auf dem markierten Feld beenden',
    gems: 'die Edelsteine in die eigene Startzone tragen',
    flags: 'eine gegnerische Fahne in die eigene Startzone tragen',
  },
  points: (points, limit) => `${points} von ${limit} Punkten`,
  numbers: ['BEW', 'RW', 'AW', 'VW', 'LP'],
  orders: 'Befehle',
  destroyed: () => 'zerstört',
  reserve: 'in Reserve',
  out: 'aus dem Spiel',
  wounds: (wounds, life) => `${wounds}/${life} ${life === 1 ? 'Wunde' : 'Wunden'}`,
  blocked: 'Fähigkeiten aufgehoben',
  powerPoints: 'Machtpunkte',
  ownedBy: 'Karte von',
  gem: 'Edelstein',
  flag: 'Fahne der Zone',
  aFlag: 'eine Fahne',
  goalSpace: 'Spielziel',
  reading: 'Ebene und Terrain, darunter, was dort ist',
  beneath: 'Darunter',
  more: 'nach dem Terrain: darunter liegt noch ein Feld',
  coordinates: 'Ein Feld heißt Spalte,Zeile (dann ,Ebene, wo mehrere übereinander liegen).',
  ladder: (foot, head) => `Leiter von ${foot} hinauf nach ${head}`,
  door: (id, open, control) => `Tor ${id}: ${open ? 'offen' : 'zu'}, bedient von ${control}`,
  costs: 'Bewegungspunkte zu jedem Feld; ! gefährlich (Lösen aus der Kampfbindung, Fall, Lava), * Glyphe',
  byPower: 'nur durch eine Fähigkeit',
  marked: 'mögliche Felder',
};

const it: Labels = {
  player: 'Giocatore',
  round: (round, rounds) => `Round ${round} di ${rounds}`,
  phases: {
    muster: 'prima della partita',
    draft: "scelta dell'esercito",
    start: 'inizio della partita',
    markers: 'segnalini ordine',
    initiative: 'iniziativa',
    turns: 'turni',
    'round-end': 'fine del round',
  },
  over: 'la partita è finita',
  initiative: 'iniziativa',
  turn: (player, card) => `turno di ${player} con ${card}`,
  stages: {
    reveal: 'segnalino rivelato',
    before: 'prima del turno',
    'before-moving': 'prima del movimento',
    move: 'movimento',
    'after-moving': 'dopo il movimento',
    attack: 'attacco',
    'after-attacking': "dopo l'attacco",
    after: 'dopo il turno',
    end: 'fine del turno',
  },
  goal: 'Obiettivo',
  goals: {
    eliminate: "distruggere tutti i nemici; dopo l'ultimo round decidono i punti delle miniature rimaste",
    points: "più punti di miniature rimaste dopo l'ultimo round",
    hill: 'tenere da soli le caselle segnate alla fine di più round di seguito',
    shrines: 'finire un round con una miniatura su ognuna delle caselle segnate',
    raise: 'finire un round sulla casella segnata senza nemici adiacenti',
    gems: 'portare le gemme nella propria zona di partenza',
    flags: 'portare una bandiera nemica nella propria zona di partenza',
  },
  points: (points, limit) => `${points} punti su ${limit}`,
  numbers: ['MOV', 'GIT', 'ATT', 'DIF', 'PV'],
  orders: 'ordini',
  destroyed: (figures) => (figures === 1 ? 'distrutta' : 'distrutte'),
  reserve: 'in riserva',
  out: 'fuori dalla partita',
  wounds: (wounds, life) => `${wounds}/${life} ${life === 1 ? 'ferita' : 'ferite'}`,
  blocked: 'poteri bloccati',
  powerPoints: 'punti potere',
  ownedBy: 'carta di',
  gem: 'gemma',
  flag: 'bandiera della zona',
  aFlag: 'una bandiera',
  goalSpace: 'obiettivo',
  reading: "Livello e terreno, sotto che cosa c'è",
  beneath: 'Sotto',
  more: "dopo il terreno: sotto c'è un'altra casella",
  coordinates: "Una casella si chiama colonna,riga (poi ,livello dove ce n'è più d'una, una sopra l'altra).",
  ladder: (foot, head) => `Scala da ${foot} su fino a ${head}`,
  door: (id, open, control) => `Porta ${id}: ${open ? 'aperta' : 'chiusa'}, si manovra da ${control}`,
  costs: "Punti movimento per ogni casella; ! pericolo (abbandono dell'ingaggio, caduta, lava), * glifo",
  byPower: 'solo con un potere',
  marked: 'caselle possibili',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, de, it };
