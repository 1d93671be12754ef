/** Starts the app: reads the injected data, connects the API client, renders. */
import './ui/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { logClick } from './api/logger';
import { carryWorkOver, settleTab } from './api/visitor-store';
import { type App, createApp } from './app';
import { AppContext } from './app-context';
import { type Boot, BootError, parseBoot } from './boot';
import { createSession, isSignedIn, watchSession } from './features/account/session';
import { browserChunkGuard } from './route/chunk-guard';
import { watchMissedStyles } from './route/missed-styles';
import { StartUpError } from './route/start-up-error';
import { checkVersion, recordClicks, whenIdle } from './route/visit';
import { createRoutes } from './router';
import { LastResort } from './shell/error-screen';
import { MaintenanceScreen } from './shell/maintenance-screen';

function readBoot(): Boot {
  const script = document.getElementById('boot');
  if (script?.textContent == null) throw new BootError('The document carries no boot data');
  return parseBoot(script.textContent);
}

/** The app for this document's tenant. */
function appOf(boot: Boot): App {
  return createApp({
    boot,
    fetch: (input, init) => fetch(input, init),
    storage: { local: () => localStorage, session: () => sessionStorage },
    isSignedIn: () => isSignedIn(),
    onInvalidSession: (app, address) => app.of(createDoubt).about(address),
  });
}

/** The pages of a tenant that is up. */
function pagesOf(app: App): ReactNode {
  const guard = browserChunkGuard(app.boot.tenant.key);
  watchMissedStyles();
  forgetAddressToken();
  beginVisit(app);
  // Router updates are no transitions: the address changes at once, and each page decides with
  // deferred values which of its parts may lag behind.
  // Registered before the router's own listener: Back and forward ask again behind what they show.
  window.addEventListener('popstate', () => app.cache.expire());
  const router = createBrowserRouter(createRoutes(app, guard));
  return <RouterProvider router={router} useTransitions={false} />;
}

/**
 * The way back from the account site carries a token. The edge leads on from there to an address
 * without it; where it could not, because it was asked too often, the address is cleaned here.
 */
function forgetAddressToken(): void {
  const { pathname, search } = location;
  const isWayBack = /^\/callbackauth\/?$/i.test(pathname);
  if (isWayBack && search !== '') history.replaceState(null, '', pathname);
}

/** Version check, token check and click records. */
function beginVisit(app: App): void {
  const { boot, send, session, store } = app;
  settleTab(app);
  carryWorkOver(store);
  checkVersion({ version: boot.version, ...tokens(app) });
  whenIdle(async () => {
    const { checkToken } = await import('./route/token-check');
    await checkToken(tokens(app));
  });
  watchSession(app);
  recordClicks({
    here: () => location.href,
    referrer: document.referrer,
    now: () => new Date(),
    session,
    log: (record) => void send(logClick(record)),
  });
}

/** A call that was refused puts the session in doubt; one answer settles that. */
function createDoubt(app: App) {
  let isSettled = false;
  return {
    async about(address: string) {
      // The assistant has a login of its own.
      if (isSettled || address.startsWith('assistant/') || !isSignedIn()) return;
      isSettled = true;
      const { recheckToken } = await import('./route/token-check');
      await recheckToken(tokens(app));
    },
  };
}

/** What the checks of version and tokens need. */
function tokens(app: App) {
  const { send, session, store } = app;
  return { send, session, store, endSession: () => void app.of(createSession).end() };
}

function content(): ReactNode {
  try {
    const app = appOf(readBoot());
    const { settings } = app.boot;
    return (
      <AppContext value={app}>
        {settings.isMaintenance ? <MaintenanceScreen /> : pagesOf(app)}
      </AppContext>
    );
  } catch (error) {
    console.error(error);
    return <StartUpError />;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');
createRoot(root).render(
  <StrictMode>
    <LastResort>{content()}</LastResort>
  </StrictMode>,
);
