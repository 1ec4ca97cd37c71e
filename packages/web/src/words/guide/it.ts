/**
 * The words of guided battles in Italian; what a lesson itself says stands with the lesson.
 */
import type { GuideWords } from './en.ts';

export const guideInItalian: GuideWords = {
  title: 'Battaglia guidata',
  newHere: 'Prima volta? Una breve battaglia, ogni domanda spiegata.',
  starting: 'Si prepara il tavolo …',
  failed: 'La battaglia guidata non è potuta cominciare.',
  begin: 'Cominciamo',
  learnt: (seen, all) => `${seen} ${seen === 1 ? 'cosa imparata' : 'cose imparate'} su ${all}`,
  again: 'Mostra l’ultima spiegazione',
  hide: 'Nascondi la spiegazione',
  understood: 'Capito',
  rules: 'Regole',
  askBot: 'Che cosa farebbe il bot?',
  thinking: 'Il bot riflette …',
  botWould: 'Il bot sceglierebbe:',
  botWouldNothing: 'Qui il bot non sceglierebbe nulla.',
  showAll: 'Mostra di nuovo tutto',
  leave: 'Chiudi la guida',
  endTitle: 'Questo è il cuore del gioco',
  endText: 'Conosci ogni tipo di domanda che conta. Il resto è sulle carte, e ogni “no” dice la sua regola.',
  overTitle: 'La battaglia è finita',
  overText: 'Una partita intera ha eserciti più grandi e più carte. A ogni domanda puoi chiedere “perché no?”.',
  playOn: 'Continua a giocare',
  wholeGame: 'Una partita intera',
  readRules: 'Leggi le regole',
  repeat: 'Di nuovo la battaglia guidata',
};
