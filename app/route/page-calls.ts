/**
 * What the page table (app/pages.json) says of a page's data: what its query may hold, and which
 * calls its first view needs. The edge reads the same rows by the same rules (worker/site/page) and
 * makes the calls before the first byte; test/cases/calls.json holds the cases both must pass.
 */
import table from 'virtual:page-calls';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { address } from '../api/query';
import type { PageParams } from './page-table';
import { usePage } from './use-page';

/**
 * What a query's parameters may hold, by name: `page` a number from 1, `text` up to 100 characters,
 * `word` letters, digits and hyphens, `ids` several of those with commas between, or else one of the
 * words that stand here. What is anything else counts as not given.
 */
export type QueryShapes = Readonly<Record<string, string>>;

/**
 * A call's address, such as `services/v1/class/active?page={page}&pageSize=12`. `{x}` is a parameter
 * of the path, without which the call is not made, or one of the query, which is left out where it
 * is not given. The call is made only when `when` is given and `unless` is not.
 */
export interface PageCall {
  readonly call: string;
  readonly when?: string;
  readonly unless?: string;
}

export interface PageCalls {
  readonly name: string;
  readonly query?: QueryShapes;
  readonly calls?: readonly (string | PageCall)[];
}

/** Parameters of a page's query that hold what they may. */
export type PageQuery = Readonly<Record<string, string>>;

const LONGEST_TEXT = 100;

const rows: readonly PageCalls[] = table;

/** The row of a page. */
export function rowOf(name: string): PageCalls {
  return rows.find((row) => row.name === name) ?? { name };
}

/** What the query of the page that is shown asks for. */
export function usePageQuery(): PageQuery {
  const { name } = usePage();
  const { search } = useLocation();
  return useMemo(() => readPageQuery(rowOf(name), search), [name, search]);
}

/** The addresses of the calls that a page's first view needs. */
export function pageAddresses(name: string, params: PageParams, search: string): string[] {
  return callAddresses(rowOf(name), params, search);
}

/** Reads a query (`?page=2`) by the row's shapes; what makes no sense there is left out. */
export function readPageQuery({ query = {} }: PageCalls, search: string): PageQuery {
  const params = new URLSearchParams(search);
  const pairs = Object.entries(query).map(([name, shape]) => {
    return [name, shaped(shape, params.get(name) ?? '')] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** The addresses of a row's calls at a path with these parameters and this query. */
export function callAddresses(row: PageCalls, params: PageParams, search: string): string[] {
  const query = row.query ?? {};
  const given: PageParams = { ...params, ...readPageQuery(row, search) };
  const isGiven = (name: string) => (given[name] ?? '') !== '';
  return (row.calls ?? []).flatMap((entry) => {
    const { call, when, unless } = typeof entry === 'string' ? { call: entry } : entry;
    if ((when !== undefined && !isGiven(when)) || (unless !== undefined && isGiven(unless))) {
      return [];
    }
    const [path = '', template = ''] = call.split('?');
    const pairs = [...new URLSearchParams(template)];
    const wanted = pairs.flatMap(([, value]) => parameterIn(value) ?? []);
    if (wanted.some((name) => !Object.hasOwn(query, name) && !isGiven(name))) return [];
    const filled = pairs.map(([name, value]) => {
      const parameter = parameterIn(value);
      return [name, parameter === null ? value : (given[parameter] ?? '')] as const;
    });
    return [address(path, Object.fromEntries(filled))];
  });
}

/** The name in `{name}`, when that is all there is. */
function parameterIn(value: string): string | null {
  return /^\{(\w+)\}$/.exec(value)?.[1] ?? null;
}

function shaped(shape: string, text: string): string {
  switch (shape) {
    case 'page':
      return /^[1-9]\d{0,4}$/.test(text) ? text : '1';
    case 'text':
      return [...text.trim()].slice(0, LONGEST_TEXT).join('');
    case 'word':
      return /^[\w-]{1,80}$/.test(text) ? text : '';
    case 'ids': {
      const ids = text.split(',').filter((id) => /^[\w-]+$/.test(id));
      return [...new Set(ids)].sort().join(',');
    }
    default:
      return shape.split(' ').includes(text) ? text : '';
  }
}
