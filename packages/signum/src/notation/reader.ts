/**
 * Reads a position, which may bring records of its own along.
 */
import { Reader } from '@muster/schema';

export class PositionReader extends Reader {
  /** The records the position brings along, by shelf and id. */
  readonly brought = new Map<string, number>();
}
