/** How a visit begins. The code for what earlier visits have left comes where they have left something. */
import type { App, AppConfig } from '../../core/app';
import { createStore } from '../../core/storage';
import { hasLeft, OWNER, SCHEMA, settleTab, WORK_SCHEMA } from '../../core/visit';

type Storages = NonNullable<AppConfig['storage']>;

/** Begins a visit with what this browser keeps; to be waited for before any of it is read. */
export async function beginVisit(app: App, storages: Storages, isSignedIn: boolean): Promise<void> {
  const { store } = app;
  const { api, key } = app.boot.tenant;
  // Before anything else is written there, which would be of this version's shape.
  if (store.keys().length === 0) store.set(SCHEMA, String(WORK_SCHEMA));
  // Under the key alone an older version kept it.
  const former = [createStore(key, storages.local), createStore(key, storages.session)];
  // A site under the path rule had that name too, but the whole host's own site had it first.
  const hasFormer = api === '/api' && former.some((one) => one.keys().length > 0);
  const isOfOlderShape = store.get(SCHEMA) !== String(WORK_SCHEMA);
  if (!isSignedIn && !hasFormer && !isOfOlderShape && store.get(OWNER) === null && !hasLeft(app)) {
    return settleTab(app);
  }
  // Without it what the visitor does is nobody's until they are known, as if they had just signed in.
  const visitor = await import('./visitor').catch(() => null);
  if (hasFormer) visitor?.adoptFormerStores(app, former);
  visitor?.openVisit(app, isSignedIn);
}
