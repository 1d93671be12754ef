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
import type { App } from './app';
import { createSession } from './features/account/session';
import type { MiddlewareTable } from './route/checks';
import { browserOnly, type ChunkGuard, loadChunk } from './route/chunk-guard';
import { useHeldPlace } from './route/held-place';
import { PageAnnouncer, useDocumentMeta, useFirstFragment } from './route/page-effects';
import { errorFacts } from './route/page-error';
import { createPageLoader, type PageView } from './route/page-loader';
import { useLoadingBarState } from './route/use-loading-bar';
import { PageContext } from './route/use-page';
import { ErrorScreen } from './shell/error-screen';
import { LoadingBar } from './shell/loading-bar';
import { LoadingScreen } from './shell/loading-screen';
import { useOnline } from './shell/offline-notice';
import { OfflineScreen } from './shell/offline-screen';
import Shell from './shell/shell';

/** Middleware that pages may name; a name that is not here is an error 500. */
const middleware: MiddlewareTable = {
  portal: async (args) => {
    const { guardPortal } = await loadChunk(loadGuard);
    await guardPortal(args);
  },
};

/** Whether the platform has ended the session since the document came. */
function isOver(app: App): boolean {
  return app.work.owner() !== null && app.of(createSession).ending()?.how === 'over';
}

const loadGuard = browserOnly(() => import('./features/portal/guard'));

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
  useHeldPlace();
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
      </Suspense>
    </PageContext>
  );
}

/** In place of the document's page as long as it waits for what did not come with the document. */
function Pending() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingScreen />;
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
  useDocumentMeta({
    page: null,
    params: NO_PARAMS,
    item: null,
    status,
    canonicalPath: null,
    isDescribed: false,
  });
  if (isWaiting) return <OfflineScreen onRetry={retry} />;
  return <ErrorScreen {...facts} />;
}

/** In place of everything, when the shell itself failed. */
function BareErrorPage() {
  return <ErrorScreen {...errorFacts(useRouteError())} />;
}
