/**
 * Words for what can be chosen before a game.
 */
import type { Choice, Language } from '@muster/engine';
import type { Edition } from '../edition.ts';

type Named = Omit<Choice, 'id'>;

export interface ChoiceWords {
  readonly editions: Readonly<Record<Edition, Named>>;
  readonly options: { readonly turnLimit: Named; readonly alwaysAsked: Named };
}

export const CHOICE_WORDS: Readonly<Record<Language, ChoiceWords>> = {
  en: {
    editions: {
      campaign: {
        name: 'Campaign Edition',
        text: 'The rules of the German and Italian rulebooks, and a good place to begin: only characters in your own ranks play cards and take up items, and you are out as soon as the Warlord you started with is gone.',
      },
      epic: {
        name: 'Epic Edition',
        text: 'The newest rules, those of the English rulebook: cards may carry Charges, a stunned character that falls forward is wounded, and you stay in the game as long as you control any Warlord.',
      },
    },
    options: {
      turnLimit: {
        name: 'Turn limit',
        text: 'After so many turns the game is a draw between all who are still in it. With 0 it goes on until somebody wins.',
      },
      alwaysAsked: {
        name: 'Reacts stay secret',
        text: 'Whoever holds cards is asked wherever the deck could hold a React, even with none in hand: being asked betrays nothing. The game takes longer.',
      },
    },
  },
  de: {
    editions: {
      campaign: {
        name: 'Campaign Edition',
        text: 'Die Regeln des deutschen und des italienischen Regelbuchs und gut für den Anfang: Nur Charaktere in deinen eigenen Reihen spielen Karten und nehmen Gegenstände auf, und du scheidest aus, sobald dein anfänglicher Warlord fort ist.',
      },
      epic: {
        name: 'Epic Edition',
        text: 'Die neuesten Regeln, die des englischen Regelbuchs: Karten können Ladungen tragen, ein betäubter Charakter, der vorwärts fällt, wird verwundet, und du bleibst im Spiel, solange du irgendeinen Warlord kontrollierst.',
      },
    },
    options: {
      turnLimit: {
        name: 'Rundengrenze',
        text: 'Nach so vielen Runden endet die Partie unentschieden zwischen allen, die noch dabei sind. Bei 0 geht sie weiter, bis jemand gewinnt.',
      },
      alwaysAsked: {
        name: 'Reaktionen bleiben geheim',
        text: 'Wer Karten auf der Hand hat, wird überall gefragt, wo das Deck eine Reaktion enthalten könnte, auch ohne eine auf der Hand: Gefragt zu werden verrät nichts. Die Partie dauert länger.',
      },
    },
  },
  it: {
    editions: {
      campaign: {
        name: 'Campaign Edition',
        text: "Le regole dei manuali tedesco e italiano, e un buon inizio: solo i personaggi nelle tue file giocano carte e prendono oggetti, e sei eliminato appena il tuo Warlord iniziale non c'è più.",
      },
      epic: {
        name: 'Epic Edition',
        text: 'Le regole più recenti, quelle del manuale inglese: le carte possono portare cariche, un personaggio stordito che cade in avanti viene ferito e resti in gioco finché controlli un Warlord qualsiasi.',
      },
    },
    options: {
      turnLimit: {
        name: 'Limite di turni',
        text: 'Dopo questo numero di turni la partita è patta tra tutti quelli ancora in gioco. Con 0 continua finché qualcuno non vince.',
      },
      alwaysAsked: {
        name: 'Reazioni segrete',
        text: 'Chi ha carte in mano viene interpellato ovunque il mazzo potrebbe contenere una Reazione, anche se non ne ha: essere interpellati non rivela nulla. La partita dura di più.',
      },
    },
  },
};
