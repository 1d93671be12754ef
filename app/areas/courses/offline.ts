/** Chapters that were opened can be read without a connection (app/public/player-sw.js keeps them). */

import { errorContent } from '../../shell/error-screen';

const SCRIPT = '/player-sw.js';
const SCOPE = '/Courses/';

/** What of a page's loaded files and calls is kept: the same as in the service worker. */
const KEPT =
  /^\/(assets|brand)\/|^\/api\/(services\/v1\/(class\/(overview|syllabus)|user\/me)|auth\/user\/detail)(\?|$)/;

/**
 * Keeps the chapter that is open: its document, and what the page has loaded. False where the browser
 * cannot, or the page does not stand below the service worker.
 */
export async function keepChapter(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || !location.pathname.startsWith(SCOPE)) return false;
  try {
    await serviceWorker.register(SCRIPT, { scope: SCOPE });
    const { active } = await serviceWorker.ready;
    // What says that there is no connection has to be kept as well.
    await errorContent.load();
    active?.postMessage({ keep: [location.pathname, ...loaded()] });
    return active !== null;
  } catch {
    // Private windows and blocked storage: the chapter is read as long as there is a connection.
    return false;
  }
}

function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname, search }) => {
      return origin === location.origin && KEPT.test(pathname + search);
    })
    .map(({ pathname, search }) => pathname + search);
}
