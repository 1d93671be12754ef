/** Starts the app: reads the injected data, connects the API client, renders. */
import './ui/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { configureApi, createClient } from './api/http';
import { logClick } from './api/logger';
import { configureStore, createStore } from './api/storage';
import { type Boot, BootError, parseBoot } from './boot';
import { BootProvider } from './boot-context';
import { forgetSession, rememberLogins } from './features/account/session';
import { browserChunkGuard } from './route/chunk-guard';
import { createLoadingBar } from './route/loading-bar';
import { watchMissedStyles } from './route/missed-styles';
import { StartUpError } from './route/start-up-error';
import { LoadingBarContext } from './route/use-loading-bar';
import { checkVersion, recordClicks, whenIdle } from './route/visit';
import { createAppRouter } from './router';
import { LastResort } from './shell/error-screen';
import { MaintenanceScreen } from './shell/maintenance-screen';

function readBoot(): Boot {
  const script = document.getElementById('boot');
  if (script?.textContent == null) throw new BootError('The document carries no boot data');
  return parseBoot(script.textContent);
}

/** The app for a tenant that is up. */
function appOf(boot: Boot): ReactNode {
  const loadingBar = createLoadingBar();
  const guard = browserChunkGuard(boot.tenant.key);
  watchMissedStyles();
  configureApi(
    createClient({
      base: boot.tenant.api,
      prefetched: boot.prefetched,
      fetch: (input, init) => fetch(input, init),
      progress: loadingBar,
      // The assistant has a login of its own.
      onInvalidSession: (call) => call.startsWith('assistant/') || forgetSession(),
    }),
  );
  // Router updates are no transitions: the address changes at once, and each page decides with
  // deferred values which of its parts may lag behind.
  beginVisit(boot);
  return (
    <LoadingBarContext value={loadingBar}>
      <RouterProvider router={createAppRouter(boot, guard)} useTransitions={false} />
    </LoadingBarContext>
  );
}

/** Version check, token check and click records; they go through the client, so it must be there. */
function beginVisit({ tenant, version }: Boot): void {
  const store = createStore(tenant.key, () => localStorage);
  configureStore(store);
  const session = createStore(tenant.key, () => sessionStorage);
  const logout = () => void fetch('/session/logout', { method: 'POST' });
  checkVersion(version, store, logout);
  whenIdle(async () => {
    const { checkToken } = await import('./route/token-check');
    await checkToken({ store, session, logout });
  });
  rememberLogins();
  recordClicks({
    here: () => location.href,
    referrer: document.referrer,
    now: () => new Date(),
    session,
    log: (record) => void logClick(record),
  });
}

function content(): ReactNode {
  try {
    const boot = readBoot();
    const isClosed = boot.settings.isMaintenance || boot.status === 503;
    return (
      <BootProvider boot={boot}>{isClosed ? <MaintenanceScreen /> : appOf(boot)}</BootProvider>
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
