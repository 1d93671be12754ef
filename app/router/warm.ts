/**
 * Asks ahead for a page: its code and the calls of its first view, side by side, so that neither
 * waits for the other. Begun when the visitor is about to go there, and at the latest when they do.
 */
import { anySuccess } from '../api/call';
import type { App } from '../core/app';
import { loadPageModule } from './page-loader';
import { matchPage, type PageMatch, pageSet } from './page-table';
import { crossesSite } from './redirect';
import { savesData } from './save-data';

/** How long the focus rests on a link: who tabs past many wants none of them, in ms. */
const FOCUS_REST_MS = 400;

/** How long a pointer rests on a link before it counts as wanting to go there, in ms. */
const REST_MS = 65;

/**
 * Asks for the calls that the table names for a page, and for those that need the first one's answer
 * as soon as it is there. Without the code for it the page asks itself.
 */
export async function warmCalls(app: App, match: PageMatch, search: string): Promise<void> {
  const { cache } = app;
  const { name, params } = match;
  const own = name === 'home' ? app.boot.look.calls : undefined;
  try {
    if (own) {
      for (const address of own) void cache.prefetch(address);
      return;
    }
    const { firstAddress, otherList, pageAddresses } = await import('./page-calls');
    const first = firstAddress(name, params, search);
    const addresses = pageAddresses(name, params, search);
    for (const address of addresses) void cache.prefetch(address);
    if (first === undefined) return;
    const bodyOf = async (asked: string) => {
      await cache.prefetch(asked);
      const { received } = cache.known(asked);
      const isGood = received !== null && 'status' in received && anySuccess(received);
      return isGood ? received.body : undefined;
    };
    let body = await bodyOf(first);
    if (body === undefined) return;
    const other = otherList(name, params, search, body);
    if (other !== undefined) body = await bodyOf(other);
    const later = pageAddresses(name, params, search, body);
    for (const address of later) if (!addresses.includes(address)) void cache.prefetch(address);
  } catch {
    // The page's own code says what cannot be had.
  }
}

/** Asks ahead for the page of an address on this site; nothing for one that is no page of it. */
export function warmPage(app: App, { pathname, search }: URL): void {
  const { tenant } = app.boot;
  if (crossesSite(tenant.api, pathname)) return;
  const match = matchPage(pathname, pageSet(tenant.pages));
  if (match === null || match === 'bad') return;
  void warmCalls(app, match, search);
  // What cannot be had now is asked for again on the way there.
  loadPageModule(match.name).catch(() => {});
  // A page that came with the document has its text, but not the code that the next one's is made by.
  import('../ui/rich-text/made-text.edge').catch(() => {});
}

/**
 * Asks ahead for the page behind any link that a pointer rests on or presses, a finger touches or the
 * focus is on; and at once for the code that every change of page takes. Begun as soon as the visitor
 * moves at all, so the pointer may stand on a link already.
 */
export function watchIntent(app: App): void {
  if (savesData(app.boot)) return;
  void loadOnwardCode();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const on = (event: string, act: (url: URL) => void) => {
    const listen = ({ target }: Event) => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && isHere(link)) act(new URL(link.href));
    };
    document.addEventListener(event, listen, { passive: true });
  };
  const warm = (url: URL) => warmPage(app, url);
  on('pointerover', (url) => {
    resting = setTimeout(warm, REST_MS, url);
  });
  const under = document.querySelector('a[href]:hover');
  if (under instanceof HTMLAnchorElement && isHere(under)) warm(new URL(under.href));
  on('pointerdown', warm);
  on('focusin', (url) => {
    resting = setTimeout(warm, FOCUS_REST_MS, url);
  });
  on('touchstart', warm);
}

/** What cannot be had is asked for again by who needs it. */
async function loadOnwardCode(): Promise<void> {
  await Promise.allSettled([import('./page-calls'), import('./meta')]);
}

/** Whether a link leads to another place on this site, in this window. */
function isHere({ origin, target, href }: HTMLAnchorElement): boolean {
  const isSame = href.replace(/#.*$/s, '') === location.href.replace(/#.*$/s, '');
  return origin === location.origin && target !== '_blank' && !isSame;
}
