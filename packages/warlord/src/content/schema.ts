/**
 * Schemas of the content files: card records and decks. Each is held to its hand-written type by the compiler.
 */
import type { Translated } from '@muster/engine';
import { exact, flag, list, oneOf, optional, record, text, variants, whole, type Schema } from '@muster/schema';
import { z } from 'zod';
import { ALIGNMENTS, CLASSES, FACTIONS } from '../abilities/language.ts';
import { ability, feats } from '../abilities/schema.ts';
import { EDITIONS } from '../edition.ts';
import { FORMATS, type Card } from './card.ts';
import { DECK_FILE, type Deck } from './deck.ts';

const id: Schema<string> = exact(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
);

const facts = {
  id,
  name: text,
  sets: list(exact(z.string().regex(/^[A-Za-z0-9]+$/, 'must be the code of a set'))),
  // An empty list: legal in no format (WL-29.4). An empty class list: the oval (WL-1.8).
  formats: exact<Card['formats']>(z.array(oneOf(FORMATS))),
  classes: exact<Card['classes']>(z.array(oneOf(CLASSES))),
  level: whole(1, 20),
  traits: optional(list(text)),
  abilities: optional(list(ability)),
};

const bonus = whole(-20, 30);
const charges = optional(whole(1, 20));

export const cardSchema = variants<Card, 'type'>('type', {
  character: {
    ...facts,
    factions: list(oneOf(FACTIONS)),
    alignment: oneOf(ALIGNMENTS),
    atk: list(bonus),
    ac: whole(0, 40),
    skill: whole(0, 40),
    hp: whole(1, 20),
    feats: optional(feats),
    charges,
  },
  item: {
    ...facts,
    atk: optional(bonus),
    ac: optional(bonus),
    skill: optional(bonus),
    hp: optional(bonus),
    feats: optional(feats),
    charges,
  },
  action: { ...facts, spell: optional(flag) },
});

const translated = record<Translated>({ en: text, de: text, it: text });

export const deckSchema = record<Deck>({
  muster: oneOf([DECK_FILE]),
  game: oneOf(['warlord']),
  id,
  name: translated,
  about: translated,
  edition: oneOf(EDITIONS),
  readyMade: optional(flag),
  warlord: id,
  start: exact<Deck['start']>(z.array(id).length(5, 'must be five cards')),
  cards: exact<Deck['cards']>(z.record(id, whole(1, 99))),
});
