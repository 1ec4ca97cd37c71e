/**
 * Something while it is being made: whoever makes it may still change what is fixed for everybody else.
 */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
