/** Keeps the tags the edge wrote into the document's head right as the visitor moves on. */
import type { Boot } from '../core/boot';
import { readUrl } from '../core/url';
import { headOf } from './edge-head';
import { type MetaInput, type PageMeta, pageMeta } from './meta';
import { type QueryShapes, queryShapes, readQuery } from './page-query';
import { savesData } from './save-data';
import { whenIdle } from './visit';

/** What the head says of the page that is shown. */
export interface DocumentMeta extends PageMeta {
  /** The page's path in the page table's spelling; null leaves the canonical URL as it is. */
  readonly canonicalPath: string | null;
}

interface Shown extends Omit<MetaInput, 'number' | 'query' | 'settings' | 'tenant'> {
  readonly boot: Boot;
  readonly canonicalPath: string | null;
}

/** Only who stays for so long on a page is told by it what the edge alone knows, in milliseconds. */
const STAY_MS = 1_500;

/**
 * Says in the head what is shown at the browser's address: at once what the app knows, and what the edge
 * alone tells of a page once the visitor stays on it, unless they save data.
 */
export function describePage(
  { boot, canonicalPath, ...input }: Shown,
  isCurrent: () => boolean,
): void {
  const shapes = queryShapes(input.page ?? '');
  const { number, leaf } = listPage(shapes, location.search);
  const query = readQuery(shapes, location.search);
  const { settings, tenant } = boot;
  const path = canonicalPath && canonicalPath + leaf;
  applyDocumentMeta({
    ...pageMeta({ ...input, settings, tenant, number, query }),
    canonicalPath: path,
  });
  if (path === null || input.status !== 200 || savesData(boot)) return;
  const follow = () => void followEdge(path, isCurrent);
  setTimeout(() => isCurrent() && whenIdle(follow), STAY_MS);
}

/** Puts into the head what the edge says of the page at a path, if that is still shown then. */
async function followEdge(path: string, isCurrent: () => boolean): Promise<void> {
  // Nobody misses what cannot be had.
  const head = await headOf(path, isCurrent).catch(() => null);
  if (head === null || !isCurrent()) return;
  removeOfOnePage(document);
  const told = head.querySelectorAll(OF_ONE_PAGE);
  document.head.append(...[...told].map((element) => document.importNode(element, true)));
}

/**
 * Which page of a list a query asks for, from 1, and the query that is its own; none of the first, nor
 * where anything else is chosen of the list (worker/core/src/document/page_request.rs).
 */
export function listPage(shapes: QueryShapes, search: string): { number: number; leaf: string } {
  const given = Object.entries(readQuery(shapes, search));
  const isLeaf = ([name]: readonly [string, string]) => shapes[name] === 'page';
  const number = Math.max(1, ...given.filter(isLeaf).map(([, value]) => Number(value)));
  const chosen = given.filter((pair) => !isLeaf(pair) || pair[1] !== '1');
  const [only, ...others] = chosen;
  const isOwn = only !== undefined && isLeaf(only) && others.length === 0;
  return { number, leaf: isOwn ? `?${only.join('=')}` : '' };
}

const TITLES = ['meta[property="og:title"]', 'meta[name="twitter:title"]'];
const DESCRIPTIONS = [
  'meta[name="description"]',
  'meta[property="og:description"]',
  'meta[name="twitter:description"]',
];

/**
 * What is said of one page and of no other: whether robots may have it, what it is, its picture, its calendar
 * and the feed of its kind. It is the edge's work, out of answers that the app need not have.
 */
const OF_ONE_PAGE = [
  'script[type="application/ld+json"]',
  'meta[name="robots"]',
  'meta[property="og:type"]',
  'meta[property^="og:image"]',
  'meta[property^="og:audio"]',
  'meta[property^="article:"]',
  'meta[property^="music:"]',
  'meta[name^="twitter:image"]',
  'link[rel="alternate"][type="text/calendar"]',
  'link[rel="alternate"]:not([href="/feed.xml"], [href="/podcasts/feed.xml"])',
].join(',');

/** Sets the title, updates the tags of every page that are there, and takes away those of the last one. */
export function applyDocumentMeta(page: DocumentMeta, target: Document = document): void {
  target.title = page.title;
  setContent(target, TITLES, page.title);
  setContent(target, DESCRIPTIONS, page.description);
  if (page.canonicalPath !== null) setCanonical(target, page.canonicalPath);
  removeOfOnePage(target);
}

function removeOfOnePage(target: Document): void {
  for (const element of target.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
}

function setContent(target: Document, selectors: readonly string[], content: string): void {
  for (const element of target.head.querySelectorAll(selectors.join(','))) {
    element.setAttribute('content', content);
  }
}

/** The canonical URL's origin is the tenant domain, which only the edge knows to write. */
function setCanonical(target: Document, path: string): void {
  const link = target.head.querySelector('link[rel="canonical"]');
  const current = readUrl(link?.getAttribute('href') ?? '');
  if (current === null) return;
  const { origin } = current;
  link?.setAttribute('href', `${origin}${path}`);
  setContent(target, ['meta[property="og:url"]'], `${origin}${path}`);
}
