/**
 * A chunk that cannot be loaded mostly means that a new version was put up while the page stood
 * open: its hashed files are gone. Reloading the document gets the new version. A marker in session
 * storage keeps a chunk that is really broken from reloading for ever (spec section 8: at most once
 * a minute). Without a connection a reload could only lose the page that is open.
 *
 * This is about what a page is made of. A part that it can do without falls back by itself
 * (ui/lazy-boundary.tsx) and never reloads what the visitor is reading or typing.
 */
import type { Connection } from '../core/connection';
import type { LocalStore } from '../core/storage';
import { loadMissedStyles } from './missed-styles';

/** How long after one reload no other may follow, in ms (spec section 9). */
export const RELOAD_GUARD_MS = 60_000;

/** What the guard needs of the browser. */
export interface ChunkGuardEnvironment {
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Loads the document anew, or the one at `target`. */
  readonly reload: (target?: string) => void;
  /** Keeps the time of the last reload; may throw where storage is blocked. */
  readonly marker: { get: () => string | null; set: (value: string) => void };
}

export interface ChunkGuard {
  /**
   * Call with the error that ended a navigation and where the visitor wanted to go. True when a
   * chunk was missing and the document is being reloaded for it: the error then concerns nobody.
   */
  recover(error: unknown, target?: string): boolean;
}

/** Code of the page that could not be had. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(override readonly cause: unknown) {
    super(
      `A part of the app could not be loaded: ${cause instanceof Error ? cause.message : cause}`,
    );
  }
}

/**
 * Names code that only a browser asks for, once it is known who is there: the build leaves it out of
 * what runs at the edge (app/build/browser-only-plugin.ts).
 */
export function browserOnly<T>(load: () => Promise<T>): () => Promise<T> {
  return load;
}

/** What has failed once; the browser asks for its code again by itself, but not for its styles. */
const failed = new WeakSet<() => Promise<unknown>>();

/** How long code is waited for, in ms; on a line of 50 kbit/s the largest page's comes in half of it. */
export const CODE_WAIT_MS = 20_000;

/** What has not come in time counts as gone; where it comes later, the next one who asks has it at once. */
async function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`nothing came in ${CODE_WAIT_MS} ms`));
    timer = setTimeout(say, CODE_WAIT_MS);
  });
  return Promise.race([code, late]).finally(() => clearTimeout(timer));
}

/** Loads code that comes after the start, by its import; fails with a {@link ChunkError}. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (failed.has(load)) await loadMissedStyles();
    return await inTime(load());
  } catch (error) {
    failed.add(load);
    throw new ChunkError(error);
  }
}

/** Makes the guard. Without storage to remember a reload it never reloads. */
export function createChunkGuard(environment: ChunkGuardEnvironment): ChunkGuard {
  const { now, isOnline, reload, marker } = environment;
  let isReloading = false;
  const mayReload = () => {
    if (!isOnline()) return false;
    try {
      const last = marker.get();
      const elapsed = last === null ? RELOAD_GUARD_MS : now() - Number(last);
      if (elapsed >= 0 && elapsed < RELOAD_GUARD_MS) return false;
      marker.set(String(now()));
      return true;
    } catch {
      return false;
    }
  };
  return {
    recover(error, target) {
      if (!(error instanceof ChunkError) || isReloading) return isReloading;
      isReloading = mayReload();
      if (isReloading) reload(target);
      return isReloading;
    },
  };
}

/** When this tab's document was last loaded anew for a chunk. */
const RELOADED_AT = 'reloaded-at';

interface Environment {
  readonly session: LocalStore;
  readonly connection: Pick<Connection, 'isOnline'>;
}

/** The guard on the browser's own clock and reload; the marker stands in the tab's own store. */
export function browserChunkGuard({ session, connection }: Environment): ChunkGuard {
  return createChunkGuard({
    now: Date.now,
    isOnline: connection.isOnline,
    reload: (target) => {
      if (target === undefined) window.location.reload();
      else window.location.assign(target);
    },
    marker: {
      get: () => session.get(RELOADED_AT),
      set: (value) => {
        if (session.set(RELOADED_AT, value) === 'full') throw new Error('No room for the marker');
      },
    },
  });
}

/**
 * Runs what may load chunks on the way to `target`. When one is missing and the document is being
 * reloaded for it, never settles, so that no error flashes up on a page that is about to go.
 */
export async function guarded<T>(
  run: () => Promise<T>,
  guard: ChunkGuard,
  target: string,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (guard.recover(error, target)) return new Promise<never>(() => {});
    throw error;
  }
}
