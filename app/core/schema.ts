/**
 * Schemas of what comes from outside (boot data, API answers, storage, tables read by the build), where
 * they are not Valibot's as they stand: a list is no object, one bad row costs no other, and `null` counts
 * as missing. What a schema reads of the platform's answers is part of it as metadata, for the contract
 * that is made of the schemas (`app/api/contract`).
 */
import * as v from 'valibot';

/** Turns an unknown value into a `T`, or says what is wrong with it and where. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** A type to be read alone, all the way down. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** What a schema reads where Valibot's own types do not tell; the second part is what it is made of. */
export type Shape =
  | readonly ['nothing' | 'needed' | 'number']
  | readonly ['text' | 'link' | 'amount' | 'flag' | 'texts' | 'figures']
  | readonly ['rows' | 'part' | 'listed' | 'page' | 'page of batches', Schema<unknown>]
  | readonly ['either' | 'all', readonly Schema<unknown>[]];

/** The same schema, which tells its shape where that is looked at: at the edge, and by tests. */
/* @__NO_SIDE_EFFECTS__ */
export function shaped<T>(schema: Schema<T>, ...shape: Shape): Schema<T> {
  return import.meta.env.SSR ? v.pipe(schema, v.metadata({ shape })) : schema;
}

/** Reads a value of any kind, or none; `read` is never wrong. */
/* @__NO_SIDE_EFFECTS__ */
export function reader<T>(read: (value: unknown) => T, ...shape: Shape): Schema<T> {
  return shaped(v.pipe(v.nullish(v.unknown(), null), v.transform(read)), ...shape);
}

/** Valibot takes a list for an object. */
const plain = v.pipe(v.unknown(), v.check(isRecord));

/** An object read field by field; fields that are not asked for are left out, and a list is no object. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(plain, v.object(entries));
}

/** An object whose keys are data and whose values all have one shape. */
/* @__NO_SIDE_EFFECTS__ */
export function record<T>(value: Schema<T>) {
  return v.pipe(plain, v.record(v.string(), value));
}

/** Missing or `null` becomes `undefined`; anything else must be what the schema says. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(schema: Schema<T>): Schema<T | undefined> {
  return v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
}

/** Tells a plain object from everything else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
