/** For tests: an app whose network answers what the test says and whose storage is plain memory. */
import { type FakeGateway, fakeGateway, type Reply } from '../api/fake-gateway';
import { type App, createApp } from './app';
import type { Boot } from './boot';
import { bootFixture } from './boot.fixture';
import { memoryStorage } from './fake-storage';

interface FakeAppConfig {
  /** What every request is answered. */
  reply?: Reply | Error;
  boot?: Partial<Boot>;
  isSignedIn?: boolean;
}

/** The app, and what its network was asked. */
export function fakeApp(config: FakeAppConfig = {}): FakeGateway & { app: App } {
  const { reply, boot, isSignedIn = false } = config;
  const gateway = fakeGateway(reply);
  const [local, session] = [memoryStorage(), memoryStorage()];
  const app = createApp({
    boot: { ...bootFixture, prefetched: {}, ...boot },
    fetch: gateway.fetch,
    isSignedIn: () => isSignedIn,
    storage: { local: () => local, session: () => session },
  });
  return { ...gateway, app };
}
