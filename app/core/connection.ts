/**
 * Whether there is a connection. `navigator.onLine` alone is a guess: behind some VPNs it says false while
 * everything can be reached. A visitor is offline where the browser says so and the network has failed.
 */
import { createListeners } from './listeners';

export interface Connection {
  isOnline(): boolean;
  /** Tells of changes. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Follows what the browser says from here on; where it says offline the network is asked. */
  watch(): void;
  /** Sends like `fetch`, and notes whether the network has answered. */
  readonly fetch: typeof globalThis.fetch;
}

/** What the browser says; at the edge there is always a connection. */
const saysOnline = () => globalThis.navigator?.onLine !== false;

/** Small, on every site, and kept by no service worker. */
const PROBE = '/robots.txt';

/** Makes it over the network; `says` is what the browser says. */
export function createConnection(
  fetch: typeof globalThis.fetch,
  says: () => boolean = saysOnline,
): Connection {
  const { subscribe, notify } = createListeners();
  let hasFailed = false;
  let isProbing = false;

  const note = (failed: boolean) => {
    if (hasFailed === failed) return;
    hasFailed = failed;
    notify();
  };
  const probe = async () => {
    if (isProbing) return;
    isProbing = true;
    try {
      await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
      note(false);
    } catch {
      note(true);
    } finally {
      isProbing = false;
    }
  };

  return {
    isOnline: () => says() || !hasFailed,
    subscribe,
    watch() {
      if (!says()) void probe();
      addEventListener('offline', () => void probe());
      addEventListener('online', () => {
        hasFailed = false;
        notify();
      });
    },
    async fetch(input, init) {
      try {
        const response = await fetch(input, init);
        // A service worker may have answered in the network's place.
        if (hasFailed) void probe();
        return response;
      } catch (error) {
        if (!init?.signal?.aborted) note(true);
        throw error;
      }
    },
  };
}
