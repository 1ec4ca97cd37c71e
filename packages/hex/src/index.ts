export * from './coordinates.ts';
export * from './field.ts';
export * from './search.ts';
export * from './distance.ts';
export * from './area.ts';
export * from './sight.ts';
export * from './flat-sight.ts';
