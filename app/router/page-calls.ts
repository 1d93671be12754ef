/**
 * Which calls a page's first view needs (app/first-views.json), known without the page's code. The edge reads
 * the table by the same rules (worker/core/src/sites/page) and makes the calls before the first byte;
 * test/cases/calls.json holds the cases both must pass.
 */
import table from 'virtual:page-calls';
import { address } from '../api/query';
import { isRecord } from '../core/schema';
import { isWord, type QueryShapes, queryShapes, readQuery } from './page-query';
import type { PageParams } from './page-table';

/**
 * A call's address, such as `services/v1/class/active?page={page}&pageSize=12`. `{x}` is a parameter
 * of the path, without which the call is not made, or one of the query, which is left out where it
 * is not given. `{first.x}` is what the answer to the page's first call holds at a dot path into its
 * `data`, where it is a word: the call follows that one. `{x|words}` is a slug with its words apart. A
 * segment of the call's path takes words alone. The call is made only when `when` is given and `unless`
 * is not. `else` is the list that is looked through where the first call's does not have the page's item.
 */
export interface PageCall {
  readonly call: string;
  readonly when?: string;
  readonly unless?: string;
  readonly else?: string;
}

/** Where the first call's answer has the page's item, which `first` then stands for. */
export interface FoundItem {
  /** Dot path to the list that it is looked for in, into the whole answer; without, `data` is the item. */
  readonly among?: string;
  /** Parameter of the path to the item's field that is equal to it. */
  readonly match: Readonly<Record<string, string>>;
}

export interface PageCalls {
  readonly name: string;
  readonly query?: QueryShapes;
  readonly calls?: readonly (string | PageCall)[];
  readonly item?: FoundItem;
}

const rows: readonly Omit<PageCalls, 'query'>[] = table;

/** The row of a page. */
export function rowOf(name: string): PageCalls {
  const row = rows.find((row) => row.name === name) ?? { name };
  return { ...row, query: queryShapes(name) };
}

/** The addresses of the calls that a page's first view needs; see {@link callAddresses}. */
export function pageAddresses(
  name: string,
  params: PageParams,
  search: string,
  first?: unknown,
): string[] {
  return callAddresses(rowOf(name), params, search, first);
}

/** The address of the page's first call, whose answer others may need; none where it is not made. */
export function firstAddress(name: string, params: PageParams, search: string): string | undefined {
  const row = rowOf(name);
  return callAddresses({ ...row, calls: row.calls?.slice(0, 1) ?? [] }, params, search)[0];
}

/**
 * The list to look through next where the page's item is not in the one that the first call has brought;
 * none where it is, or where there is no other.
 */
export function otherList(
  name: string,
  params: PageParams,
  search: string,
  first: unknown,
): string | undefined {
  return otherAddress(rowOf(name), params, search, first);
}

/** The same by a row. */
export function otherAddress(
  row: PageCalls,
  params: PageParams,
  search: string,
  first: unknown,
): string | undefined {
  const [call] = row.calls ?? [];
  const other = typeof call === 'object' ? call.else : undefined;
  if (other === undefined || itemIn(row, params, first) !== undefined) return undefined;
  return callAddresses({ ...row, calls: [other] }, params, search)[0];
}

/** What an answer holds of what the page is about: all of it, or the item of its list. */
function itemIn({ item }: PageCalls, params: PageParams, first: unknown): unknown {
  if (item?.among === undefined) return first;
  const list = valueAt(first, item.among);
  const pairs = Object.entries(item.match);
  const found = (Array.isArray(list) ? list : []).find((one) =>
    pairs.every(([param, field]) => textOf(valueAt(one, field)) === params[param]),
  );
  return found === undefined ? undefined : { data: found };
}

/**
 * The addresses of a row's calls at a path with these parameters and this query. `first` is the
 * body of the first call's answer; until it has come, the calls that need it are left out.
 */
export function callAddresses(
  row: PageCalls,
  params: PageParams,
  search: string,
  first?: unknown,
): string[] {
  const query = row.query ?? {};
  const own: PageParams = { ...params, ...readQuery(query, search) };
  const item = itemIn(row, params, first);
  const given = (name: string) => {
    const path = /^first\.(.+)$/.exec(name)?.[1];
    return path === undefined ? (own[name] ?? '') : wordAt(item, `data.${path}`);
  };
  const fill = (text: string) => {
    const [, name, words] = PARAMETER.exec(text) ?? [];
    if (name === undefined) return { value: text };
    const value = given(name);
    return { name, value: words === undefined ? value : value.replaceAll('-', ' ') };
  };
  return (row.calls ?? []).flatMap((entry) => {
    const { call, when, unless } = typeof entry === 'string' ? { call: entry } : entry;
    if ((when !== undefined && given(when) === '') || (unless && given(unless) !== '')) return [];
    const [template = '', pairs = ''] = call.split('?');
    const segments = template.split('/').map(fill);
    const values = [...new URLSearchParams(pairs)].map(([key, text]) => ({ key, ...fill(text) }));
    const isWanting =
      segments.some(({ name, value }) => name !== undefined && !isWord(value)) ||
      values.some(({ name = '', value }) => value === '' && name && !Object.hasOwn(query, name));
    if (isWanting) return [];
    const path = segments.map(({ value }) => value).join('/');
    return [address(path, Object.fromEntries(values.map(({ key, value }) => [key, value])))];
  });
}

/** The word at a dot path into a value; empty where none is. */
function wordAt(value: unknown, path: string): string {
  const text = textOf(valueAt(value, path));
  return text !== undefined && isWord(text) ? text : '';
}

/** What stands at a dot path into a value, where a number is a place in a list. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, value);
}

/** A text or a number as text. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text : undefined;
}

/** `{name}` or `{name|words}`, when that is all there is. */
const PARAMETER = /^\{([\w.]+)(\|words)?\}$/;
