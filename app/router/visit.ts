/** What a visit begins with and leaves behind: the version check and the click records. */
import type { ClickRecord } from '../api/logger';
import type { LocalStore } from '../core/storage';
import { readUrl } from '../core/url';
import { clearForNewVersion } from '../core/visit';
import { loggedAddress } from './logged-address';

const VERSION_KEY = 'app-version';
const LOGGED_KEY = 'page-load-logged';

/** Idle work waits for at most this long, in ms (spec section 9). */
const IDLE_TIMEOUT_MS = 2000;

/** What the version check needs of the browser. */
export interface VersionEnvironment {
  /** The server's; `null` while it is unknown. */
  readonly version: string | null;
  readonly store: LocalStore;
  /** Clears the session cookies, which scripts cannot reach. */
  readonly endSession: () => void;
}

/**
 * Compares the version this browser last saw with the server's. When they differ, what is stored is
 * of the old version's shape: all but the visitor's work is cleared, and the session ends (spec
 * section 4). A first visit has nothing to clear, and a version that is unknown (`null`, or an empty
 * one stored earlier) is no change.
 */
export function checkVersion({ version, store, endSession }: VersionEnvironment): void {
  const seen = store.get(VERSION_KEY);
  if (version === null || seen === version) return;
  if (seen) {
    clearForNewVersion(store);
    endSession();
  }
  store.set(VERSION_KEY, version);
}

/** What click records need of the browser. */
export interface ClickEnvironment {
  /** Address of the page that is shown. */
  readonly here: () => string;
  readonly referrer: string;
  readonly now: () => Date;
  /** Lives as long as the browser session. */
  readonly session: Pick<LocalStore, 'get' | 'set'>;
  readonly log: (record: ClickRecord) => void;
}

/** Records the page load, once per browser session (spec section 7). */
export function logPageLoad({ here, referrer, now, session, log }: ClickEnvironment): void {
  if (session.get(LOGGED_KEY) !== null) return;
  session.set(LOGGED_KEY, '1');
  const [from, to] = [loggedAddress(referrer), loggedAddress(here())];
  log({ from, to, type: 'page_load', timestamp: now().toISOString() });
}

/** Records a click on a link; what is no web address, such as `mailto:`, is not recorded. */
export function logLinkClick(to: string, { here, now, log }: ClickEnvironment): void {
  const from = here();
  const target = readUrl(to);
  if (target === null || !/^https?:$/.test(target.protocol)) return;
  const isInternal = target.host === new URL(from).host;
  const type = isInternal ? 'internal_navigation' : 'external';
  const record = { from: loggedAddress(from), to: loggedAddress(to) };
  log({ ...record, type, timestamp: now().toISOString() });
}

/** Records page load and link clicks from here on, out of the way of what the visitor waits for. */
export function recordClicks(environment: ClickEnvironment): void {
  whenIdle(() => logPageLoad(environment));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const { href } = link;
    // The address may have changed once idle, so the record is made now and only sent then.
    logLinkClick(href, {
      ...environment,
      log: (record) => whenIdle(() => environment.log(record)),
    });
  });
}

/** Runs something nobody waits for. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(run, 0);
  }
}
