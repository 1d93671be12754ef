/** The one route's loader: path to page, page to module, module to data. */
import {
  type LoaderFunctionArgs,
  redirectDocument,
  type ShouldRevalidateFunction,
} from 'react-router';
import type { Send } from '../api/client';
import { fallbackMessage } from '../api/failure';
import type { App } from '../app';
import type { Boot } from '../boot';
import { isRecord } from '../decode';
import { type MiddlewareTable, runChecks } from './checks';
import { type ChunkGuard, guarded } from './chunk-guard';
import { showProgress } from './loading-bar';
import { PageError } from './page-error';
import { loadedPageModule, loadPageModule, type PageArgs, type PageModule } from './page-module';
import { matchPage, type PageMatch, pagePath, pageSet } from './page-table';
import { crossesSite } from './redirect';

/** A page ready to be shown. */
export interface PageView {
  readonly match: PageMatch;
  readonly module: PageModule;
  /** What the page's loader returned. */
  readonly data: object | null;
  /** The item title and description are made of; null where the page has none. */
  readonly item: unknown;
  readonly isFirstLoad: boolean;
}

export interface PageLoaderConfig {
  readonly app: App;
  readonly guard: ChunkGuard;
  readonly middleware: MiddlewareTable;
}

/**
 * Makes the loader. The first load shows what the edge found (its page, its status); later ones
 * match the path here. Throws PageError 404 where there is no page, and a document redirect where
 * the path lies on the other side of the /pesilat line, which is a site of its own.
 */
export function createPageLoader(config: PageLoaderConfig) {
  const { app, guard, middleware } = config;
  const { boot } = app;
  let isFirstLoad = true;

  return async ({ request }: LoaderFunctionArgs): Promise<PageView> => {
    const url = new URL(request.url);
    const isFirst = isFirstLoad;
    isFirstLoad = false;
    if (crossesSite(boot.tenant.api, url.pathname)) throw redirectDocument(hrefOf(url));

    const match = isFirst ? firstMatch(boot) : matchOrThrow(boot, url.pathname);
    const { params } = match;
    const { signal } = request;
    const send: Send = (call) => app.send(call, { signal });
    const args: PageArgs = { params, url, signal, app, send, isFirstLoad: isFirst };
    const load = async () => {
      const module = await loadPageModule(match.name);
      await runChecks(module, args, middleware);
      const data = (await module.loader?.(args)) ?? null;
      const item = isRecord(data) ? (data.item ?? null) : null;
      return { match, module, data, item, isFirstLoad: isFirst };
    };
    const guardedLoad = () => guarded(load, guard, url.href);
    return isFirst ? guardedLoad() : showProgress(app.loadingBar, signal, guardedLoad);
  };
}

/** Lets the shown page decide whether a change of the query alone loads its data again. */
export function createShouldRevalidate(boot: Boot): ShouldRevalidateFunction {
  const has = pageSet(boot.tenant.pages);
  return (args) => {
    const match = matchPage(args.nextUrl.pathname, has);
    const module = match === null || match === 'bad' ? undefined : loadedPageModule(match.name);
    return module?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;
  };
}

function firstMatch({ page, status }: Boot): PageMatch {
  if (status >= 400 && status !== 404) throw new PageError(status, fallbackMessage(status));
  if (page === null || status === 404) throw new PageError(404);
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
