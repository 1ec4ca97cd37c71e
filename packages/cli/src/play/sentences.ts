/**
 * What the table itself says to players. What the game says comes from the game.
 */
import type { Language, Translated } from '@muster/engine';

const SENTENCES = {
  you: { en: 'you', de: 'du', it: 'tu' },
  seed: { en: 'seed', de: 'Startwert', it: 'seme' },
  handOver: {
    en: 'Now {seat}. Press Enter when nobody else looks.',
    de: 'Jetzt {seat}. Drücke Enter, wenn niemand sonst hinsieht.',
    it: 'Ora tocca a {seat}. Premi Invio quando nessun altro guarda.',
  },
  turnOf: { en: 'Player {seat}', de: 'Spieler {seat}', it: 'Giocatore {seat}' },
  pickSeveral: {
    en: 'Pick {count}, with spaces between the numbers.',
    de: 'Wähle {count}, mit Leerzeichen zwischen den Nummern.',
    it: 'Scegli {count}, con spazi tra i numeri.',
  },
  pickInOrder: {
    en: 'Pick {count} in the order you want, with spaces between the numbers.',
    de: 'Wähle {count} in der gewünschten Reihenfolge, mit Leerzeichen zwischen den Nummern.',
    it: "Scegli {count} nell'ordine che vuoi, con spazi tra i numeri.",
  },
  drawn: {
    en: 'Type what you mean as the drawing calls it: {count} options (o lists them).',
    de: 'Gib ein, was du meinst, wie es die Zeichnung nennt: {count} Möglichkeiten (o zählt sie auf).',
    it: 'Scrivi ciò che intendi come lo chiama il disegno: {count} opzioni (o le elenca).',
  },
  upTo: { en: '{min} to {max}', de: '{min} bis {max}', it: 'da {min} a {max}' },
  hint: { en: '? why not, h help', de: '? warum nicht, h Hilfe', it: '? perché no, h aiuto' },
  help: {
    en: `number(s)    choose; the words of an option work too
Enter        pass, where that is possible
? [words]    what can't be done now, and why
i name       what a card says and does, every number explained
t            show the table
l            show the log
o            list all options of this question
u            take back your last choice, if nothing was revealed since
s [file]     save
concede      give up the game
q            leave the game`,
    de: `Nummer(n)    wählen; die Worte einer Möglichkeit gehen auch
Enter        passen, wo das möglich ist
? [Worte]    was gerade nicht geht, und warum
i Name       was eine Karte sagt und tut, jede Zahl erklärt
t            den Tisch zeigen
l            das Protokoll zeigen
o            alle Möglichkeiten dieser Frage aufzählen
u            deine letzte Wahl zurücknehmen, wenn seither nichts aufgedeckt wurde
s [Datei]    speichern
concede      das Spiel aufgeben
q            das Spiel verlassen`,
    it: `numero/i     scegli; valgono anche le parole di un'opzione
Invio        passa, dove è possibile
? [parole]   che cosa non si può fare ora, e perché
i nome       che cosa dice e fa una carta, ogni numero spiegato
t            mostra il tavolo
l            mostra il registro
o            elenca tutte le opzioni di questa domanda
u            annulla la tua ultima scelta, se da allora nulla è stato rivelato
s [file]     salva
concede      abbandona la partita
q            esci dalla partita`,
  },
  notUnderstood: {
    en: "'{input}' is none of the options. h tells what you can type.",
    de: '„{input}“ ist keine der Möglichkeiten. h sagt, was du eingeben kannst.',
    it: '«{input}» non è tra le opzioni. h dice che cosa puoi scrivere.',
  },
  ambiguous: {
    en: "'{input}' fits several options:",
    de: '„{input}“ passt auf mehrere Möglichkeiten:',
    it: '«{input}» corrisponde a più opzioni:',
  },
  mustChoose: {
    en: 'You must choose.',
    de: 'Du musst wählen.',
    it: 'Devi scegliere.',
  },
  wrongCount: {
    en: 'Pick {count}, you picked {given}.',
    de: 'Wähle {count}, du hast {given} gewählt.',
    it: 'Scegli {count}, ne hai scelti {given}.',
  },
  pickedTwice: {
    en: 'You picked the same option twice.',
    de: 'Du hast dieselbe Möglichkeit zweimal gewählt.',
    it: 'Hai scelto due volte la stessa opzione.',
  },
  nothingRefused: {
    en: 'Nothing you could think of is forbidden now.',
    de: 'Nichts, woran man denken könnte, ist gerade verboten.',
    it: 'Nulla a cui potresti pensare è vietato ora.',
  },
  moreRefused: {
    en: '… and {count} more; ? with some words shows fewer.',
    de: '… und {count} weitere; ? mit ein paar Worten zeigt weniger.',
    it: '… e altri {count}; ? con qualche parola ne mostra meno.',
  },
  unknownName: {
    en: "You see nothing called '{name}'.",
    de: "Du siehst nichts, das '{name}' heißt.",
    it: "Non vedi nulla che si chiami '{name}'.",
  },
  undone: { en: 'Taken back.', de: 'Zurückgenommen.', it: 'Annullato.' },
  notUndone: {
    en: 'There is nothing to take back, or something was revealed since.',
    de: 'Es gibt nichts zurückzunehmen, oder seither wurde etwas aufgedeckt.',
    it: "Non c'è nulla da annullare, o da allora qualcosa è stato rivelato.",
  },
  saved: {
    en: 'Saved in {file}. Go on with: muster play {game} --resume {file}',
    de: 'Gespeichert in {file}. Weiter geht es mit: muster play {game} --resume {file}',
    it: 'Salvato in {file}. Si continua con: muster play {game} --resume {file}',
  },
  saveFirst: {
    en: 'Save the game before you leave? (y/n) ',
    de: 'Das Spiel vorher speichern? (j/n) ',
    it: 'Salvare la partita prima di uscire? (s/n) ',
  },
  left: { en: 'The game is not over.', de: 'Das Spiel ist nicht zu Ende.', it: 'La partita non è finita.' },
} as const satisfies Readonly<Record<string, Translated>>;

export type Sentence = keyof typeof SENTENCES;
export type Say = (sentence: Sentence, parts?: Readonly<Record<string, string | number>>) => string;

export function sentences(language: Language): Say {
  return (sentence, parts = {}) =>
    SENTENCES[sentence][language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}

/** y, j, s, o: yes in the languages of the table. */
export function isYes(input: string | null): boolean {
  return input !== null && /^[yjs]/i.test(input.trim());
}
