export * from './exact.ts';
export * from './fields.ts';
export * from './likeness.ts';
export * from './problems.ts';
export * from './reader.ts';
