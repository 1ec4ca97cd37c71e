/**
 * Positions as plain data: who stands where, in which state, with what (docs/notation.md).
 */
export { readPosition } from './read.ts';
export { writePosition } from './write.ts';
