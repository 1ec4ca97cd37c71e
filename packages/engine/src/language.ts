/** The languages everything a player reads exists in. */
export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Translated = Readonly<Record<Language, string>>;
