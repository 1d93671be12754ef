/**
 * The app's one router: a root route with the shell and one child for every page. Which path is
 * which page is the page table's business (app/pages.json), so a new page is a row and a file.
 */
import {
  createBrowserRouter,
  type DataRouter,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import type { Boot } from './boot';
import type { MiddlewareTable } from './route/checks';
import { browserChunkGuard, type ChunkGuard } from './route/chunk-guard';
import { useHeldPlace } from './route/held-place';
import {
  PageAnnouncer,
  useDocumentMeta,
  useFirstFragment,
  useNavigationProgress,
} from './route/page-effects';
import { errorFacts } from './route/page-error';
import { createPageLoader, createShouldRevalidate, type PageView } from './route/page-loader';
import { useLoadingBarState } from './route/use-loading-bar';
import { PageContext } from './route/use-page';
import { ErrorScreen } from './shell/error-screen';
import { LoadingBar } from './shell/loading-bar';
import { LoadingScreen } from './shell/loading-screen';
import Shell from './shell/shell';

/** Middleware that pages may name; a name that is not here is an error 500. */
const middleware: MiddlewareTable = {};

/** Makes the router and starts the first load. */
export function createAppRouter(
  boot: Boot,
  guard: ChunkGuard = browserChunkGuard(boot.tenant.key),
): DataRouter {
  const { pathname } = window.location;
  const router: DataRouter = createBrowserRouter([
    {
      id: 'root',
      element: <Root hasFailed={hasFailed} />,
      ErrorBoundary: BareErrorPage,
      children: [
        {
          id: 'page',
          path: '*',
          loader: createPageLoader({ boot, pathname, guard, middleware }),
          shouldRevalidate: createShouldRevalidate(boot),
          Component: Page,
          ErrorBoundary: ErrorPage,
          HydrateFallback: LoadingScreen,
        },
      ],
    },
  ]);
  function hasFailed() {
    return router.state.errors !== null;
  }
  return router;
}

function Root({ hasFailed }: { hasFailed: () => boolean }) {
  useNavigationProgress(hasFailed);
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
  const view = useLoaderData<PageView>();
  const { match, module, item, isFirstLoad } = view;
  const { name: page, params, canonical: canonicalPath } = match;
  useDocumentMeta({ page, params, item, status: 200, canonicalPath, isFirstLoad });
  useFirstFragment(isFirstLoad);
  const Component = module.default;
  return (
    <PageContext value={view}>
      <Component key={canonicalPath} />
    </PageContext>
  );
}

const NO_PARAMS = {};

/** In place of a page that failed; header and footer stay. */
function ErrorPage() {
  const facts = errorFacts(useRouteError());
  const { status } = facts;
  useDocumentMeta({
    page: null,
    params: NO_PARAMS,
    item: null,
    status,
    canonicalPath: null,
    isFirstLoad: false,
  });
  return <ErrorScreen {...facts} />;
}

/** In place of everything, when the shell itself failed. */
function BareErrorPage() {
  return <ErrorScreen {...errorFacts(useRouteError())} />;
}
