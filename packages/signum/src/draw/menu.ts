/**
 * What can be done in a turn, in groups and with the numbers of the options: there are too many for a list.
 */
import type { Decision, DrawnDecision, Language } from '@muster/engine';
import { wrapped } from '@muster/hex';
import { signed } from '@muster/grammar/phrases';
import type { SignumState } from '../state.ts';
import { choiceOf, type Choice, type Discard } from '../words/choice.ts';
import { featPoints } from '../words/facts.ts';
import { creatureMarks } from '../words/marks.ts';
import { cardName, creatureName, valueOfCard, type Scene } from '../words/scene.ts';
import { wordsIn } from '../words/index.ts';
import { LABELS } from './labels.ts';
import type { Menu } from './wording.ts';

interface Entry {
  readonly menu: Menu;
  /** What is chosen; entries that read the same are one to the player. */
  readonly text: string;
  readonly number: number;
  /** The card it is about, where there are several choices with one. */
  readonly about: string;
}

/** A list of so few options can be read as it is. */
const FEW = 8;

/** Null where a list serves as well. */
export function drawMenu(state: SignumState, decision: Decision, language: Language): DrawnDecision | null {
  if (decision.options.length <= FEW) return null;
  const scene: Scene = { state, language };
  const labels = LABELS[language];
  const entries = decision.options.map((option, i): Entry => {
    const choice = choiceOf(decision.kind, option);
    const text = textOf(scene, choice) ?? wordsIn(language).option(state, decision, option);
    const about = choice.pick === 'discard-feat' ? cardName(scene, choice.card) : '';
    return { menu: menuOf(choice), text, number: i + 1, about };
  });
  const lines = MENUS.flatMap((menu) => {
    const own = together(entries.filter((entry) => entry.menu === menu));
    const items = own.flatMap(({ text, number }, i) =>
      own.findIndex((other) => other.text === text) === i ? [`${number} ${text}`] : [],
    );
    return items.length === 0 ? [] : wrapped(`${labels.menu[menu]}:`, items, ' ·', 4);
  });
  return { text: lines.join('\n'), shows: decision.options.map(({ key }) => key) };
}

/** What is about the same card stands together, in the order of the options. */
function together(entries: readonly Entry[]): readonly Entry[] {
  const about = [...new Set(entries.map((entry) => entry.about))];
  return about.flatMap((one) => entries.filter((entry) => entry.about === one));
}

const MENUS: readonly Menu[] = ['activate', 'deploy', 'play', 'use', 'feat', 'income', 'discard', 'remove', 'other'];

function menuOf(choice: Choice): Menu {
  switch (choice.pick) {
    case 'activate':
    case 'deploy':
    case 'play':
    case 'use':
    case 'feat':
    case 'income':
    case 'remove':
      return choice.pick;
    case 'discard-feat':
      return 'discard';
    default:
      return 'other';
  }
}

/** Without the verb, which the group says. */
function textOf(scene: Scene, choice: Choice): string | null {
  switch (choice.pick) {
    case 'activate':
    case 'remove': {
      const mark = creatureMarks(scene.state).get(choice.creature) ?? '';
      return `${mark} ${creatureName(scene, choice.creature)}`;
    }
    case 'deploy':
    case 'play':
      return `${cardName(scene, choice.card)} (${valueOfCard(scene, choice.card).cost})`;
    case 'income':
      return `${cardName(scene, choice.card)} (${signed(valueOfCard(scene, choice.card).income)})`;
    case 'use':
      return cardName(scene, choice.card);
    case 'feat':
      return `${cardName(scene, choice.card)} (${featPoints(scene, choice.card)})`;
    case 'discard-feat':
      return `${cardName(scene, choice.card)} → ${DISCARDS[scene.language][choice.effect]}`;
    default:
      return null;
  }
}

/** What a feat is discarded for, in as few words as there are. */
const DISCARDS: Readonly<Record<Language, Readonly<Record<Discard, string>>>> = {
  en: { strength: '2 strength', minion: 'a minion', draw: 'a card' },
  de: { strength: '2 Heldenstärke', minion: 'ein Diener', draw: 'eine Karte' },
  it: { strength: '2 di forza', minion: 'un servitore', draw: 'una carta' },
};
