/**
 * What glyphs do (HS-21.13 to HS-21.32), in Italian.
 */
import type { GlyphName } from '../../content/glyph.ts';

export const glyphs: Readonly<Record<GlyphName, string>> = {
  Astrid: 'le miniature amiche hanno +1 dado attacco',
  Brandar: 'un artefatto; lo scenario dice che cosa fa',
  Crevcor: 'le miniature amiche comuni hanno +1 dado attacco',
  Dagmar: 'chi lo controlla aggiunge 8 al tiro di iniziativa (6 con una regola opzionale)',
  Gerda: 'le miniature amiche hanno +1 dado difesa',
  Ivor: 'le miniature amiche con gittata stampata di almeno 4 hanno +4 alla gittata',
  Jalgard: 'le miniature amiche hanno +2 dadi difesa',
  Lodin:
    'le miniature amiche e il loro giocatore possono aggiungere 1 ai tiri del d20, tranne che negli attacchi speciali',
  Proftaka: 'la miniatura che vi sta sopra non può lasciarlo finché una miniatura amica non è adiacente',
  Rannveig: 'finché una miniatura vi sta sopra, nessuno vola',
  Thorian: 'le miniature amiche possono subire attacchi normali solo da caselle adiacenti',
  Ulaniva: 'le miniature amiche uniche hanno +1 dado attacco',
  Valda: 'le miniature amiche hanno +2 al movimento, ma non per lasciare questo glifo',
  Wannok:
    'alla fine del round la miniatura che vi sta sopra tira il d20: con 1 riceve una ferita, altrimenti il suo giocatore può indicare un avversario, che assegna una ferita a una delle proprie miniature',
  Erland: "agisce una volta: un'altra miniatura qualsiasi può essere chiamata su una casella libera accanto al glifo",
  Kelda: 'agisce una volta: guarisce del tutto la miniatura',
  Mitonsoul: 'agisce una volta: ogni miniatura tira il d20 e con 1 è distrutta',
  Nilrend:
    'agisce una volta: scegli un nemico unico; con 5 o più sul d20 i suoi poteri sono bloccati per il resto della partita',
  Oreld: 'agisce una volta: con 10 o più sul d20 si prende un segnalino ordine nascosto da una carta nemica',
  Sturla:
    'agisce una volta: un d20 per ogni miniatura distrutta; ognuna con 19 o più ritorna in una zona di partenza a scelta',
};
