/**
 * An address as it is written down: without its query, which may hold a search or a token (design
 * section 7), and without the path of a page whose path is a secret itself.
 */
import { readUrl } from '../core/url';
import { matchPage } from './page-table';

/** The parameter of such a page, as the page table names it. */
const SECRET = 'token';

/** The address up to what nobody is to log; empty for what is none. */
export function loggedAddress(address: string): string {
  const url = readUrl(address);
  return url === null ? '' : url.origin + loggedPath(url.pathname);
}

/** The path of this site up to a secret: `/Link` of `/Link/0f3a…`, also below another path. */
export function loggedPath(pathname: string): string {
  const starts = [...pathname.matchAll(/\//g)].map(({ index }) => index);
  const secret = starts.find((start) => isSecret(pathname.slice(start)));
  if (secret === undefined) return pathname;
  return pathname.slice(0, pathname.indexOf('/', secret + 1));
}

function isSecret(path: string): boolean {
  const found = matchPage(path, () => true);
  return found !== null && found !== 'bad' && SECRET in found.params;
}
