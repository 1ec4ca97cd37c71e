/**
 * The glyphs (chapter 21).
 */

/** HS-21.13 to HS-21.26: they work as long as a figure stands on them. */
const PERMANENT_GLYPHS = [
  'Astrid',
  'Brandar',
  'Crevcor',
  'Dagmar',
  'Gerda',
  'Ivor',
  'Jalgard',
  'Lodin',
  'Proftaka',
  'Rannveig',
  'Thorian',
  'Ulaniva',
  'Valda',
  'Wannok',
] as const;

/** HS-21.27 to HS-21.32: they work once. */
export const TEMPORARY_GLYPHS = ['Erland', 'Kelda', 'Mitonsoul', 'Nilrend', 'Oreld', 'Sturla'] as const;

export const GLYPHS = [...PERMANENT_GLYPHS, ...TEMPORARY_GLYPHS] as const;
export type GlyphName = (typeof GLYPHS)[number];
