import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../core/app';
import { bootFixture } from '../core/boot.fixture';
import { warmPage, watchIntent } from './warm';

const pages = ['class-detail', 'news-article', 'career'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An app whose calls are all answered alike, and the addresses that were asked for. */
function appWith(data: unknown, status = 200) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input).replace('/api/services/', ''));
    return Response.json({ status: status === 200, message: '', data }, { status });
  };
  const tenant = { ...bootFixture.tenant, api: '/api', pages } as const;
  return { app: createApp({ boot: { ...bootFixture, prefetched: {}, tenant }, fetch }), asked };
}

/** What is asked for when the visitor is about to go to `path`. */
function warmed(path: string, data: unknown, status = 200): string[] {
  const { app, asked } = appWith(data, status);
  warmPage(app, new URL(path, 'https://contoh.example'));
  return asked;
}

it.each<[string, unknown, string[]]>([
  [
    '/Class/dasar-web',
    { id: 7 },
    ['v1/class/overview?slug=dasar-web', 'v1/class/syllabus?classroomId=7'],
  ],
  ['/Class/dasar-web', { id: '../7' }, ['v1/class/overview?slug=dasar-web']],
  ['/Career?page=2', { id: 7, items: [] }, ['v1/career/list?page=2']],
  [
    '/Career/rupa',
    { id: 'r-1' },
    ['v1/career/detail?slug=rupa', 'v1/career/job/list?careerId=r-1&page=1'],
  ],
])('%s with %j asks ahead for all that its first view needs', async (path, data, expected) => {
  const asked = warmed(path, data);
  await vi.waitFor(() => expect(asked).toEqual(expected));
});

it('asks for an item that cannot be had once, and for nothing that depends on it', async () => {
  const asked = warmed('/Class/dasar-web', { id: 7 }, 404);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual(['v1/class/overview?slug=dasar-web']);
});

it.each([
  ['who saves data', true, []],
  ['anybody else', false, ['pointerover', 'pointerdown', 'focusin', 'touchstart']],
])('listens for where %s is about to go', (_who, savesData, expected) => {
  const heard: string[] = [];
  vi.stubGlobal('document', {
    cookie: '',
    addEventListener: (event: string) => void heard.push(event),
    querySelector: () => null,
  });
  vi.stubGlobal('HTMLAnchorElement', class {});
  watchIntent(
    createApp({ boot: { ...bootFixture, savesData }, fetch: () => new Promise(() => {}) }),
  );
  expect(heard).toEqual(expected);
});

/** A link as the listeners see it. */
class Anchor {
  readonly origin = 'https://contoh.example';
  readonly target = '';
  readonly href: string;
  constructor(path: string) {
    this.href = this.origin + path;
  }
  closest() {
    return this;
  }
}

it('asks ahead for the link that the focus rests on, and for none that it passes', async () => {
  vi.useFakeTimers();
  const listeners = new Map<string, (event: { target: Anchor }) => void>();
  vi.stubGlobal('Element', Anchor);
  vi.stubGlobal('HTMLAnchorElement', Anchor);
  vi.stubGlobal('location', { href: 'https://contoh.example/', origin: 'https://contoh.example' });
  vi.stubGlobal('document', {
    addEventListener: (name: string, listen: (event: { target: Anchor }) => void) =>
      listeners.set(name, listen),
    querySelector: () => null,
    cookie: '',
  });
  const { app, asked } = appWith({ id: 'r-1' });
  watchIntent(app);
  for (const path of ['/Career/satu', '/Career/dua', '/Career/tiga']) {
    listeners.get('focusin')?.({ target: new Anchor(path) });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  await vi.waitFor(() => expect(asked[0]).toContain('slug=tiga'));
  expect(asked.join()).not.toMatch(/satu|dua/);
});
