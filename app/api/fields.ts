/**
 * How the fields of the platform's records are read: a missing or odd field takes an empty value, a
 * row that is no object is left out, so that one bad row costs the visitor nothing else.
 */
import { type Decoded, type Decoder, isRecord, lenient, object, validItems } from '../decode';
import { readLink } from '../link';

/** A text; numbers (ids mostly) are written out, anything else is empty. */
export const text: Decoder<string> = (value) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** A link that may be followed, written out; empty where there is none. */
export const link: Decoder<string> = (value, path) => readLink(text(value, path))?.href ?? '';

/** A number, also when it came as a text; anything else is 0. */
export const amount: Decoder<number> = (value) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : 0;
};

/** Yes or no; services also write 1 and "true" for yes. */
export const flag: Decoder<boolean> = (value) => value === true || value === 1 || value === 'true';

/** A list of rows; what is no list is empty. */
export function rows<T>(item: Decoder<T>): Decoder<T[]> {
  return lenient(validItems(item), []);
}

/** A list of texts. */
export const texts: Decoder<string[]> = (value) =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** A record inside another; missing, it is the record of empty fields. */
export function part<T>(record: Decoder<T>): Decoder<T> {
  return (value, path) => record(isRecord(value) ? value : {}, path);
}

/** For writes whose answer nobody reads. */
export const nothing: Decoder<undefined> = () => undefined;

/** A person, a programme or anything else that is shown by its name alone. */
export type Named = Decoded<typeof named>;

export const named = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  slug: field('slug', text),
}));

/** A list that comes bare or as the `items` of an object. */
export function listed<T>(item: Decoder<T>): Decoder<T[]> {
  return (value, path) => rows(item)(isRecord(value) ? value.items : value, path);
}
