/**
 * How the fields of the platform's records are read: a missing or odd field takes an empty value, a
 * row that is no object is left out, so that one bad row costs the visitor nothing else. What a record
 * cannot be shown without is {@link needed}: an answer without it fails, and the page says so.
 */
import {
  type Decoded,
  DecodeError,
  type Decoder,
  isRecord,
  lenient,
  map,
  object,
  shaped,
  validItems,
} from '../core/decode';
import { readLink } from '../core/link';

/** A text; numbers (ids mostly) are written out, anything else is empty. */
export const text: Decoder<string> = shaped((value) => {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? String(value) : '';
}, 'text');

/** A link that may be followed, written out; empty where there is none. */
export const link: Decoder<string> = shaped(
  (value, path) => readLink(text(value, path))?.href ?? '',
  'link',
);

/** A number, also when it came as a text; null where nobody says it, which for a price is not 0. */
export const known: Decoder<number | null> = shaped((value) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}, 'amount');

/** A number; what is none is 0. */
export const amount: Decoder<number> = map(known, (value) => value ?? 0);

/** Yes or no; services also write 1 and "true" for yes. */
export const flag: Decoder<boolean> = shaped(
  (value) => value === true || value === 1 || value === 'true',
  'flag',
);

/** A list of rows inside a record: bad rows are left out, what is no list is empty. */
export function rows<T>(item: Decoder<T>): Decoder<T[]> {
  return lenient(validItems(item), []);
}

/**
 * The list that an answer is: bad rows are left out, but where all of them are bad, or it is no list,
 * nobody can say that there is nothing, so that it fails.
 */
export function answeredRows<T>(item: Decoder<T>): Decoder<T[]> {
  const good = validItems(item);
  const read = (value: unknown, path: string) => {
    const found = good(value, path);
    if (found.length === 0 && Object(value).length > 0) throw new DecodeError(path, 'rows');
    return found;
  };
  return shaped(read, 'rows', item);
}

/** A list of texts. */
export const texts: Decoder<string[]> = shaped(
  (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []),
  'texts',
);

/** A text that nothing can be shown without: a record that lacks it is a bad one. */
export const needed: Decoder<string> = shaped((value, path) => {
  const read = text(value, path);
  if (read === '') throw new DecodeError(path, 'a text');
  return read;
}, 'needed');

/** A number that nothing can be shown without, as a sum of money that somebody decides about. */
export const neededNumber: Decoder<number> = shaped((value, path) => {
  const read = known(value, path);
  if (read === null) throw new DecodeError(path, 'a number');
  return read;
}, 'number');

/** A record inside another; missing, it is the record of empty fields. */
export function part<T>(record: Decoder<T>): Decoder<T> {
  return shaped((value, path) => record(isRecord(value) ? value : {}, path), 'part', record);
}

/** A person, a programme or anything else that is shown by its name alone. */
export type Named = Decoded<typeof named>;

export const named = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  slug: field('slug', text),
}));

/** A list that comes bare or as the `items` of an object. */
export function listed<T>(item: Decoder<T>): Decoder<T[]> {
  const items = answeredRows(item);
  const read = (value: unknown, path: string) => items(isRecord(value) ? value.items : value, path);
  return shaped(read, 'listed', item);
}
