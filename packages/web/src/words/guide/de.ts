/**
 * The words of guided battles in German; what a lesson itself says stands with the lesson.
 */
import type { GuideWords } from './en.ts';

export const guideInGerman: GuideWords = {
  title: 'Geführte Schlacht',
  newHere: 'Neu hier? Eine kurze Schlacht, jede Frage erklärt.',
  starting: 'Der Tisch wird gedeckt …',
  failed: 'Die geführte Schlacht konnte nicht beginnen.',
  begin: 'Los geht’s',
  learnt: (seen, all) => `${seen} von ${all} Dingen gelernt`,
  again: 'Letzte Erklärung zeigen',
  hide: 'Erklärung verbergen',
  understood: 'Verstanden',
  rules: 'Regeln',
  askBot: 'Was täte der Bot?',
  thinking: 'Der Bot überlegt …',
  botWould: 'Der Bot würde wählen:',
  botWouldNothing: 'Der Bot würde hier nichts wählen.',
  showAll: 'Wieder alles zeigen',
  leave: 'Führung beenden',
  endTitle: 'Das ist der Kern des Spiels',
  endText:
    'Du kennst jetzt jede Art von Frage, auf die es ankommt. Der Rest steht auf den Karten, und jedes „Nein“ nennt seine Regel.',
  overTitle: 'Die Schlacht ist vorbei',
  overText: 'Eine ganze Partie hat größere Armeen und mehr Karten. Bei jeder Frage hilft „Warum nicht?“.',
  playOn: 'Weiterspielen',
  wholeGame: 'Eine ganze Partie',
  readRules: 'Regeln lesen',
  repeat: 'Noch einmal geführt',
};
