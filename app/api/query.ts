/** How a call's address is written. The edge writes its prefetch keys by the same rule. */

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** Query parameters by name; what is undefined or empty is not sent. */
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * `call`, or `call?a=1&b=2` with the parameters sorted by name and form-encoded. Lists are joined
 * with commas. Also the key of a prefetched answer.
 */
export function address(call: string, query: Query = {}): string {
  const pairs = Object.entries(query)
    .map(([name, value]): [string, string] => [name, written(value)])
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? call : `${call}?${search}`;
}

/** A call's address without its query: what all pages and filters of one list share. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function written(value: QueryValue): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The data host's filter for "is this value" (PostgREST: `eq.value`); without a value, no filter. */
export function equals(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : `eq.${value}`;
}

/**
 * One path segment. `.` and `..` are written so that no URL parser takes them for a step up; the
 * gateway then finds no such call.
 */
export function segment(value: string | number): string {
  const text = String(value);
  return /^\.{1,2}$/.test(text) ? text.replaceAll('.', '%252E') : encodeURIComponent(text);
}
