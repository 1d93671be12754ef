/** For tests: an app whose network answers what the test says and whose storage is plain memory. */
import { type FakeGateway, fakeGateway, type Reply } from './api/fake-gateway';
import { type App, createApp } from './app';
import type { Boot } from './boot';
import { bootFixture } from './boot.fixture';

/** A browser's storage. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

interface FakeAppConfig {
  /** What every request is answered. */
  reply?: Reply | Error;
  boot?: Partial<Boot>;
}

/** The app, and what its network was asked. */
export function fakeApp({ reply, boot }: FakeAppConfig = {}): FakeGateway & { app: App } {
  const gateway = fakeGateway(reply);
  const [local, session] = [memoryStorage(), memoryStorage()];
  const app = createApp({
    boot: { ...bootFixture, prefetched: {}, ...boot },
    fetch: gateway.fetch,
    storage: { local: () => local, session: () => session },
  });
  return { ...gateway, app };
}
