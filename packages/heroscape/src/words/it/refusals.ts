/**
 * Refusals in Italian.
 */
import { count } from '@muster/grammar/phrases';
import { GENERALS } from '../../content/card.ts';
import { generalName } from '../powers.ts';
import { figureName } from '../scene.ts';
import type { Refusals } from '../wording.ts';
import { points, thing } from './terms.ts';

export const refusals: Refusals = {
  Thorian: () => 'il glifo Thorian permette attacchi normali solo da caselle adiacenti',
  'adjacent-only': ({ figure }, scene) =>
    `${figureName(scene, Number(figure))} può subire attacchi normali solo da una casella adiacente`,
  'already-in-army': ({ card }) => `la carta ${card} è unica e fa già parte del tuo esercito`,
  'engaged-elsewhere': () => 'una miniatura ingaggiata può attaccare solo i nemici con cui è ingaggiata',
  friend: () => 'è una miniatura amica',
  hidden: ({ figure }, scene) => `la miniatura ${figureName(scene, Number(figure))} è nascosta`,
  itself: () => 'nessuna miniatura attacca se stessa',
  'may-not-attack': ({ figure }, scene) => `un potere vieta di attaccare ${figureName(scene, Number(figure))}`,
  'no-sight': ({ figure, piece, at }, scene) => {
    const whom = figure === undefined ? '' : ` verso ${figureName(scene, Number(figure))}`;
    const what =
      piece !== undefined ? thing(scene, Number(piece)).name : at !== undefined ? `il terreno in ${at}` : null;
    return `non c'è linea di vista${whom}${what === null ? '' : `: ${what} è in mezzo`}`;
  },
  'no-weapon-for-trees': () => 'senza fuoco né lama nessuno abbatte un albero',
  'not-a-target': ({ figure }, scene) =>
    `${figureName(scene, Number(figure))} non è un bersaglio di questo attacco speciale`,
  'not-an-object': () => "lì non c'è nulla che si possa distruggere",
  'not-on-battlefield': () => 'questa miniatura non è sul campo di battaglia',
  'out-of-range': ({ range }) => `troppo lontano: la gittata è di ${count(Number(range), 'casella', 'caselle')}`,
  'out-of-throw': ({ lob }) =>
    `troppo in alto: il lancio arriva al massimo ${count(Number(lob), 'livello', 'livelli')} più su`,
  'taken-by-other': ({ card }) => `la carta ${card} è di un altro giocatore`,
  taunted: ({ figure }, scene) => `l'attacco deve essere contro ${figureName(scene, Number(figure))}`,
  'third-general': ({ general }) => {
    const known = GENERALS.find((one) => one === general);
    return `${known === undefined ? general : generalName(known)} sarebbe il terzo generale dell'esercito`;
  },
  'too-expensive': ({ cost, left }) => `costa ${points(Number(cost))}, ne restano solo ${left}`,
  'unknown-card': () => 'questa carta non esiste',
  'already-attacked': () => 'la miniatura ha già attaccato in questo turno',
  'already-moved': () => 'il suo movimento è finito',
  astride: () => "c'è qualcosa sul bordo tra le due caselle",
  'door-closed': () => 'la porta è chiusa',
  'free-edge': () => 'senza sostegno non si sale dal bordo libero della sporgenza',
  'held-by-glyph': () => 'il glifo trattiene la miniatura finché una amica non le è accanto',
  'held-by-power': () => 'il potere di un nemico trattiene lì la miniatura',
  'in-the-way': () => 'una miniatura che non si può attraversare sbarra la strada',
  ladder: () => 'lì la miniatura non può salire sulla scala né scenderne',
  'never-moves': () => "l'Alveare non si muove mai",
  'no-opening': () => "l'apertura è troppo bassa per la miniatura",
  'no-road': () => 'il bonus della strada vale solo finché la miniatura vi resta',
  'no-room': () => "non c'è posto per la miniatura",
  'no-target': () => "non c'è nessuno che possa attaccare",
  'no-way': () => 'nessuna via porta lì',
  'not-acting': () => 'hanno già agito tutte le miniature della carta che possono agire',
  'not-in-zone': () => 'non è nella propria zona di partenza',
  obstacle: () => 'un ostacolo occupa la casella',
  occupied: ({ figure }, scene) =>
    figure === undefined ? 'la casella è occupata' : `lì si trova ${figureName(scene, Number(figure))}`,
  'on-glyph': () => "lì c'è un glifo",
  'stops-in-water': () => "l'acqua lungo la via pone fine al movimento",
  'stops-on-glyph': () => 'un glifo lungo la via pone fine al movimento',
  'too-far': ({ cost, left }) => `troppo lontano: costa ${cost}, ne restano ${left}`,
  'too-high': ({ limit }) =>
    `troppo in alto: la miniatura si arrampica al massimo di ${count(Number(limit), 'livello', 'livelli')}`,
  'too-low': () => 'lo spazio sotto ciò che sta sopra è troppo basso per la miniatura',
  'two-levels': () => 'le due estremità devono stare sullo stesso livello',
};
