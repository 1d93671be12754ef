/** The one route's loader: path to page, page to module, module to what it cannot be shown without. */
import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import type { Call } from '../api/call';
import { fallbackMessage } from '../api/failure';
import * as home from '../areas/home/pages/home';
import type { App } from '../core/app';
import type { Boot } from '../core/boot';
import { type QueryState, resultOf } from '../data/query-result';
import { type MiddlewareTable, runChecks, runMiddleware } from './checks';
import { type ChunkGuard, guarded, loadChunk } from './chunk-guard';
import { documentPage } from './document-page';
import { showProgress } from './loading-bar';
import { PageError, pageErrorOf } from './page-error';
import type { PageArgs, PageModule } from './page-module';
import { isGuarded, matchPage, type PageMatch, pagePath, pageRow, pageSet } from './page-table';
import { crossesSite } from './redirect';

/** A page ready to be shown, or pending. */
export interface PageView {
  readonly match: PageMatch;
  /** Null as long as the page is pending. */
  readonly module: PageModule | null;
  /** The item title and description are made of; null where the page has none. */
  readonly item: unknown;
  /** Whether the document was sent for this very page. */
  readonly isFirstLoad: boolean;
  /** Whether the document's head says already what the page is. */
  readonly isDescribed: boolean;
}

export interface PageLoaderConfig {
  readonly app: App;
  readonly guard: ChunkGuard;
  readonly middleware: MiddlewareTable;
  /** Whether the visit is over in whose name this document shows things: the next page is another one. */
  readonly isOver?: () => boolean;
}

/** What stands before the pages of the portal: asked before anything of such a page is loaded. */
const GUARD = ['portal'];

/** The status of a document whose page lacks what it cannot be shown without. */
export const UNAVAILABLE = 503;

/** Ends the first load of a page that needs what did not come with the document. */
class NotAtHand extends Error {}

/**
 * Makes the loader. The first load shows what the edge found (its page, its status) out of what came
 * with the document, and asks for nothing: the edge renders the same. A page that needs more is
 * pending, and loaded once it stands there. Later loads match the path here. Throws PageError 404
 * where there is no page, and a document redirect where the path lies on the other side of the
 * /pesilat line, which is a site of its own.
 */
export function createPageLoader(config: PageLoaderConfig) {
  const { app, guard, middleware, isOver = () => false } = config;
  const { boot, cache, loadingBar } = app;
  let isNew = true;
  /** The document's path: it is on the side of the /pesilat line that the edge has put it on. */
  let openedAt = '/';
  /** The document's address as long as its page is pending. */
  let pending: string | null = null;

  const load = async (match: PageMatch, args: PageArgs) => {
    if (isPortal(match)) await runMiddleware(GUARD, args, middleware);
    const module = await loadPageModule(match.name);
    await runChecks(module, args, middleware);
    const { itemCall, loader } = module;
    const item = await (itemCall ? args.read(itemCall(args.params)) : loader?.(args));
    return { match, module, item: item ?? null };
  };

  /** The document's page, as far as what came with it goes. */
  const open = async (url: URL, signal: AbortSignal): Promise<PageView> => {
    const match = firstMatch(boot);
    const untilThere = () => {
      pending = url.href;
      return { match, module: null, item: null, isFirstLoad: true, isDescribed: true };
    };
    // Who is there is not known at the edge, and what the platform has not answered is asked for anew.
    if (isPortal(match) || boot.status === UNAVAILABLE) return untilThere();
    const read = async <T>(call: Call<T>) => {
      const known = cache.known(call.address);
      if (import.meta.env.SSR && known.received !== null) app.look?.(call, known.received);
      return dataOf(known, call);
    };
    try {
      const isThere = !import.meta.env.SSR;
      const args = { page: match.name, params: match.params, isThere, url, signal, app, read };
      const page = await load(match, args);
      return { ...page, isFirstLoad: true, isDescribed: true };
    } catch (error) {
      if (!(error instanceof NotAtHand)) throw error;
      return untilThere();
    }
  };

  const goTo = async (url: URL, signal: AbortSignal): Promise<PageView> => {
    const isFirstLoad = pending === url.href;
    if (!isFirstLoad) cache.leaveFirstView();
    const match = isFirstLoad ? firstMatch(boot) : matchOrThrow(boot, url.pathname);
    void warm(app, match, url.search);
    const read = async <T>(call: Call<T>) => dataOf(await cache.ensureData(call, signal), call);
    const { name: page, params } = match;
    const args = { page, params, isThere: false, url, signal, app, read };
    const loaded = await load(match, args);
    pending = null;
    return { ...loaded, isFirstLoad, isDescribed: false };
  };

  return async ({ request }: LoaderFunctionArgs): Promise<PageView> => {
    const url = new URL(request.url);
    const { signal } = request;
    if (isNew) {
      isNew = false;
      openedAt = url.pathname;
      return guarded(() => open(url, signal), guard, url.href);
    }
    // What is closed to visitors is the edge's to show.
    const leavesOpenPage = boot.settings.isMaintenance && url.pathname !== openedAt;
    const isElsewhere = leavesOpenPage || crossesSite(openedAt, url.pathname);
    if (isElsewhere || (isOver() && pending !== url.href)) throw redirectDocument(hrefOf(url));
    const go = () => guarded(() => goTo(url, signal), guard, url.href);
    return showProgress(loadingBar, signal, go);
  };
}

/**
 * Loads a page's module, app/areas/<area>/pages/<name>.tsx; one that cannot be had is a ChunkError. The home
 * comes with the entry, and the document's own page beside it; the list of the others (page-files.ts) is for
 * who goes on.
 */
export async function loadPageModule(name: string): Promise<PageModule> {
  if (name === 'home') return home;
  const load =
    documentPage(name) ?? (await loadChunk(() => import('./page-files'))).pageFiles.get(name);
  if (load === undefined) throw new PageError(404);
  return loadChunk(load);
}

function isPortal({ name }: PageMatch): boolean {
  const row = pageRow(name);
  return row !== undefined && isGuarded(row);
}

/** Asks for the page's calls beside its code. Without the code for it the page asks itself. */
async function warm(app: App, match: PageMatch, search: string): Promise<void> {
  const code = await import('./warm').catch(() => null);
  await code?.warmCalls(app, match, search);
}

/** What a call has brought. Throws {@link PageError} for its failure. */
function dataOf<T>(known: QueryState, call: Call<T>): T {
  const reading = resultOf(known, call, () => {});
  switch (reading.status) {
    case 'ready':
      return reading.data;
    case 'failed':
      throw pageErrorOf(reading.problem);
    case 'loading':
      throw new NotAtHand(call.address);
  }
}

/** The page that the edge has found, also where the document says that something of it failed. */
function firstMatch({ page, status }: Boot): PageMatch {
  if (status === 404) throw new PageError(404);
  if (page === null) throw new PageError(status, fallbackMessage(status));
  return { ...page, canonical: pagePath(page.name, page.params) };
}

function matchOrThrow(boot: Boot, pathname: string): PageMatch {
  const match = matchPage(pathname, pageSet(boot.tenant.pages));
  if (match === null || match === 'bad') throw new PageError(404);
  return match;
}

function hrefOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
