/** Starts the app: reads the injected data, connects the API client, renders. */
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { logClick } from '../api/logger';
import { type App, createApp } from '../core/app';
import { type Boot, BootError, isClosed, parseBoot } from '../core/boot';
import { clock } from '../core/clock';
import { createPresence } from '../core/hydration/presence';
import { nextTask } from '../core/pause';
import { CONSENT } from '../core/visit';
import { browserChunkGuard, ChunkError } from '../router/chunk-guard';
import { StartUpError } from '../router/start-up-error';
import { checkVersion, recordClicks, whenIdle } from '../router/visit';
import { beginVisit } from '../shell/session/begin-visit';
import { createSession, isSignedIn, watchSession } from '../shell/session/session';
import { keepTextsAlive } from './foreign-texts';
import { Frame } from './frame';
import { createRoutes } from './router';
import { keepServed } from './served-page';

function readBoot(): Boot {
  const script = document.getElementById('boot');
  if (script?.textContent == null) throw new BootError('The document carries no boot data');
  return parseBoot(script.textContent);
}

/** How long the edge may give a document out again, in ms. */
const DOCUMENT_SPAN_MS = 3_600_000;

/** Sends like `fetch`, and sets the clock by the answer. */
async function fetchAndHear(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  clock.hear(response.headers.get('date'));
  return response;
}

const storage = { local: () => localStorage, session: () => sessionStorage };

/** The app for this document's tenant. */
function appOf(boot: Boot): App {
  return createApp({
    boot,
    fetch: fetchAndHear,
    storage,
    isSignedIn: () => isSignedIn(),
    onInvalidSession: (app, address) => app.service(createDoubt).about(address),
  });
}

/**
 * The pages of a tenant that is up. To take over what the edge has rendered, the first page must be
 * there at once: a page that is on its way would show the loading screen in its place. Null when its
 * code cannot be had.
 */
async function pagesOf(app: App, isRendered: boolean): Promise<ReactNode | null> {
  app.connection.watch();
  const guard = browserChunkGuard(app);
  await beginVisit(app, storage, isSignedIn());
  watchVisit(app);
  await nextTask();
  // Router updates are no transitions: the address changes at once, and each page decides with
  // deferred values which of its parts may lag behind.
  // Registered before the router's own listener: Back and forward ask again behind what they show.
  window.addEventListener('popstate', () => app.cache.expire());
  app.service(createPresence).whenSeen(() => void beginWarming(app));
  // No data, but a document: the browser has already scrolled it to the place where it was left. By itself the
  // router would look for that place once more, and with any change of its state React gives up the markup of
  // all parts that are not alive yet.
  const router = createBrowserRouter(createRoutes(app, guard), { hydrationData: {} });
  beginCounting(app);
  if (isRendered) {
    await initialized(router);
    const errors = Object.values(router.state.errors ?? {});
    if (errors.some((error) => error instanceof ChunkError)) return null;
    await nextTask();
  }
  return <RouterProvider router={router} useTransitions={false} />;
}

/**
 * Asks ahead for pages from here on; what cannot be had is asked for on the way there. What says that one
 * is offline has to be there before one is.
 */
async function beginWarming(app: App): Promise<void> {
  whenIdle(() => void import('../shell/error-content').catch(() => {}));
  const code = await import('../router/warm').catch(() => null);
  code?.watchIntent(app);
}

/** Resolves when the first page has loaded, or failed. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(look);
    look();
  });
}

/** Version check, token check and click records. */
function watchVisit(app: App): void {
  const { boot, send, session } = app;
  checkVersion({ version: boot.version, ...tokens(app) });
  // Who is not signed in has no token of their own, and the edge renews the app's.
  if (isSignedIn()) whenIdle(() => void tokenCheck().then((code) => code?.checkToken(tokens(app))));
  watchSession(app);
  recordClicks({
    here: () => location.href,
    referrer: document.referrer,
    now: () => clock.date(),
    session,
    log: (record) => void send(logClick(record)),
  });
}

/** Visits are counted once the visitor has agreed, with code that comes when there is an answer. */
function beginCounting(app: App): void {
  if (app.boot.tenant.analytics === null) return;
  const begin = async (answer?: Event) => {
    // A chunk that cannot be had costs a figure, and nobody's visit.
    const code = await import('../areas/legal/analytics/count-visits').catch(() => null);
    code?.countVisits(app, answer);
  };
  if (app.store.get(CONSENT) === null) addEventListener(CONSENT, begin, { once: true });
  else whenIdle(() => void begin());
}

/** A call that was refused puts the session in doubt; one answer settles that. */
function createDoubt(app: App) {
  let isSettled = false;
  return {
    async about(address: string) {
      // The assistant has a login of its own.
      if (isSettled || address.startsWith('assistant/') || !isSignedIn()) return;
      isSettled = true;
      await (await tokenCheck())?.recheckToken(tokens(app));
    },
  };
}

/** Where its code cannot be had, the platform's next answer tells of the tokens. */
const tokenCheck = () => import('../router/token-check').catch(() => null);

/** What the checks of version and tokens need. */
function tokens(app: App) {
  const { send, session, store } = app;
  return { send, session, store, endSession: () => void app.service(createSession).end() };
}

async function maintenance(app: App): Promise<ReactNode> {
  const { maintenanceScreen } = await import('../shell/maintenance-screen');
  return maintenanceScreen(app);
}

/**
 * Puts the app on the page. What the edge has rendered becomes alive as it stands. Resolves to React's hold
 * on the page; null where the page stays as it was served.
 */
export async function show(root: HTMLElement): Promise<Root | null> {
  const isRendered = root.hasChildNodes();
  try {
    // A slow phone has just spent its time on reading the code.
    await nextTask();
    const boot = readBoot();
    clock.note(boot.now, DOCUMENT_SPAN_MS);
    const app = appOf(boot);
    const page = isClosed(app.boot) ? await maintenance(app) : await pagesOf(app, isRendered);
    // Without its code the page stays as it was rendered: its links plain links, its forms the browser's own.
    if (page === null) {
      window.early.showScriptless();
      return null;
    }
    const whole = <Frame app={app}>{page}</Frame>;
    keepTextsAlive(document.body);
    if (!isRendered) return rendered(root, whole);
    window.early.beginTakeOver();
    return hydrated(app, root, whole);
  } catch (error) {
    console.error(error);
    // A page that can be read stays: the error screen is for one that has nothing to read.
    if (isRendered) return null;
    return rendered(
      root,
      <Frame app={null}>
        <StartUpError />
      </Frame>,
    );
  }
}

function rendered(root: HTMLElement, whole: ReactNode): Root {
  const react = createRoot(root);
  react.render(whole);
  return react;
}

/**
 * Makes what the edge has rendered alive; what fails on the way leaves it as it was served, but for a part
 * that has something else to show.
 */
function hydrated(app: App, root: HTMLElement, whole: ReactNode): Root | null {
  const putBack = keepServed(app, root);
  let react: Root | null = null;
  const giveUp = (error: unknown) => {
    console.error(error);
    putBack(() => react);
  };
  // As a transition it is done in slices, between which the browser answers the visitor.
  startTransition(() => {
    react = hydrateRoot(root, whole, {
      onUncaughtError: giveUp,
      // Such a boundary stands round a part that the page can do without.
      onCaughtError: (error, { errorBoundary }) =>
        errorBoundary instanceof ErrorBoundary ? console.error(error) : giveUp(error),
    });
  });
  return react;
}
