/** How what a page shows without a field is written down, and the words that many fields share. */

/** By `Record.field`, what a page shows where the field is missing or odd. */
export type Without = Readonly<Record<string, string>>;

/** The same of records that are shown alike. */
export function of(records: readonly string[], fields: Without): Without {
  const pairs = records.flatMap((record) =>
    Object.entries(fields).map(([field, words]) => [`${record}.${field}`, words]),
  );
  return Object.fromEntries(pairs);
}

/** A row that cannot be shown without the field. */
export const LEFT_OUT =
  'the row is left out; a list that has no other says that it cannot be shown';

/** A record that has a page of its own, which cannot be shown without the field. */
export const NO_PAGE = 'its page says that it cannot be shown';

/** A row of a list inside another record. */
export const PART_LEFT_OUT = 'the row is left out, the others stay';

export const UNUSED = 'the same: no page shows it';
export const KEY = 'the same: it only tells rows apart';
export const DRAWN = 'the drawn picture in its place';
export const NO_SUMMARY = 'no text below the name';
export const NO_DATE = 'no date line';
export const NO_CITY = 'no place is told';
