/**
 * How scenarios name options: "move Brute to 3,2", "attack Brute with ranged", "play Parry", "end turn".
 */
import { letterOf, type Decision, type Option } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { cardsCalled, creaturesCalled, normal } from '../notation/names.ts';
import { spaceAt } from '../notation/places.ts';
import { boxesOf } from '../rules/targeting.ts';
import { NOBODY, type CardId, type CreatureId, type SignumState } from '../state.ts';
import { choiceOf, type Choice, type ChoiceOf, type OptionWord } from '../words/choice.ts';
import { lookAt } from './same.ts';

export function findOptions(state: SignumState, decision: Decision, phrase: string): readonly Option[] {
  const phrases = new Phrases(state, decision);
  return decision.options.filter((option) => phrases.fits(choiceOf(decision.kind, option), phrase.trim()));
}

/** What a person may say instead of the word of an option. */
const WORDS: Readonly<Record<OptionWord, readonly string[]>> = {
  pass: ['pass', 'no', 'done', 'nothing'],
  yes: ['yes'],
  end: ['end', 'end turn', 'end the turn'],
  stay: ['stay', 'pass', "don't move"],
  here: ['here', 'stay', 'attack from here'],
  skip: ['skip', 'skip the turn'],
  minion: ['minion', 'deploy minion', 'deploy a minion', 'buy a minion'],
  'Attack Master': ['attack master', 'reroll'],
};

/** Removes words from the front; null if the text does not begin with any of them. */
function after(text: string, ...words: readonly string[]): string | null {
  const word = words.find((one) => text.toLowerCase() === one || text.toLowerCase().startsWith(`${one} `));
  return word === undefined ? null : text.slice(word.length).trim();
}

class Phrases {
  readonly #state: SignumState;
  readonly #decision: Decision;

  constructor(state: SignumState, decision: Decision) {
    this.#state = state;
    this.#decision = decision;
  }

  fits(choice: Choice, text: string): boolean {
    const wanted = normal(text);
    const { kind } = this.#decision;
    switch (choice.pick) {
      case 'word':
        return WORDS[choice.word].includes(wanted) || (choice.word === 'yes' && wanted === kind);
      case 'hex':
        return this.#place(choice.hex, text, [
          '',
          'at',
          'to',
          'deploy',
          'place',
          'push',
          'move',
          'put',
          'shift',
          'pursue',
          kind,
        ]);
      case 'walk':
        return this.#place(choice.hex, text, ['', 'to', 'move', 'walk']);
      case 'run':
        return this.#place(choice.hex, text, ['run']);
      case 'creature':
        return this.#creature(choice.creature, after(text, 'attack', 'choose', 'skip', 'enchant', 'on', kind) ?? text);
      case 'activate':
      case 'remove':
      case 'skip':
      case 'hook':
        return this.#creature(choice.creature, after(text, choice.pick) ?? '');
      case 'heal':
      case 'longshot':
        return this.#target(
          choice.creature,
          after(text, choice.pick, choice.pick === 'longshot' ? 'shoot' : 'heal') ?? '',
        );
      case 'attack':
        return this.#attack(choice, text);
      case 'close':
        return this.#close(choice, wanted);
      case 'play':
        return this.#card(choice.card, after(text, 'play') ?? '');
      case 'income':
        return this.#income(choice.card, text);
      case 'deploy':
        return this.#card(choice.card, after(text, 'deploy') ?? '');
      case 'feat':
        return this.#card(choice.card, after(text, 'play feat', 'feat', 'score', 'play') ?? text);
      case 'tactic':
        return this.#card(choice.card, after(text, 'play', 'use', 'react with') ?? text);
      case 'card':
        return this.#card(choice.card, this.#cardWords(text));
      case 'use':
        return this.#use(choice, text);
      case 'discard-feat':
        return this.#discardFeat(choice, text);
      case 'property':
        return this.#creature(choice.creature, after(text, 'use', 'react with') ?? text);
      case 'terrain':
        return this.#terrain(choice, text);
      case 'seat':
        return text === letterOf(choice.seat) || wanted === `player ${letterOf(choice.seat).toLowerCase()}`;
      case 'die':
        return this.#die(choice.n, choice.die, '', wanted);
      case 'rolled':
        return this.#die(choice.n, choice.die, choice.symbol, wanted);
      case 'order':
        return wanted === normal(choice.name);
      case 'pool':
        return wanted === choice.dice.join(' ').toLowerCase();
      case 'unknown':
        return this.#anything(choice.key, text);
    }
  }

  /** A key nothing is known of: its own words, `order:altar` as `altar`, or the number of a hex, a creature or a card. */
  #anything(key: string, text: string): boolean {
    const wanted = normal(text);
    if (normal(key) === wanted || normal(key.slice(key.indexOf(':') + 1)) === wanted) return true;
    if (!/^\d+$/.test(key)) return false;
    const id = Number(key);
    return this.#place(id, text, ['', 'to', 'at']) || this.#creature(id, text) || this.#card(id, text);
  }

  #card(card: CardId, text: string): boolean {
    return text !== '' && cardsCalled(this.#state, text).includes(card);
  }

  #creature(id: CreatureId, text: string): boolean {
    return text !== '' && creaturesCalled(this.#state, text).includes(id);
  }

  /** The creature the question is about. */
  #acting(): CreatureId {
    return this.#decision.about?.[0] ?? NOBODY;
  }

  /** `Brute`, `Brute with Hero A` where it is said who does it. */
  #target(id: CreatureId, text: string): boolean {
    const [, target = '', by] = /^(.*?)(?: with (.*))?$/s.exec(text) ?? [];
    return this.#creature(id, target) && (by === undefined || this.#creature(this.#acting(), by));
  }

  /** `attack Brute`, `attack Brute with ranged`, `attack Brute with Hero A`, `Hero A attacks Brute`, `attack Brute with box 2` */
  #attack({ box, creature }: ChoiceOf<'attack'>, text: string): boolean {
    const [, by, other] = /^(.*) attacks (.*)$/is.exec(text) ?? [];
    if (by !== undefined && other !== undefined)
      return this.#creature(this.#acting(), by) && this.#creature(creature, other);
    const [, target = '', how] = /^(.*?)(?: with (?:the |its )?(.*))?$/s.exec(after(text, 'attack') ?? '') ?? [];
    if (!this.#creature(creature, target)) return false;
    if (how === undefined) return true;
    const attacker = this.#state.creatures[this.#acting()];
    const type = attacker === undefined ? '' : (boxesOf(lookAt(this.#state), attacker)[box]?.type ?? '');
    const word = normal(how).replace(/ attack$/, '');
    return word === type || word === `box ${box + 1}` || this.#creature(this.#acting(), how);
  }

  /** `close`, `use its property`, the second one `close 2` */
  #close({ property }: ChoiceOf<'close'>, wanted: string): boolean {
    const number = this.#decision.options.filter((option) => {
      const other = choiceOf(this.#decision.kind, option);
      return other.pick === 'close' && other.property <= property;
    }).length;
    return wanted === 'close' || wanted === 'use property' || wanted === `close ${number}`;
  }

  /** `discard Parry for income`, `income Parry` */
  #income(card: CardId, text: string): boolean {
    const [, name] = /^discard (.*) for income$/is.exec(text) ?? [];
    return this.#card(card, name ?? after(text, 'income') ?? '');
  }

  /** `use Smithy`, its second property `use Smithy 2` */
  #use({ card, property }: ChoiceOf<'use'>, text: string): boolean {
    const rest = after(text, 'use', 'close') ?? '';
    if (this.#card(card, rest)) return true;
    const [, name = '', number] = /^(.*) (\d+)$/s.exec(rest) ?? [];
    return this.#card(card, name) && Number(number) === property + 1;
  }

  /** `discard feat Rout for strength`, `discard Rout for a card`, `discard Rout for a minion` */
  #discardFeat({ card, effect }: ChoiceOf<'discard-feat'>, text: string): boolean {
    const [, name = '', what = ''] = /^discard (?:feat )?(.*) for (?:an? |2 )?(.*)$/is.exec(text) ?? [];
    const words = { strength: ['strength'], minion: ['minion'], draw: ['draw', 'card'] }[effect];
    return words.includes(normal(what)) && this.#card(card, name);
  }

  /** `Parry`, `discard Parry`, `return Parry`, `destroy Parry`, `leave out Brute`, `deploy Brute`, `raise Brute` */
  #cardWords(text: string): string {
    return (
      after(text, 'discard', 'return', 'destroy', 'leave out', 'deploy', 'raise', 'use', 'with', this.#decision.kind) ??
      text
    );
  }

  /** `altar at 3,2`, `lay altar at 3,2` */
  #terrain({ piece, hex }: ChoiceOf<'terrain'>, text: string): boolean {
    const [, word = '', place = ''] = /^(?:lay |place )?(?:an? |the )?(.*) (?:at|on) (.*)$/is.exec(text) ?? [];
    return normal(word) === piece && spaceAt(this.#state.map, place) === hex;
  }

  /** `die 2` counts from 1; `B`, `blank` and `B blank` mean any die of that colour or symbol. */
  #die(n: number, die: string, symbol: string, wanted: string): boolean {
    const words = after(wanted, 'reroll', 'keep', 'change', 'turn') ?? wanted;
    const colour = die.toLowerCase();
    const face = symbol.toLowerCase();
    return (
      words === `die ${n + 1}` || words === colour || (face !== '' && (words === face || words === `${colour} ${face}`))
    );
  }

  /** `3,2`, `to 3,2`, `move to 3,2`, `move Brute to 3,2`, where the verb is one of those. */
  #place(hex: SpaceId, text: string, verbs: readonly string[]): boolean {
    const [, words = '', place = ''] = /^(.*?)(-?\d+ ?, ?-?\d+)$/s.exec(text) ?? [];
    if (place === '' || spaceAt(this.#state.map, place) !== hex) return false;
    const said = words
      .trim()
      .replace(/(^| )(?:to|at|on)$/i, '')
      .trim();
    if (said === '') return verbs.includes('');
    const name = after(said, ...verbs.filter((verb) => verb !== ''));
    return name === '' || (name !== null && this.#isAbout(name));
  }

  /** A creature the question is about, or the card that is deployed: whatever is named may be in doubt but not wrong. */
  #isAbout(name: string): boolean {
    const about = this.#decision.about ?? [];
    if (about.length === 0)
      return cardsCalled(this.#state, name).length > 0 || creaturesCalled(this.#state, name).length > 0;
    return about.some((id) => this.#creature(id, name));
  }
}
