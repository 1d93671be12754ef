/**
 * The page table (app/pages.json): which path is which page. The edge reads the same file with the
 * same rules (worker/core/src/sites/page.rs); test/cases/pages.json holds the cases both must pass.
 *
 * A template's parameters are `{x}`, or `{x?}` for a whole segment that may be left out. `id` takes
 * digits only and `code` a class code such as `BB-104`; others take any non-empty segment. Each
 * template is expanded into its variants without optionals, and the variant with the highest sum of
 * segment scores wins, ties by table order.
 */

import table from 'virtual:page-paths';
import { useMemo } from 'react';
import { useBoot } from '../core/app-context';

/**
 * One row of app/pages.json, as much as finding pages takes: the texts are in page-texts.ts, the
 * rest is the edge's alone.
 */
export interface PageRow {
  /** Kebab-case; the page's module is app/areas/<area>/pages/<name>.tsx. */
  readonly name: string;
  readonly path: string;
  /** True when the page is in every tenant's set. */
  readonly everyone?: boolean;
  /** Its place in the menus, in the table's order. */
  readonly menu?: PageMenu;
  /**
   * Who sees this page of the portal: kinds of users split at blanks, `any` for everybody who is
   * signed in, `guests` where the page has a public side too. Pages of the site have none.
   */
  readonly portal?: string;
}

/** Where the header and the footer list a page. */
export interface PageMenu {
  readonly group: string;
  readonly label: string;
  /** In the footer alone. */
  readonly footer?: boolean;
}

/** Decoded route parameters; an optional one that was left out is missing. */
export type PageParams = Readonly<Record<string, string>>;

/** Whether a tenant has the page of that name. */
export type PageSet = (name: string) => boolean;

/** A path that is a page. */
export interface PageMatch {
  readonly name: string;
  readonly params: PageParams;
  /** The path in the template's spelling. */
  readonly canonical: string;
}

export const pageTable: readonly PageRow[] = table;

/** The row of a page, or undefined for a name the table lacks. */
export function pageRow(name: string, rows: readonly PageRow[] = pageTable): PageRow | undefined {
  return rows.find((row) => row.name === name);
}

/**
 * Finds the page of a raw (still percent-encoded) path among the pages that `has` knows and those
 * for everyone. Null when there is none, `'bad'` when the path is malformed (the edge says 400).
 */
export function matchPage(
  pathname: string,
  has: (name: string) => boolean,
  rows: readonly PageRow[] = pageTable,
): PageMatch | null | 'bad' {
  const segments = decodeSegments(pathname);
  if (segments === null) return 'bad';

  let best: { row: PageRow; params: PageParams; score: number } | null = null;
  for (const row of rows) {
    if (row.everyone !== true && !has(row.name)) continue;
    for (const variant of variants(row.path)) {
      const found = matchVariant(variant, segments);
      if (found !== null && (best === null || found.score > best.score)) best = { row, ...found };
    }
  }
  if (best === null) return null;
  const { row, params } = best;
  return { name: row.name, params, canonical: fillPath(row.path, params) };
}

/**
 * The path of a page, for links: parameters percent-encoded, missing optionals left out. Throws for
 * a page the table lacks or a required parameter that is missing, both of which are defects.
 */
export function pagePath(
  name: string,
  params: Readonly<Record<string, string | undefined>> = {},
  rows: readonly PageRow[] = pageTable,
): string {
  const row = pageRow(name, rows);
  if (row === undefined) throw new Error(`No page is named ${name}`);
  return fillPath(row.path, params);
}

/** Whether a page is shown only once the platform has said who is there. */
export function isGuarded({ portal }: PageRow): boolean {
  return portal !== undefined && portal !== 'guests';
}

/** Tells which pages this tenant has. */
export function pageSet(names: readonly string[]): PageSet {
  const everyone = pageTable.filter((row) => row.everyone === true).map((row) => row.name);
  const set = new Set([...names, ...everyone]);
  return (name) => set.has(name);
}

/** {@link pageSet} of the current tenant, for components that link to pages not everyone has. */
export function usePageSet(): PageSet {
  const { pages } = useBoot().tenant;
  return useMemo(() => pageSet(pages), [pages]);
}

type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly isOptional: boolean };

const LITERAL_SCORE = 10;
const SHAPED_SCORE = 5;
const PLAIN_SCORE = 3;

const shapes: Readonly<Record<string, RegExp>> = {
  id: /^[0-9]+$/,
  code: /^[A-Za-z]{2,8}-?[0-9]{1,8}$/,
};

function parseTemplate(path: string): readonly Segment[] {
  return splitPath(path).map((text) => {
    const param = /^\{(\w+)(\?)?\}$/.exec(text);
    if (param?.[1] === undefined) return { kind: 'literal', text };
    return { kind: 'param', name: param[1], isOptional: param[2] === '?' };
  });
}

/** Every way to leave optionals out; the ways that keep the earlier ones come first. */
function variants(path: string): readonly (readonly Segment[])[] {
  let tails: readonly (readonly Segment[])[] = [[]];
  for (const segment of [...parseTemplate(path)].reverse()) {
    const kept = tails.map((tail) => [segment, ...tail]);
    const isOptional = segment.kind === 'param' && segment.isOptional;
    tails = isOptional ? [...kept, ...tails] : kept;
  }
  return tails;
}

function matchVariant(
  variant: readonly Segment[],
  segments: readonly string[],
): { params: PageParams; score: number } | null {
  if (variant.length !== segments.length) return null;
  const params: Record<string, string> = {};
  let score = 0;
  for (const [index, segment] of variant.entries()) {
    const text = segments[index] ?? '';
    if (segment.kind === 'literal') {
      if (asciiLower(segment.text) !== asciiLower(text)) return null;
      score += LITERAL_SCORE;
      continue;
    }
    const shape = Object.hasOwn(shapes, segment.name) ? shapes[segment.name] : undefined;
    if (text === '' || shape?.test(text) === false) return null;
    score += shape === undefined ? PLAIN_SCORE : SHAPED_SCORE;
    params[segment.name] = text;
  }
  return { params, score };
}

function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const parts = parseTemplate(path).flatMap((segment) => {
    if (segment.kind === 'literal') return [segment.text];
    const value = params[segment.name];
    if (value !== undefined && value !== '') return [encodeURIComponent(value)];
    if (segment.isOptional) return [];
    throw new Error(`The path ${path} needs ${segment.name}`);
  });
  return `/${parts.join('/')}`;
}

/** Segments of a path; exactly one trailing slash is ignored, so only `/` has none. */
function splitPath(path: string): readonly string[] {
  if (path === '/') return [];
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}

/**
 * The decoded segments, or null when one is malformed or would be another path to whoever reads it
 * next: a hidden separator or control character, a step up.
 */
function decodeSegments(pathname: string): readonly string[] | null {
  if (!pathname.startsWith('/')) return null;
  try {
    const segments = splitPath(pathname).map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => /[/\\\p{Cc}]|^\.\.?$/u.test(segment)) ? null : segments;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
