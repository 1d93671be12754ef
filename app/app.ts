/**
 * The app for one visitor of one tenant. All that depends on either of them hangs on this object,
 * which travels by React context (`useApp`) and by closure into the routes; modules hold nothing.
 * So one isolate at the edge can render for many tenants at once.
 */
import { createClient, type Send } from './api/client';
import { createStore, type LocalStore, moveStore, partOf, storeName } from './api/storage';
import { createUnkept, type Unkept } from './api/unkept';
import { WORK } from './api/visitor-store';
import { createWork, mergeWork, type Work } from './api/work-owner';
import type { Boot, Tenant } from './boot';
import { type CallCache, createCache } from './data/cache';
import { sendingWrites } from './data/send-write';
import { createLoadingBar, type LoadingBar } from './route/loading-bar';

export interface App {
  readonly boot: Boot;
  /** Sends a call of the platform: what writes, and what is never to be shown again. */
  readonly send: Send;
  /** What the platform has answered to calls that read. */
  readonly cache: CallCache;
  /** The network itself, for what is no such call: the chat's stream, signing out. */
  readonly fetch: typeof globalThis.fetch;
  /** This tenant's part of what the browser keeps for good; a new version of the app clears it. */
  readonly store: LocalStore;
  /** The part of `store` that holds the work of who is signed in, or of nobody; outlives versions. */
  readonly work: Work;
  /** This tenant's part of what the browser keeps as long as its tab is open. */
  readonly session: LocalStore;
  /** What of it the browser had no room for. */
  readonly unkept: Unkept;
  readonly loadingBar: LoadingBar;
  /**
   * What `make` makes, made once for this app: `app.of(createListPlaces)`. So a feature can hold
   * something without the app knowing of it.
   */
  of<T>(make: (app: App) => T): T;
}

export interface AppConfig {
  readonly boot: Boot;
  readonly fetch: typeof globalThis.fetch;
  /** Functions, because reading `localStorage` may throw; at the edge there is none. */
  readonly storage?: { readonly local: () => Storage; readonly session: () => Storage };
  /** Whether the visitor is signed in, as far as the browser knows; at the edge nobody is. */
  readonly isSignedIn?: () => boolean;
  /** Told the call that was answered 401, which is also what visitors who never signed in get. */
  readonly onInvalidSession?: (app: App, address: string) => void;
}

/** Makes the app; nothing is fetched yet. */
export function createApp(config: AppConfig): App {
  const { boot, fetch, storage, isSignedIn = () => false, onInvalidSession } = config;
  const { tenant, prefetched } = boot;
  const loadingBar = createLoadingBar();
  const client = createClient({
    base: tenant.api,
    fetch,
    progress: loadingBar,
    onInvalidSession: (address) => onInvalidSession?.(app, address),
  });
  const parts = new Map<unknown, unknown>();
  const store = storeOf(tenant, storage?.local ?? noStorage);
  const cache = createCache({ prefetched, receive: client.receive, isSignedIn });
  const unkept = createUnkept();
  const app: App = {
    boot,
    fetch,
    loadingBar,
    send: sendingWrites(client.send, cache),
    cache,
    store,
    work: unkept.watch(createWork(store, partOf(store, WORK))),
    session: unkept.watch(storeOf(tenant, storage?.session ?? noStorage)),
    unkept,
    of: <T>(make: (app: App) => T) => {
      if (!parts.has(make)) parts.set(make, make(app));
      // What stands under a function is what that function made.
      return parts.get(make) as T;
    },
  };
  return app;
}

/** A tenant's part of a storage, with what stands there under the name of the tenant's key alone. */
function storeOf(tenant: Tenant, open: () => Storage): LocalStore {
  const store = createStore(storeName(tenant), open);
  // A site under the path rule had that name too, but the whole host's own site had it first.
  if (tenant.api === '/api') moveStore(createStore(tenant.key, open), store, mergeWork);
  return store;
}

function noStorage(): never {
  throw new Error('There is no storage here');
}
