/**
 * Why an answer is none, whatever the game: the sentences of the kernel's own refusals.
 */
import type { AnswerReason, Details, Language } from '@muster/engine';

type AnswerRefusals = Readonly<Record<AnswerReason, (details: Details) => string>>;

function range({ min = '', max = '' }: Details, to: string): string {
  return min === max ? String(min) : `${min} ${to} ${max}`;
}

const ENGLISH: AnswerRefusals = {
  'game-over': () => 'the game is over',
  'malformed-answer': () => 'the answer does not have the form that was asked for',
  'not-asked': () => 'this player is not asked anything',
  'picked-twice': () => 'the same option was picked twice',
  'unknown-option': () => 'that is none of the options',
  'wrong-number': (details) => `${details['given'] ?? ''} picked, it must be ${range(details, 'to')}`,
};

const GERMAN: AnswerRefusals = {
  'game-over': () => 'die Partie ist zu Ende',
  'malformed-answer': () => 'die Antwort hat nicht die gefragte Form',
  'not-asked': () => 'dieser Spieler ist nichts gefragt',
  'picked-twice': () => 'dieselbe Möglichkeit wurde zweimal gewählt',
  'unknown-option': () => 'das ist keine der Möglichkeiten',
  'wrong-number': (details) => `${details['given'] ?? ''} gewählt, ${range(details, 'bis')} müssen es sein`,
};

const ITALIAN: AnswerRefusals = {
  'game-over': () => 'la partita è finita',
  'malformed-answer': () => 'la risposta non ha la forma richiesta',
  'not-asked': () => 'a questo giocatore non è chiesto nulla',
  'picked-twice': () => 'la stessa opzione è stata scelta due volte',
  'unknown-option': () => 'questa non è tra le opzioni',
  'wrong-number': (details) =>
    `scelte: ${details['given'] ?? ''}; devono essere ${details['min'] === details['max'] ? '' : 'da '}${range(details, 'a')}`,
};

export const ANSWER_REFUSALS: Readonly<Record<Language, AnswerRefusals>> = { en: ENGLISH, de: GERMAN, it: ITALIAN };
