/** Keeps the tags the edge wrote into the document's head right as the visitor moves on. */
import type { PageMeta } from './meta';

/** What the head says of the page that is shown. */
export interface DocumentMeta extends PageMeta {
  /** The page's path in the page table's spelling; null leaves the canonical URL as it is. */
  readonly canonicalPath: string | null;
}

const TITLES = ['meta[property="og:title"]', 'meta[name="twitter:title"]'];
const DESCRIPTIONS = [
  'meta[name="description"]',
  'meta[property="og:description"]',
  'meta[name="twitter:description"]',
];

/**
 * Sets the title and updates the tags that are there. A tag the edge left out stays out: social
 * networks and search engines read the document as the edge sent it, never what is written here.
 */
export function applyDocumentMeta(page: DocumentMeta, target: Document = document): void {
  target.title = page.title;
  setContent(target, TITLES, page.title);
  setContent(target, DESCRIPTIONS, page.description);
  if (page.canonicalPath !== null) setCanonical(target, page.canonicalPath);
}

function setContent(target: Document, selectors: readonly string[], content: string): void {
  for (const element of target.head.querySelectorAll(selectors.join(','))) {
    element.setAttribute('content', content);
  }
}

/** The canonical URL's origin is the tenant domain, which only the edge knows to write. */
function setCanonical(target: Document, path: string): void {
  const link = target.head.querySelector('link[rel="canonical"]');
  const current = link?.getAttribute('href');
  if (link === null || typeof current !== 'string' || !URL.canParse(current)) return;
  const { origin } = new URL(current);
  link.setAttribute('href', `${origin}${path}`);
  setContent(target, ['meta[property="og:url"]'], `${origin}${path}`);
}
