/**
 * The app's routes: a root route with the shell and one child for every page. Which path is
 * which page is the page table's business (app/pages.json), so a new page is a row and a file.
 */
import { Suspense, useEffect, useState } from 'react';
import {
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import type { App } from '../core/app';
import { useApp } from '../core/app-context';
import { useHandOver } from '../core/hydration/early';
import { useIsHydrated } from '../core/hydration/live';
import type { MiddlewareTable } from '../router/checks';
import { browserOnly, type ChunkGuard, loadChunk } from '../router/chunk-guard';
import { PageAnnouncer, useDocumentMeta, useFirstFragment } from '../router/page-effects';
import { errorFacts } from '../router/page-error';
import { createPageLoader, type PageView, UNAVAILABLE } from '../router/page-loader';
import { usePageSet } from '../router/page-table';
import { useScrollRestoration } from '../router/scroll-restoration';
import { useLoadingBarState } from '../router/use-loading-bar';
import { PageContext } from '../router/use-page';
import { useWatchSight } from '../router/use-way-on';
import { ErrorScreen } from '../shell/error-screen';
import { LoadingBar } from '../shell/loading-bar';
import { LoadingScreen } from '../shell/loading-screen';
import { useOnline } from '../shell/offline-notice';
import { createSession } from '../shell/session/session';
import Shell from '../shell/shell';
import { createTakeOver } from './served-page';

/** Middleware that pages may name; a name that is not here is an error 500. */
const middleware: MiddlewareTable = {
  portal: async (args) => {
    const { guardPortal } = await loadChunk(loadGuard);
    await guardPortal(args);
  },
};

/** Whether the platform has ended the session since the document came. */
function isOver(app: App): boolean {
  return app.work.owner() !== null && app.service(createSession).ending()?.how === 'over';
}

const loadGuard = browserOnly(() => import('../areas/portal/guard'));

/** The routes of one app. The browser's router and the edge's are made of them alike. */
export function createRoutes(app: App, guard: ChunkGuard): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: BareErrorPage,
      children: [
        {
          id: 'page',
          path: '*',
          loader: createPageLoader({ app, guard, middleware, isOver: () => isOver(app) }),
          Component: Page,
          ErrorBoundary: ErrorPage,
          HydrateFallback: LoadingScreen,
        },
      ],
    },
  ];
}

function Root() {
  useWatchSight();
  useScrollRestoration();
  const { phase, percent } = useLoadingBarState();
  const { pathname } = useLocation();
  return (
    <>
      <LoadingBar phase={phase} percent={percent} />
      <Shell />
      <PageAnnouncer place={pathname} />
      <ScrollRestoration />
    </>
  );
}

function Page() {
  const { match, module, item, isFirstLoad, isDescribed } = useLoaderData<PageView>();
  const { name: page, params, canonical: canonicalPath } = match;
  useDocumentMeta({ page, params, item, status: 200, canonicalPath, isDescribed });
  useFirstFragment(isFirstLoad && module !== null);
  const Component = module?.default;
  return (
    <PageContext value={match}>
      <Suspense fallback={<LoadingScreen />}>
        {Component ? <Component key={module.isOneView ? page : canonicalPath} /> : <Pending />}
        <HandedOver />
      </Suspense>
    </PageContext>
  );
}

/** What stands in the shell's main part. */
const page = () => window.early.snapshotOf(document.querySelector('[data-page]'));

/** Tells that the first page is alive. */
function useTakenOver() {
  const app = useApp();
  useEffect(() => {
    app.service(createTakeOver).isDone = true;
  }, [app]);
}

/** Stands where the page does, as it is told what was done on it once it is taken over itself. */
function HandedOver() {
  useHandOver(page);
  useTakenOver();
  // What lies further down listens for itself now.
  useEffect(() => window.early.endNotes(), []);
  return null;
}

/**
 * In place of the document's page as long as it waits for what did not come with the document. Where the
 * platform has not answered, or not in time, it is tried again; who has no scripts reads so instead of
 * waiting for ever, and has a link.
 */
function Pending() {
  const { boot } = useApp();
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  if (boot.status !== UNAVAILABLE) return <LoadingScreen />;
  return <ErrorScreen status={UNAVAILABLE} isAwaited />;
}

const NO_PARAMS = {};

/** Whether a page that failed waits for the connection; with that it is tried again by itself. */
function useConnection() {
  const isOnline = useOnline();
  const { revalidate, state } = useRevalidator();
  const [hasWaited, setWaited] = useState(!isOnline);
  if (!isOnline && !hasWaited) setWaited(true);
  useEffect(() => {
    if (!isOnline || !hasWaited) return;
    void revalidate().then(() => setWaited(false));
  }, [isOnline, hasWaited, revalidate]);
  return { isWaiting: hasWaited || state === 'loading', retry: () => void revalidate() };
}

/** In place of a page that failed; header and footer stay. */
function ErrorPage() {
  const facts = errorFacts(useRouteError());
  const { isWaiting, retry } = useConnection();
  const { status } = facts;
  const { pathname } = useLocation();
  const has = usePageSet();
  // The edge keeps one document for all items of a page that are gone: none of them is named in it.
  const isNamed = useIsHydrated() && status === 404;
  useDocumentMeta({
    page: null,
    params: NO_PARAMS,
    item: null,
    status,
    canonicalPath: null,
    isDescribed: false,
  });
  useHandOver(page);
  useTakenOver();
  const way = {
    ...(isWaiting && { onRetry: retry }),
    ...(isNamed && { missed: { pathname, has } }),
  };
  return <ErrorScreen {...facts} {...way} />;
}

/** In place of everything, when the shell itself failed. */
function BareErrorPage() {
  return <ErrorScreen {...errorFacts(useRouteError())} />;
}
