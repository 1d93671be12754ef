/**
 * Where a link of an answer may lead: to the web, to a mail or telephone program, or to a page of
 * this tenant, which opens in the app. Nothing else of this site: an answer could press into service
 * what signs in, what ends a session or what takes a payment's word.
 */
import { readLink } from '../../core/link';
import { queryShapes, readQuery } from '../../router/page-query';
import { matchPage, type PageMatch, type PageSet } from '../../router/page-table';
import { decodeEntities } from './markdown-text';

/** Pages that act on what their address says. */
const ACTING: ReadonlySet<string> = new Set([
  'callback-auth',
  'callback-payment',
  'login',
  'payment-error',
  'payment-success',
]);

/** What tells which links are pages of this tenant. */
export interface Site {
  readonly has: PageSet;
  /** The tenant's own domain: assistants write whole addresses too. */
  readonly domain: string;
}

export interface SiteLink {
  readonly href: string;
  /** The page of this tenant that it leads to; null for a link that leaves the site. */
  readonly page: PageMatch | null;
}

/** Reads a link as an answer writes it; null for one that is shown as its text alone. */
export function siteLink(written: string, { has, domain }: Site): SiteLink | null {
  const link = readLink(decodeEntities(written));
  if (link === null) return null;
  const url = new URL(link.href, `https://${domain}`);
  const isOwn = link.kind === 'local' || (link.kind === 'web' && isHost(url, domain));
  if (!isOwn) return { href: link.href, page: null };
  if (link.kind === 'local' && !link.href.startsWith('/')) return null;
  const page = matchPage(url.pathname, has);
  if (page === null || page === 'bad' || ACTING.has(page.name)) return null;
  return { href: page.canonical + queryOf(page, url.search) + url.hash, page };
}

function isHost({ hostname }: URL, domain: string): boolean {
  const own = domain.toLowerCase();
  return hostname === own || hostname === `www.${own}`;
}

/** What the page takes of a query; the rest is not passed on. */
function queryOf({ name }: PageMatch, search: string): string {
  const given = new URLSearchParams(search);
  const taken = Object.entries(readQuery(queryShapes(name), search));
  const kept = taken.filter(([key]) => given.has(key));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}
