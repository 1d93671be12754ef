/** Where a redirect goes: spec section 4, "Redirect to a non-local path forces a full navigation". */
import { redirect, redirectDocument } from 'react-router';
import { readLink } from '../core/link';
import { RedirectError } from './page-error';

/** How a redirect target has to be reached. */
export type RedirectKind = 'local' | 'document' | 'refused';

/**
 * A path on this site is local. An absolute http(s) URL needs a full navigation. Anything else is
 * refused; unlike a link of the platform's, a target is written by this app and has to be whole.
 */
export function redirectKind(target: string): RedirectKind {
  const link = readLink(target);
  if (link?.kind === 'local') return 'local';
  return link?.kind === 'web' && /^https?:/i.test(target) ? 'document' : 'refused';
}

/**
 * For a page's loader: `throw redirectTo('/Class')`. Throws {@link RedirectError} (ERR_REDIRECT) for
 * a target that is refused.
 */
export function redirectTo(target: string): Response {
  switch (redirectKind(target)) {
    case 'local':
      return redirect(target);
    case 'document':
      return redirectDocument(target);
    case 'refused':
      throw new RedirectError(target);
  }
}

/**
 * For a page's loader: leaves for another document. Where the browser stands at the page already, on a
 * document's first page or after Back, that entry gives way: Back would lead to it, and on from it again.
 */
export function leaveFor(
  target: string,
  page: URL,
  window: Pick<Location, 'href' | 'replace'> | undefined = globalThis.location,
): Response | Promise<never> {
  if (window === undefined || window.href.replace(/#.*$/s, '') !== page.href.replace(/#.*$/s, '')) {
    return redirectDocument(target);
  }
  window.replace(target);
  return new Promise<never>(() => {});
}

/**
 * The edge serves paths below `/pesilat` as a site of their own, with its own domain, settings and
 * token (design section 2), so stepping over that line needs a new document. Takes two paths.
 */
export function crossesSite(from: string, to: string): boolean {
  return isBelowPesilat(from) !== isBelowPesilat(to);
}

function isBelowPesilat(pathname: string): boolean {
  return /^\/pesilat(\/|$)/i.test(pathname);
}
