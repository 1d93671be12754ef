/**
 * A small set of decoders: what comes from outside (boot data, API answers, storage) is turned into
 * a type once, at the border, or refused with the place that was wrong.
 *
 * A decoder takes the value and the path to it (`$.data.items[3].id`) and returns the typed value or
 * throws a {@link DecodeError}. Objects are read through a field reader, so that no cast is needed:
 *
 *     const mentor = object((field) => ({
 *       name: field('name', string),
 *       photo: field('photo', withDefault(string, '')),
 *     }));
 *     decode(mentor, await response.json());
 */

/** Turns an unknown value into a `T`, or throws {@link DecodeError} naming `path`. */
export interface Decoder<T> {
  (value: unknown, path: string): T;
  /** What it reads of the platform's answers, whose contract is made of it (`app/api/contract`). */
  readonly shape?: Shape | undefined;
}

/** What a decoder reads, and how strictly; the second part is what it is made of. */
export type Shape =
  | readonly ['boolean' | 'any' | 'nothing' | 'needed' | 'number']
  | readonly ['text' | 'link' | 'amount' | 'flag' | 'texts' | 'figures']
  | readonly ['one of', readonly string[]]
  | readonly ['object', (field: FieldReader) => unknown]
  | readonly ['rows' | 'record' | 'optional' | 'lenient' | 'part', Decoder<unknown>]
  | readonly ['listed' | 'page' | 'page of batches', Decoder<unknown>]
  | readonly ['either' | 'all', readonly Decoder<unknown>[]];

/** A decoder that tells its shape. */
/* @__NO_SIDE_EFFECTS__ */
export function shaped<T>(
  decode: (value: unknown, path: string) => T,
  ...shape: Shape
): Decoder<T> {
  return Object.assign(decode, { shape });
}

/** What a decoder gives: a shape is declared once, as what reads it. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** The same, to be read alone, all the way down. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** Reads one field of an object; a missing field is `undefined` to its decoder. */
export type FieldReader = <T>(key: string, decoder: Decoder<T>) => T;

/** Thrown when a value does not have the shape asked for. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';

  constructor(
    /** Where the value stands, e.g. `$.tenant.key`. */
    readonly path: string,
    /** What was expected there, e.g. `a string`. */
    readonly expected: string,
  ) {
    super(`${path}: expected ${expected}`);
  }
}

/** Decodes a whole value. Throws {@link DecodeError}. */
export function decode<T>(decoder: Decoder<T>, value: unknown): T {
  return decoder(value, '$');
}

export const string: Decoder<string> = (value, path) => {
  if (typeof value !== 'string') throw new DecodeError(path, 'a string');
  return value;
};

/** A finite number. */
export const number: Decoder<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new DecodeError(path, 'a number');
  return value;
};

export const boolean: Decoder<boolean> = shaped((value, path) => {
  if (typeof value !== 'boolean') throw new DecodeError(path, 'true or false');
  return value;
}, 'boolean');

/** Passes anything: for values that are decoded later, by whoever knows their shape. */
export const unknown: Decoder<unknown> = shaped((value) => value, 'any');

/** One of the given strings. */
export function oneOf<const T extends string>(...allowed: readonly T[]): Decoder<T> {
  return shaped(
    (value, path) => {
      const found = allowed.find((option) => option === value);
      if (found === undefined) throw new DecodeError(path, `one of ${allowed.join(', ')}`);
      return found;
    },
    'one of',
    allowed,
  );
}

/** A list; one bad item fails the whole. */
export function array<T>(item: Decoder<T>): Decoder<T[]> {
  return (value, path) =>
    asList(value, path).map((entry, index) => item(entry, `${path}[${index}]`));
}

/** A list whose malformed items are left out: one bad row must not cost the visitor the others. */
export function validItems<T>(item: Decoder<T>): Decoder<T[]> {
  const kept = lenient<T[]>(
    map(item, (one) => [one]),
    [],
  );
  return shaped(
    (value, path) =>
      asList(value, path).flatMap((entry, index) => kept(entry, `${path}[${index}]`)),
    'rows',
    item,
  );
}

/** An object read field by field; fields that are not asked for are ignored. */
export function object<T>(read: (field: FieldReader) => T): Decoder<T> {
  return shaped(
    (value, path) => {
      const source = asRecord(value, path);
      return read((key, decoder) =>
        decoder(Object.hasOwn(source, key) ? source[key] : undefined, `${path}.${key}`),
      );
    },
    'object',
    read,
  );
}

/** An object whose keys are data and whose values all have one shape. */
export function record<T>(item: Decoder<T>): Decoder<Record<string, T>> {
  return shaped(
    (value, path) =>
      Object.fromEntries(
        Object.entries(asRecord(value, path)).map(([key, entry]) => [
          key,
          item(entry, `${path}.${key}`),
        ]),
      ),
    'record',
    item,
  );
}

/** Missing or `null` becomes `undefined`; anything else must decode. */
export function optional<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return withDefault<T | undefined>(decoder, undefined);
}

/** `null` (or missing) becomes `null`; anything else must decode. */
export function nullable<T>(decoder: Decoder<T>): Decoder<T | null> {
  return withDefault<T | null>(decoder, null);
}

/** Missing or `null` becomes `fallback`; anything else must decode. */
export function withDefault<T>(decoder: Decoder<T>, fallback: T): Decoder<T> {
  return shaped(
    (value, path) => (value === undefined || value === null ? fallback : decoder(value, path)),
    'optional',
    decoder,
  );
}

/** Anything that does not decode becomes `fallback`: for answers that are read leniently. */
export function lenient<T>(decoder: Decoder<T>, fallback: T): Decoder<T> {
  return shaped(
    (value, path) => {
      try {
        return decoder(value, path);
      } catch (error) {
        if (error instanceof DecodeError) return fallback;
        throw error;
      }
    },
    'lenient',
    decoder,
  );
}

/** Decodes, then changes the result. `change` may throw a {@link DecodeError} of its own. */
export function map<T, U>(decoder: Decoder<T>, change: (value: T, path: string) => U): Decoder<U> {
  return Object.assign((value: unknown, path: string) => change(decoder(value, path), path), {
    shape: decoder.shape,
  });
}

function asList(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new DecodeError(path, 'a list');
  return value;
}

function asRecord(value: unknown, path: string): Record<string, unknown> {
  if (!isRecord(value)) throw new DecodeError(path, 'an object');
  return value;
}

/** Tells a plain object from everything else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
