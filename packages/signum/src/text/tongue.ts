/**
 * What every language must be able to say.
 */
import type { Critical } from '../abilities/language.ts';
import type { AnyCreature, FeatRecord, SupportCard } from '../content/card.ts';
import type { FieldMap } from '../content/map.ts';
import type { TerrainPiece } from '../content/terrain.ts';
import type { Label, Line } from './skeleton/plan.ts';
import type { Speaker } from './talk.ts';

export type KeywordLabel = Extract<Label, { readonly label: 'keyword' }>;

export interface Tongue {
  /** A line with its label, its price and its sentences. */
  line(line: Line, speaker: Speaker): string;
  /** What a keyword means, in a sentence. */
  keyword(label: KeywordLabel): string;
  keywordName(label: KeywordLabel): string;
  /** A name and its meaning. */
  explained(name: string, meaning: string): string;
  critical(critical: Critical): string;
  criticalName(critical: Critical): string;
  /** The numbers of a card. */
  creature(record: AnyCreature, faction: string): string;
  /** Attack by attack. */
  attacks(record: AnyCreature): readonly string[];
  support(record: SupportCard): string;
  feat(record: FeatRecord): string;
  terrain(piece: TerrainPiece): { readonly name: string; readonly text: string };
  map(map: FieldMap): string;
}
