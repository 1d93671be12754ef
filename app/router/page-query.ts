/** What the query of a page's address may hold (app/pages.json), and what it says. */
import table from 'virtual:page-queries';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { cleanLine } from '../core/typed-text';
import { usePage } from './use-page';

/**
 * What a query's parameters may hold, by name: `page` a number from 1, `text` up to 100 characters,
 * `word` letters, digits and hyphens, `ids` several of those with commas between, `path` a path of this
 * site with its query, or else one of the words that stand here. What is anything else counts as not
 * given, and what is not named here is not read: documents are kept by what is.
 */
export type QueryShapes = Readonly<Record<string, string>>;

/** Parameters of a page's query that hold what they may. */
export type PageQuery = Readonly<Record<string, string>>;

const LONGEST_TEXT = 100;

const rows: readonly { name: string; query: QueryShapes }[] = table;

/** What the query of a page may hold; nothing for a page that is not in the table. */
export function queryShapes(name: string): QueryShapes {
  return rows.find((row) => row.name === name)?.query ?? {};
}

/**
 * What the query of the page that is shown says under the names that its row declares, just as it stands
 * there. Whatever else is appended to an address is not read by anybody.
 */
export function usePageParams(): URLSearchParams {
  const { name } = usePage();
  const { search } = useLocation();
  return useMemo(() => {
    const declared = Object.keys(queryShapes(name));
    const pairs = [...new URLSearchParams(search)].filter(([key]) => declared.includes(key));
    return new URLSearchParams(pairs);
  }, [name, search]);
}

/** What the query of the page that is shown asks for. */
export function usePageQuery(): PageQuery {
  const { name } = usePage();
  const { search } = useLocation();
  return useMemo(() => readQuery(queryShapes(name), search), [name, search]);
}

/** Reads a query (`?page=2`) by the shapes of its page; what makes no sense there is left out. */
export function readQuery(shapes: QueryShapes, search: string): PageQuery {
  const params = new URLSearchParams(search);
  const pairs = Object.entries(shapes).map(([name, shape]) => {
    // A form's boxes of one name stand there one by one.
    const text = shape === 'ids' ? params.getAll(name).join(',') : params.get(name);
    return [name, shaped(shape, text ?? '')] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Whether a text is letters, digits and hyphens. */
export function isWord(text: string): boolean {
  return /^[\w-]{1,80}$/.test(text);
}

function shaped(shape: string, text: string): string {
  switch (shape) {
    case 'page':
      return /^[1-9]\d{0,4}$/.test(text) ? text : '1';
    case 'text':
      return [...cleanLine(text)].slice(0, LONGEST_TEXT).join('');
    case 'word':
      return isWord(text) ? text : '';
    case 'path':
      return /^\/(?!\/)[!-[\]-~]{0,999}$/.test(text) ? text : '';
    case 'ids': {
      const ids = text.split(',').filter((id) => /^[\w-]+$/.test(id));
      return [...new Set(ids)].sort().join(',');
    }
    default:
      return shape.split(' ').includes(text) ? text : '';
  }
}
