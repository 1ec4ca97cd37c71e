/**
 * Schemas that the compiler holds to a hand-written type. zod alone proves only that what a schema lets through fits the type; a
 * forgotten field or variant would go unnoticed. A `Schema<T>` accepts T, no more and no less.
 */
import * as z from 'zod';

declare const exactly: unique symbol;

/** T stands on both sides of a function type, so a schema of a wider or narrower type is no `Schema<T>`. Exists for the compiler only. */
interface Proof<T, Presence extends 'required' | 'optional'> {
  readonly [exactly]: { readonly presence: Presence; readonly type: (value: T) => T };
}

export type Schema<T> = z.ZodType<T> & Proof<T, 'required'>;

/** The schema of a field that may be absent (but not `undefined`). */
export type OptionalSchema<T> = z.ZodExactOptional<z.ZodType<T>> & Proof<T, 'optional'>;

type Field<T, K extends keyof T> =
  Partial<Pick<T, K>> extends Pick<T, K> ? OptionalSchema<Exclude<T[K], undefined>> : Schema<T[K]>;

/** A schema for each field of T; the compiler refuses a missing, a superfluous and a differing one. */
export type Shape<T> = { readonly [K in keyof T]-?: Field<T, K> };

/** The member of a union that a value of its tag stands for. */
type Member<T, Tag extends keyof T, Value> = T extends unknown ? (Value extends T[Tag] ? T : never) : never;

/** The remaining fields of each member of a union, by the value of its tag. */
export type Members<T, Tag extends keyof T> = {
  readonly [Value in T[Tag] & string]: Shape<Omit<Member<T, Tag, Value>, Tag>>;
};

/** Vouches for a schema whose type zod infers itself. */
export function exact<T>(schema: z.ZodType<T>): Schema<T> {
  return schema as Schema<T>;
}

export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return maybe(schema) as OptionalSchema<T>;
}

/** zod tries an optional field's schema even where the field is absent; the pair inside cuts that short and leaves the meaning. */
function maybe<T>(schema: z.ZodType<T>): z.ZodExactOptional<z.ZodType<T>> {
  return z.exactOptional(z.nonoptional(z.optional(schema)) as z.ZodType as z.ZodType<T>);
}

/** For schemas that contain themselves. */
export function later<T>(schema: () => Schema<T>): Schema<T> {
  return exact<T>(z.lazy(schema));
}

/** An object with these fields and no others. */
export function record<T>(shape: Shape<T>): Schema<T> {
  return strictObject(shape) as z.ZodType as Schema<T>;
}

/** A union whose members differ in the value of one field. Errors then speak of the member meant, not of all of them. */
export function variants<T, Tag extends keyof T & string>(tag: Tag, members: Members<T, Tag>): Schema<T> {
  const byValue = new Map<unknown, z.ZodObject>();
  for (const [value, shape] of Object.entries<Readonly<Record<string, z.ZodType>>>(members)) {
    byValue.set(value, strictObject({ [tag]: z.literal(value), ...shape }));
  }
  const [first, ...others] = byValue.values();
  if (first === undefined) throw new Error(`no variants of '${tag}'`);
  const union = z.discriminatedUnion(tag, [first, ...others]);
  // zod's own table of the values looks into all fields of all members before it is ready.
  hasten(union, (thorough) => (payload, context) => {
    const { value } = payload;
    const isObject = typeof value === 'object' && value !== null;
    const member = isObject ? byValue.get((value as Readonly<Record<string, unknown>>)[tag]) : undefined;
    return member === undefined ? thorough(payload, context) : member._zod.run(payload, context);
  });
  return union as z.ZodType as Schema<T>;
}

/** Two unions by the same tag as one; a member of the second may be a union again, by a tag of its own. */
export function joined<A, B>(tag: string & keyof A & keyof B, a: Schema<A>, b: Schema<B>): Schema<A | B> {
  return z.discriminatedUnion(tag, [tagged(a), tagged(b)]) as z.ZodType as Schema<A | B>;
}

/** What `variants` makes; zod asks for the type and checks for itself that it is so. */
function tagged(schema: z.ZodType): z.ZodDiscriminatedUnion {
  if (schema instanceof z.ZodDiscriminatedUnion) return schema;
  throw new Error('not a tagged union');
}

/** At least one: what is not there is not written. */
export function list<T>(schema: Schema<T>): Schema<readonly T[]> {
  const array = z.array(schema).min(1);
  const isRight = (value: unknown, context: z.core.ParseContextInternal): boolean =>
    Array.isArray(value) && value.length > 0 && value.every((one) => passes(schema, one, context));
  hasten(array, (thorough) => (payload, context) => {
    return isRight(payload.value, context) ? payload : thorough(payload, context);
  });
  return exact<readonly T[]>(array);
}

export function oneOrMore<T>(schema: Schema<T>): Schema<T | readonly T[]> {
  return anyOf(schema, list(schema));
}

export function oneOf<const Value extends string>(values: readonly Value[]): Schema<Value> {
  return z.enum(values) as z.ZodType as Schema<Value>;
}

export function anyOf<T extends readonly unknown[]>(
  ...options: { readonly [I in keyof T]: Schema<T[I]> }
): Schema<T[number]> {
  return z.union(options as readonly z.ZodType[]) as z.ZodType as Schema<T[number]>;
}

/** Some of the keys, each with such a value. */
export function some<const Key extends string, T>(
  keys: readonly Key[],
  schema: Schema<T>,
): Schema<Partial<Readonly<Record<Key, T>>>> {
  const fields = strictObject(Object.fromEntries(keys.map((key) => [key, maybe(schema)])));
  const found = fields as z.ZodType as Schema<Partial<Readonly<Record<Key, T>>>>;
  return must(found, (value) => Object.keys(value).length > 0, 'is empty');
}

/** A further demand, made only where the fields themselves are right. */
export function must<T>(schema: Schema<T>, holds: (value: T) => boolean, message: string): Schema<T> {
  return exact<T>(schema.refine(holds, { message, when: ({ issues }) => issues.length === 0 }));
}

export const flag: Schema<true> = exact(z.literal(true));
/** For what only its absence or its denial can be said of. */
export const no: Schema<false> = exact(z.literal(false));
export const yesOrNo: Schema<boolean> = exact(z.boolean());
export const text: Schema<string> = exact(z.string().min(1));

/** A whole number within these bounds: what lies outside is a slip of the pen rather than a card. */
export function whole(min: number, max: number): Schema<number> {
  return exact(z.int().min(min).max(max));
}

/**
 * zod runs the schema of every field, absent or not, and copies the object. Of the many fields our words may have few are there: looked
 * at first are those that are, and only an object with something wrong in it goes through zod's own parsing, which says what it is.
 */
function strictObject(shape: Readonly<Record<string, z.ZodType>>): z.ZodObject {
  const schema = z.strictObject(shape);
  const required = new Set(Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodExactOptional)));
  const isRight = (value: unknown, context: z.core.ParseContextInternal): boolean => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    let missing = required.size;
    for (const key of Object.keys(value)) {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      const content = (value as Readonly<Record<string, unknown>>)[key];
      if (field === undefined || !passes(field, content, context)) return false;
      if (required.has(key)) missing--;
    }
    return missing === 0;
  };
  hasten(
    schema,
    (thorough) => (payload, context) => (isRight(payload.value, context) ? payload : thorough(payload, context)),
  );
  return schema;
}

function passes({ _zod }: z.ZodType, value: unknown, context: z.core.ParseContextInternal): boolean {
  const result = _zod.run({ value, issues: [] }, context);
  return !(result instanceof Promise) && result.issues.length === 0;
}

type Run = z.core.$ZodTypeInternals['run'];

/** Puts something quicker before what zod does with a value. */
function hasten({ _zod }: z.ZodType, quick: (thorough: Run) => Run): void {
  _zod.run = quick(_zod.run.bind(_zod));
}
