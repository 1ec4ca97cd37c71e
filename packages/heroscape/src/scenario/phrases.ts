/**
 * How scenarios name options: "move Finn to 3,2", "attack Izumi Samurai #1", "Chomp Finn", "pass".
 */
import { letterOf, type Decision, type Option } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { battlefieldOf } from '../battlefield.ts';
import { library } from '../content/library.ts';
import { cardsCalled, figuresCalled, normal, pieceLabel } from '../notation/names.ts';
import { readPlace, spacesAt } from '../notation/places.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type CardId, type FigureId, type HeroscapeState } from '../state.ts';
import { faceOf } from '../table.ts';
import { choiceOf, type ChoiceOf } from '../words/choice.ts';

export function findOptions(state: HeroscapeState, decision: Decision, phrase: string): readonly Option[] {
  const phrases = new Phrases(state, decision);
  return decision.options.filter((option) => phrases.fits(option, phrase.trim()));
}

/** What a person may say instead of the word of an option. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  pass: ['pass', 'no', 'stay', 'done'],
  no: ['no', 'pass'],
  yes: ['yes', 'use'],
  use: ['use', 'yes'],
};

/** Removes a word from the front; null if the text does not begin with any of them. */
function after(text: string, ...words: readonly string[]): string | null {
  const word = words.find((one) => text.toLowerCase() === one || text.toLowerCase().startsWith(`${one} `));
  return word === undefined ? null : text.slice(word.length).trim();
}

class Phrases {
  readonly #state: HeroscapeState;
  readonly #decision: Decision;

  constructor(state: HeroscapeState, decision: Decision) {
    this.#state = state;
    this.#decision = decision;
  }

  fits(option: Option, text: string): boolean {
    const { kind, seat } = this.#decision;
    const wanted = normal(text);
    const choice = choiceOf(this.#state, kind, option, seat);
    switch (choice.pick) {
      case 'word':
        return (
          (WORDS[choice.word] ?? [choice.word, choice.word.replace('-', ' ')]).includes(wanted) ||
          wanted === normal(`${choice.word} ${kind.replace(/^glyph:/, '')}`)
        );
      case 'record':
        return this.#record(choice.id, after(text, 'take', 'draft') ?? text);
      case 'space':
        return this.#place(choice.at, text, '');
      case 'leap':
      case 'teleport':
        return (
          this.#place(choice.at, text, choice.pick) ||
          this.#place(choice.at, text, this.#powerAt(this.#cardAsked(), choice.place))
        );
      case 'move':
        return this.#figure(choice.figure, after(text, 'move') ?? text);
      case 'turn':
        return this.#figure(choice.figure, after(text, 'turn round', 'turn') ?? '');
      case 'attack':
        return this.#figure(choice.figure, after(text, 'attack with') ?? text);
      case 'shove':
        return this.#figure(choice.figure, after(text, 'shove') ?? '');
      case 'trample':
        return this.#figure(choice.figure, after(text, 'trample') ?? '');
      case 'figure':
      case 'target':
        return this.#figure(choice.figure, after(text, 'attack', 'choose', 'move') ?? text);
      case 'card':
        return this.#unit(choice, this.#onCard(text));
      case 'seat':
        return text === letterOf(choice.seat) || wanted === `player ${letterOf(choice.seat).toLowerCase()}`;
      case 'zone':
        return wanted === `zone ${choice.zone}`;
      case 'number':
        return wanted === String(choice.n);
      case 'marker':
        return wanted.replace(/^reveal /, '') === choice.face.toLowerCase();
      case 'spend':
        return this.#spend(choice, text);
      case 'power':
        return this.#withFigure(choice.power, choice.figure, after(text, 'use') ?? text);
      case 'bond':
      case 'command':
        return this.#turnPower(choice, after(text, 'use') ?? text);
      case 'door':
        return this.#piece(choice.piece, after(text, 'open', 'close') ?? text);
      case 'object':
        return this.#piece(choice.piece, after(text, 'attack') ?? text);
      case 'special':
        return this.#special(choice, text);
      case 'combined':
        return this.#combined(choice, text);
      case 'instead':
        return normal(after(text, 'use') ?? text) === normal(this.#powerAt(this.#cardAsked(), choice.place));
      case 'line':
        return wanted === `line ${choice.n + 1}` || this.#line(choice.figures ?? [], text);
      case 'unknown':
        return normal(choice.key) === wanted;
    }
  }

  #record(id: string, text: string): boolean {
    const card = library().cards[library().byId(id) ?? NOBODY];
    return (
      card !== undefined && (normal(card.name) === normal(text) || normal(card.name).startsWith(`${normal(text)} `))
    );
  }

  #card(id: CardId, text: string): boolean {
    return cardsCalled(this.#state, text).includes(id);
  }

  /** A card; of a stack of heroes one of them, `White Wyrmling #2`. */
  #unit({ card, figure }: ChoiceOf<'card'> | ChoiceOf<'bond'>, text: string): boolean {
    return figure === NOBODY ? this.#card(card, text) : this.#figure(figure, text);
  }

  #figure(id: FigureId, text: string): boolean {
    return figuresCalled(this.#state, text).includes(id);
  }

  #piece(piece: number, text: string): boolean {
    return normal(text) === normal(pieceLabel(this.#state, piece));
  }

  /** The card of the figure that is asked about. */
  #cardAsked(): CardId {
    return this.#state.figures[this.#decision.about?.[0] ?? NOBODY]?.card ?? NOBODY;
  }

  #powerAt(card: CardId, place: number): string {
    const found = this.#state.cards[card];
    if (found === undefined) return '?';
    return faceOf(silentTable(this.#state), found).parts.find((held) => held.place === place)?.power ?? '?';
  }

  /** `Finn`, `activate Finn`; with the marker that is placed `marker 1 on Finn`. */
  #onCard(text: string): string {
    const face = /:(\w+)$/.exec(this.#decision.kind)?.[1]?.toLowerCase() ?? '';
    return after(text, `place marker ${face} on`, `marker ${face} on`, 'activate') ?? text;
  }

  /** `spend 2 on Finn` */
  #spend({ card, count }: ChoiceOf<'spend'>, text: string): boolean {
    const [, given, name] = /^(?:spend )?(\d+) (?:on|from) (.+)$/i.exec(text) ?? [];
    return name !== undefined && Number(given) === count && this.#card(card, name);
  }

  /** `3,2`, `to 3,2`, `move Finn to 3,2`; two-space figures `3,2/4,2`, the end that leads first; other ways `leap to 3,2`. */
  #place(at: readonly SpaceId[], text: string, mode: string): boolean {
    const [, words = '', places] = /^(.*?)((?:-?\d+ ?, ?-?\d+(?: ?, ?\d+)?)(?:\/.*)?)$/s.exec(text) ?? [];
    if (places === undefined || !this.#isMeant(at, places)) return false;
    const said = words
      .trim()
      .replace(/(^| )to$/i, '')
      .trim();
    if (mode !== '') return normal(said) === normal(mode);
    const name = after(said, 'move', 'fly', 'deploy', 'place');
    return said === '' || name === '' || (name !== null && this.#figure(this.#decision.about?.[0] ?? NOBODY, name));
  }

  #isMeant(at: readonly SpaceId[], places: string): boolean {
    const { field } = battlefieldOf(this.#state.map, this.#state.options);
    const written = places.split('/').map(readPlace);
    if (written.length > at.length) return false;
    return written.every((place, i) => place !== null && spacesAt(field, place).includes(at[i] ?? NOBODY));
  }

  /** `Water Clone`, `Water Clone with Marro Warriors #2` */
  #withFigure(power: string, figure: FigureId, text: string): boolean {
    const rest = after(text, normal(power));
    return rest !== null && (rest === '' || this.#figure(figure, after(rest, 'with') ?? rest));
  }

  /** `Viking Bonding with Finn`, `bond with Finn`; a command by its power, its second list as `Power 2`. */
  #turnPower(choice: ChoiceOf<'bond'> | ChoiceOf<'command'>, text: string): boolean {
    const power = normal(this.#powerAt(this.#decision.about?.[0] ?? NOBODY, choice.place));
    if (choice.pick === 'command') return normal(text) === power || normal(text) === `${power} ${choice.list + 1}`;
    const rest = after(text, power, 'bond');
    return rest !== null && (rest === '' || this.#unit(choice, after(rest, 'with') ?? rest));
  }

  /** `Chomp Finn`, `Chomp on Finn`; without a target only where the attack has none. */
  #special({ place, target, piece }: ChoiceOf<'special'>, text: string): boolean {
    const rest = after(text, normal(this.#powerAt(this.#cardAsked(), place)));
    if (rest === null) return false;
    const name = after(rest, 'on') ?? rest;
    if (piece !== NOBODY) return this.#piece(piece, name);
    return target === NOBODY ? rest === '' : this.#figure(target, name);
  }

  /** `Power Finn`, `Power Finn with Krav Maga Agents #2 and Krav Maga Agents #3` */
  #combined({ place, target, others }: ChoiceOf<'combined'>, text: string): boolean {
    const rest = after(text, normal(this.#powerAt(this.#cardAsked(), place)));
    const [name = '', group] = rest?.split(' with ') ?? [];
    if (rest === null || !this.#figure(target, after(name, 'on') ?? name)) return false;
    return group === undefined || this.#areAll(others, group.split(' and '));
  }

  /** `line through Finn and Thorgrim` names everybody who is hit. */
  #line(figures: readonly FigureId[], text: string): boolean {
    const names = after(text, 'line through');
    return names !== null && this.#areAll(figures, names.split(' and '));
  }

  #areAll(figures: readonly FigureId[], names: readonly string[]): boolean {
    return names.length === figures.length && names.every((name) => figures.some((id) => this.#figure(id, name)));
  }
}
