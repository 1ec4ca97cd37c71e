/**
 * Refusals in German.
 */
import { count } from '@muster/grammar/phrases';
import { GENERALS } from '../../content/card.ts';
import { generalName } from '../powers.ts';
import { figureName } from '../scene.ts';
import type { Refusals } from '../wording.ts';
import { points, thing } from './terms.ts';

export const refusals: Refusals = {
  Thorian: () => 'die Glyphe Thorian lässt normale Angriffe nur von benachbarten Feldern zu',
  'adjacent-only': ({ figure }, scene) =>
    `${figureName(scene, Number(figure))} kann nur von einem benachbarten Feld normal angegriffen werden`,
  'already-in-army': ({ card }) => `${card} ist einzigartig und schon in deiner Armee`,
  'engaged-elsewhere': () => 'eine kampfgebundene Figur darf nur Gegner angreifen, an die sie gebunden ist',
  friend: () => 'das ist eine verbündete Figur',
  hidden: ({ figure }, scene) => `${figureName(scene, Number(figure))} ist verborgen`,
  itself: () => 'keine Figur greift sich selbst an',
  'may-not-attack': ({ figure }, scene) =>
    `eine Fähigkeit verbietet es, ${figureName(scene, Number(figure))} anzugreifen`,
  'no-sight': ({ figure, piece, at }, scene) => {
    const whom = figure === undefined ? '' : ` zu ${figureName(scene, Number(figure))}`;
    const what = piece !== undefined ? thing(scene, Number(piece)) : at !== undefined ? `der Boden bei ${at}` : null;
    return `es gibt keine Sichtlinie${whom}${what === null ? '' : `: ${what} ist im Weg`}`;
  },
  'no-weapon-for-trees': () => 'ohne Feuer oder Schneide fällt niemand einen Baum',
  'not-a-target': ({ figure }, scene) => `${figureName(scene, Number(figure))} ist kein Ziel dieses Spezialangriffs`,
  'not-an-object': () => 'dort ist nichts, was zerstört werden könnte',
  'not-on-battlefield': () => 'diese Figur ist nicht auf dem Schlachtfeld',
  'out-of-range': ({ range }) => `zu weit weg: die Reichweite beträgt ${count(Number(range), 'Feld', 'Felder')}`,
  'out-of-throw': ({ lob }) => `zu hoch: der Wurf reicht höchstens ${count(Number(lob), 'Ebene', 'Ebenen')} hinauf`,
  'taken-by-other': ({ card }) => `ein anderer Spieler hat ${card}`,
  taunted: ({ figure }, scene) => `der Angriff muss ${figureName(scene, Number(figure))} gelten`,
  'third-general': ({ general }) => {
    const known = GENERALS.find((one) => one === general);
    return `${known === undefined ? general : generalName(known)} wäre der dritte General der Armee`;
  },
  'too-expensive': ({ cost, left }) => `kostet ${points(Number(cost))}, übrig sind nur ${left}`,
  'unknown-card': () => 'diese Karte gibt es nicht',
  'already-attacked': () => 'die Figur hat in diesem Zug schon angegriffen',
  'already-moved': () => 'ihre Bewegung ist zu Ende',
  astride: () => 'auf der Kante zwischen den beiden Feldern steht etwas',
  'door-closed': () => 'das Tor ist zu',
  'free-edge': () => 'an der freien Kante des Überhangs kann man ohne Stütze nicht hinaufklettern',
  'held-by-glyph': () => 'die Glyphe hält die Figur fest, bis eine verbündete neben ihr steht',
  'held-by-power': () => 'die Fähigkeit eines Gegners hält die Figur dort fest',
  'in-the-way': () => 'eine Figur, die nicht passiert werden darf, steht im Weg',
  ladder: () => 'die Figur kann dort nicht auf die Leiter oder von ihr herunter',
  'never-moves': () => 'der Schwarmstock bewegt sich nie',
  'no-opening': () => 'die Öffnung ist zu niedrig für die Figur',
  'no-road': () => 'der Straßenbonus gilt nur, solange die Figur auf der Straße bleibt',
  'no-room': () => 'dort ist kein Platz für die Figur',
  'no-target': () => 'es gibt niemanden, den sie angreifen kann',
  'no-way': () => 'dorthin führt kein Weg',
  'not-acting': () => 'so viele Figuren der Karte, wie handeln dürfen, haben schon gehandelt',
  'not-in-zone': () => 'das liegt nicht in der eigenen Startzone',
  obstacle: () => 'ein Hindernis füllt das Feld aus',
  occupied: ({ figure }, scene) =>
    figure === undefined ? 'das Feld ist besetzt' : `dort steht ${figureName(scene, Number(figure))}`,
  'on-glyph': () => 'dort liegt eine Glyphe',
  'stops-in-water': () => 'Wasser auf dem Weg beendet die Bewegung',
  'stops-on-glyph': () => 'eine Glyphe auf dem Weg beendet die Bewegung',
  'too-far': ({ cost, left }) => `zu weit: es kostet ${cost}, übrig sind ${left}`,
  'too-high': ({ limit }) => `zu hoch: die Figur klettert höchstens ${count(Number(limit), 'Ebene', 'Ebenen')}`,
  'too-low': () => 'darüber liegt etwas, es ist zu niedrig für die Figur',
  'two-levels': () => 'beide Enden müssen auf derselben Ebene stehen',
};
