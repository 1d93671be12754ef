/** What a file in app/areas/<area>/pages/ may export; the page loader loads it. */
import type { ComponentType } from 'react';
import type { Call } from '../api/call';
import type { App } from '../core/app';
import type { PageParams } from './page-table';

/** What a page's loader, validator and middleware are given. */
export interface PageArgs {
  /** The page's name. */
  readonly page: string;
  /** Decoded route parameters. */
  readonly params: PageParams;
  readonly url: URL;
  /** Whether the page's markup came with the document: what stands further down needs no code yet. */
  readonly isThere: boolean;
  /** Aborted when the visitor goes elsewhere before the page has loaded. */
  readonly signal: AbortSignal;
  readonly app: App;
  /** What a call brings, out of the call cache where it is there. Throws PageError for a failure. */
  readonly read: <T>(call: Call<T>) => Promise<T>;
}

/**
 * The call of what the page is about, and cannot be shown without: the item that the page table's
 * `item` reads for title and description. The page itself reads it with `useItem`.
 */
export type ItemCall<T> = (params: PageParams) => Call<T>;

/**
 * Waits for what the page cannot be shown without where that takes more than one call, and says what
 * it is about. The page itself reads the same calls with `useLoaded`, and all others with `useCall`.
 */
export type PageLoader = (args: PageArgs) => unknown;

/** False means that there is no such page: 404. */
export type PageValidator = (args: PageArgs) => boolean | Promise<boolean>;

/** The exports of app/areas/<area>/pages/<name>.tsx. */
export interface PageModule {
  readonly default: ComponentType;
  readonly itemCall?: ItemCall<unknown>;
  /** In place of `itemCall`. */
  readonly loader?: PageLoader;
  readonly validate?: PageValidator;
  /** Names out of the middleware table, run in this order before the loader. */
  readonly middleware?: readonly string[];
  /** The page follows its parameters by itself, and does not begin anew when they change. */
  readonly isOneView?: boolean;
}
