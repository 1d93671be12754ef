/**
 * The app for one visitor of one tenant. All that depends on either of them hangs on this object,
 * which travels by React context (`useApp`) and by closure into the routes; modules hold nothing.
 * So one isolate at the edge can render for many tenants at once.
 */
import type { RawResponse } from '../api/answer';
import type { Call } from '../api/call';
import { createClient, type Send } from '../api/client';
import { type CallCache, createCache } from '../data/cache';
import type { QueryResult } from '../data/query-result';
import { sendingWrites } from '../data/send-write';
import { createLoadingBar, type LoadingBar } from '../router/loading-bar';
import type { Boot } from './boot';
import { type Connection, createConnection } from './connection';
import { createStore, type LocalStore, partOf, storeName } from './storage';
import { createUnkept, type Unkept } from './unkept';
import { WORK } from './visit';
import { createWork, type Work } from './work-owner';

export interface App {
  readonly boot: Boot;
  /** Sends a call of the platform: what writes, and what is never to be shown again. */
  readonly send: Send;
  /** What the platform has answered to calls that read. */
  readonly cache: CallCache;
  /** The network itself, for what is no such call: the chat's stream, signing out. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether the network can be reached. */
  readonly connection: Connection;
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
   * What the edge knows of a call for the one visitor it renders a page of the portal for; null until
   * it has asked. There is none in a browser, nor where the edge renders for anybody.
   */
  readonly own?: <T>(call: Call<T>) => QueryResult<T> | null;
  /**
   * Told of each call that is shown what has come of it; at the edge alone, which tells operators where
   * the platform's answers lack something (app/api/contract/drift.ts).
   */
  readonly look?: (call: Call<unknown>, received: RawResponse) => void;
  /**
   * What `make` makes, made once for this app: `app.service(createListPlaces)`. So a feature can hold
   * something without the app knowing of it.
   */
  service<T>(make: (app: App) => T): T;
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
  const { boot, storage, isSignedIn = () => false, onInvalidSession } = config;
  const { tenant, prefetched } = boot;
  const connection = createConnection(config.fetch);
  const { fetch } = connection;
  const loadingBar = createLoadingBar();
  const client = createClient({
    base: tenant.api,
    fetch,
    progress: loadingBar,
    onInvalidSession: (address) => onInvalidSession?.(app, address),
  });
  const parts = new Map<unknown, unknown>();
  const name = storeName(tenant);
  const store = createStore(name, storage?.local ?? noStorage);
  const cache = createCache({ prefetched, receive: client.receive, isSignedIn });
  const unkept = createUnkept();
  const app: App = {
    boot,
    fetch,
    connection,
    loadingBar,
    send: sendingWrites(client.send, cache),
    cache,
    store,
    work: unkept.watch(createWork(store, partOf(store, WORK))),
    session: unkept.watch(createStore(name, storage?.session ?? noStorage)),
    unkept,
    service: <T>(make: (app: App) => T) => {
      if (!parts.has(make)) parts.set(make, make(app));
      // What stands under a function is what that function made.
      return parts.get(make) as T;
    },
  };
  return app;
}

function noStorage(): never {
  throw new Error('No storage here');
}
