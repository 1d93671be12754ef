/**
 * Schemas of the fields of the platform's records: a missing or odd field takes an empty value, a
 * row that is no object is left out, so that one bad row costs the visitor nothing else. What a record
 * cannot be shown without is {@link needed}: an answer without it fails, and the page says so.
 */
import * as v from 'valibot';
import { readLink } from '../core/link';
import { isRecord, object, reader, type Schema, shaped } from '../core/schema';

/** A text; numbers (ids mostly) are written out, anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? String(value) : '';
}

/** A number, also when it came as a text; null where nobody says it. */
export function numberOf(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}

/** A text; anything else is empty. */
export const text = reader(textOf, 'text');

/** A link that may be followed, written out; empty where there is none. */
export const link = reader((value) => readLink(textOf(value))?.href ?? '', 'link');

/** A number or null where nobody says it, which for a price is not 0. */
export const known = reader(numberOf, 'amount');

/** A number; what is none is 0. */
export const amount = reader((value) => numberOf(value) ?? 0, 'amount');

/** Yes or no; services also write 1 and "true" for yes. */
export const flag = reader((value) => value === true || value === 1 || value === 'true', 'flag');

/** A list of texts. */
export const texts = reader(
  (value) =>
    Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [],
  'texts',
);

/** A text that nothing can be shown without: a record that lacks it is a bad one. */
export const needed = shaped(
  v.pipe(
    v.unknown(),
    v.transform(textOf),
    v.check((read) => read !== '', 'a text'),
  ),
  'needed',
);

/** A number that nothing can be shown without, as a sum of money that somebody decides about. */
export const neededNumber = shaped(
  v.pipe(v.unknown(), v.transform(numberOf), v.number('a number')),
  'number',
);

/** A list whose malformed items are left out: one bad row must not cost the visitor the others. */
/* @__NO_SIDE_EFFECTS__ */
export function validItems<T>(item: Schema<T>): Schema<T[]> {
  return shaped(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => valid(item, items)),
    ),
    'rows',
    item,
  );
}

/** Those of the items that are what the schema says. */
export function valid<T>(item: Schema<T>, items: readonly unknown[]): T[] {
  return items.flatMap((one) => {
    const { success, output } = v.safeParse(item, one);
    return success ? [output] : [];
  });
}

/** A value that two schemas read, each its own fields of it. */
/* @__NO_SIDE_EFFECTS__ */
export function both<A extends object, B extends object>(
  first: Schema<A>,
  second: Schema<B>,
): Schema<A & B> {
  const read = v.pipe(
    v.unknown(),
    v.transform((value) => [...valid(first, [value]), ...valid(second, [value])]),
    v.check((parts) => parts.length === 2, 'an object'),
    v.transform(([one, other]) => ({ ...one, ...other }) as A & B),
  );
  return shaped(read, 'all', [first, second]);
}

/** A list of rows inside a record: bad rows are left out, what is no list is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<T>(item: Schema<T>): Schema<T[]> {
  return v.fallback(validItems(item), () => []);
}

/**
 * The list that an answer is: bad rows are left out, but where all of them are bad, or it is no list,
 * nobody can say that there is nothing, so that it fails.
 */
/* @__NO_SIDE_EFFECTS__ */
export function answeredRows<T>(item: Schema<T>): Schema<T[]> {
  const read = v.pipe(
    v.array(v.unknown()),
    v.transform((all) => ({ all, good: valid(item, all) })),
    v.check(({ all, good }) => good.length > 0 || all.length === 0, 'rows'),
    v.transform(({ good }) => good),
  );
  return shaped(read, 'rows', item);
}

/** A record inside another; missing, it is the record of empty fields. */
/* @__NO_SIDE_EFFECTS__ */
export function part<T>(record: Schema<T>): Schema<T> {
  return shaped(
    v.pipe(
      v.nullish(v.unknown(), null),
      v.transform((value) => (isRecord(value) ? value : {})),
      record,
    ),
    'part',
    record,
  );
}

/** A list that comes bare or as the `items` of an object. */
/* @__NO_SIDE_EFFECTS__ */
export function listed<T>(item: Schema<T>): Schema<T[]> {
  const items = v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) ? value.items : value)),
    answeredRows(item),
  );
  return shaped(items, 'listed', item);
}

/** A person, a programme or anything else that is shown by its name alone. */
export type Named = v.InferOutput<typeof named>;

export const named = object({ id: text, name: text, slug: text });
