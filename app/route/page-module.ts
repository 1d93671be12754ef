/** What a file in app/pages/ may export, and how it is loaded. */
import type { ComponentType } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import type { Send } from '../api/client';
import type { App } from '../app';
import { loadChunk } from './chunk-guard';
import { PageError } from './page-error';
import type { PageParams } from './page-table';

/** What a page's loader, validator and middleware are given. */
export interface PageArgs {
  /** Decoded route parameters. */
  readonly params: PageParams;
  readonly url: URL;
  /** Aborted when the visitor goes elsewhere before the page has loaded. */
  readonly signal: AbortSignal;
  readonly app: App;
  /** Sends a call that ends with `signal`. */
  readonly send: Send;
  /** True for the page the document was opened with, whose data the edge may have fetched already. */
  readonly isFirstLoad: boolean;
}

/**
 * Loads a page's data. An `item` in what it returns is what the page table's `item` reads for title
 * and description. Promises inside are not waited for: show them with `Await`.
 */
export type PageLoader = (args: PageArgs) => object | Promise<object>;

/** False means that there is no such page: 404. */
export type PageValidator = (args: PageArgs) => boolean | Promise<boolean>;

/** The exports of app/pages/<name>.tsx. */
export interface PageModule {
  readonly default: ComponentType;
  readonly loader?: PageLoader;
  readonly validate?: PageValidator;
  /** Names out of the middleware table, run in this order before the loader. */
  readonly middleware?: readonly string[];
  /** Asked when only the query changes; by default the loader runs again. */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

const files = import.meta.glob<PageModule>('../pages/*.tsx');
const loaded = new Map<string, PageModule>();

/** Loads a page's module; one that cannot be had is a ChunkError. */
export async function loadPageModule(name: string): Promise<PageModule> {
  const load = files[`../pages/${name}.tsx`];
  if (load === undefined) throw new PageError(404);
  const module = await loadChunk(load);
  loaded.set(name, module);
  return module;
}

/** A page's module if it has been loaded before. */
export function loadedPageModule(name: string): PageModule | undefined {
  return loaded.get(name);
}
