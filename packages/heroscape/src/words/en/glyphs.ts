/**
 * What glyphs do (HS-21.13 to HS-21.32), in English.
 */
import type { GlyphName } from '../../content/glyph.ts';

export const glyphs: Readonly<Record<GlyphName, string>> = {
  Astrid: 'friendly figures get +1 attack die',
  Brandar: 'an artifact; the scenario says what it does',
  Crevcor: 'friendly common figures get +1 attack die',
  Dagmar: 'its controller adds 8 to the initiative roll (6 by an optional rule)',
  Gerda: 'friendly figures get +1 defence die',
  Ivor: 'friendly figures with a printed range of 4 or more get +4 range',
  Jalgard: 'friendly figures get +2 defence dice',
  Lodin: 'friendly figures and their player may add 1 to their d20 rolls, except for special attacks',
  Proftaka: "the figure on it can't leave until a friend is adjacent",
  Rannveig: 'while a figure stands on it, nobody flies',
  Thorian: 'friendly figures can be attacked normally only from adjacent spaces',
  Ulaniva: 'friendly unique figures get +1 attack die',
  Valda: 'friendly figures get +2 move, but not for leaving this glyph',
  Wannok:
    'at the end of the round the figure on it rolls a d20: on 1 it receives a wound, otherwise its player may name an opponent who gives one of his figures a wound',
  Erland: 'works once: any other figure may be called to a free space next to the glyph',
  Kelda: 'works once: heals the figure completely',
  Mitonsoul: 'works once: every figure rolls a d20 and is destroyed on 1',
  Nilrend: 'works once: choose a unique enemy; on a d20 of 5 or more its powers are blocked for the rest of the game',
  Oreld: 'works once: on a d20 of 10 or more a hidden order marker is taken off an enemy card',
  Sturla: 'works once: a d20 for every destroyed figure; each with 19 or more comes back in a start zone of choice',
};
