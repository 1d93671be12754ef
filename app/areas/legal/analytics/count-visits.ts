/**
 * Counts page views with the measuring service, from the moment the visitor has agreed and as long
 * as that holds. It is told paths alone: what stands in a query is nobody's to count.
 */

import type { App } from '../../../core/app';
import { clock } from '../../../core/clock';
import { cookieNames, expireCookie } from '../../../core/cookies';
import { CONSENT } from '../../../core/visit';
import { loggedAddress } from '../../../router/logged-address';
import { createDescription } from '../../../router/page-effects';
import { readConsent, refusesTracking } from './consent';

declare global {
  interface Window {
    /** The service's queue; its script works through what stands in it. */
    dataLayer?: unknown[];
  }
}

/** Six months, in seconds: as long as the answer holds. */
const COOKIE_SECONDS = 182 * 86_400;

/** Starts counting, or waits for the answer that allows it; `answer` is the event of one just given. */
export function countVisits(app: App, answer?: Event): void {
  const { boot, store } = app;
  const { analytics } = boot.tenant;
  if (analytics === null || refusesTracking()) return;
  const service = createService(analytics);
  let seen = '';
  const view = () => {
    const here = location.pathname;
    if (here === seen) return;
    // A document's referrer may hold a query too.
    const from = loggedAddress(seen === '' ? document.referrer : location.origin + seen);
    seen = here;
    service.view(loggedAddress(location.origin + here), from);
  };
  const apply = (event?: Event) => {
    // Without a storage the event alone knows the answer.
    const told = event instanceof CustomEvent && event.detail === 'granted';
    const kept = readConsent(store, clock.now());
    const isAllowed = kept === null ? told : kept === 'granted';
    service.allow(isAllowed);
    if (isAllowed) view();
    else seen = '';
  };
  window.addEventListener(CONSENT, apply);
  apply(answer);
  // A page is counted under its own title, which may come with code of its own.
  app.service(createDescription).onDone = () => service.isAllowed() && view();
}

function createService({ id, script }: { readonly id: string; readonly script: string }) {
  let isLoaded = false;
  let isAllowed = false;
  const load = () => {
    isLoaded = true;
    window.dataLayer = [];
    tell('js', clock.date());
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    tell('consent', 'default', { ...denied, analytics_storage: 'granted' });
    tell('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: loggedAddress(location.href),
      page_referrer: loggedAddress(document.referrer),
      cookie_domain: 'none',
      cookie_expires: COOKIE_SECONDS,
    });
    const element = document.createElement('script');
    element.async = true;
    element.src = `${script}?id=${encodeURIComponent(id)}`;
    document.head.append(element);
  };
  return {
    isAllowed: () => isAllowed,
    /** Loads the service when it is first allowed; when it no longer is, it sends nothing more. */
    allow(isNow: boolean) {
      if (isNow && !isLoaded) load();
      // The service's own switch.
      Reflect.set(window, `ga-disable-${id}`, !isNow);
      if (isAllowed && !isNow) for (const name of cookieNames(/^_ga/)) expireCookie(name);
      isAllowed = isNow;
    },
    view(address: string, referrer: string) {
      const page = { page_location: address, page_referrer: referrer };
      tell('set', page);
      tell('event', 'page_view', { ...page, page_title: document.title });
    },
  };
}

/** The service reads `arguments` objects out of its queue; an array would be taken for data. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}
