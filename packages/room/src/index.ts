export type { Visitor } from './audience.ts';
export type { LogLine } from './chronicle.ts';
export * from './clock.ts';
export * from './entry.ts';
export * from './frame.ts';
export * from './messages.ts';
export * from './room-parts.ts';
export * from './room.ts';
export * from './session.ts';
