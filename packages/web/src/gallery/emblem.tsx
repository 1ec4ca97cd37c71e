/**
 * The arms of a card, small enough to stand in a line.
 */
import type { ContentEntry } from '@muster/engine';
import { use } from 'react';
import type { GameId } from '../games.ts';
import { ArmsPicture } from '../heraldry/arms.tsx';
import styles from './emblem.module.css';
import { loadFaces } from './face.ts';

export interface EmblemProps {
  readonly game: GameId;
  readonly entry: ContentEntry;
}

export function Emblem({ game, entry }: EmblemProps) {
  const arms = use(loadFaces(game)).arms(entry);
  return arms === null ? null : <ArmsPicture arms={arms} className={styles['emblem']} />;
}
