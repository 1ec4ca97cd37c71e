export * from './event-expectations.ts';
export * from './exact.ts';
export * from './expectations.ts';
export * from './fields.ts';
export * from './likeness.ts';
export * from './problems.ts';
export * from './reader.ts';
