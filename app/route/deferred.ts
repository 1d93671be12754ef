/** Data that a page shows once it is there, with a skeleton until then. */

/** How long a page's fetch takes at least, in ms, so that a skeleton never flashes (spec section 9). */
export const MINIMUM_FETCH_MS = 200;

/**
 * Wraps a fetch whose skeleton is on screen: it takes at least {@link MINIMUM_FETCH_MS}, and a
 * rejection nobody got to render (the visitor left meanwhile) is not reported as unhandled.
 */
export function deferred<T>(fetching: Promise<T>, minimum: number = MINIMUM_FETCH_MS): Promise<T> {
  const settled = Promise.all([fetching, pause(minimum)]).then(([value]) => value);
  settled.catch(() => {});
  return settled;
}

/** Resolves after `ms`. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
