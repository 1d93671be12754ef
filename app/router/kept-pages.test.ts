import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keptPages } from './kept-pages';

/** What a browser's parser says of a document, as far as it is asked. */
class FakeParser {
  parseFromString(html: string, type: string) {
    return { title: type === 'text/html' ? /<title>(.*)<\/title>/.exec(html)?.[1] : undefined };
  }
}

beforeAll(() => vi.stubGlobal('DOMParser', FakeParser));
afterAll(() => vi.unstubAllGlobals());

/** Stores that hold these answers by path; null where there is no store of that name. */
function storesOf(kept: Record<string, [type: string, body: string]> | null) {
  const requests = Object.keys(kept ?? {}).map((path) => new Request(`https://a.example${path}`));
  const store = {
    keys: async () => requests,
    match: async ({ url }: Request) => {
      const [type = '', body = ''] = kept?.[new URL(url).pathname] ?? [];
      return new Response(body, { headers: { 'content-type': type } });
    },
  };
  // What is read of them is no more than this.
  return { has: async () => kept !== null, open: async () => store } as unknown as CacheStorage;
}

const html = 'text/html; charset=utf-8';

it.each<[string, CacheStorage | undefined, unknown[]]>([
  ['no stores in this browser', undefined, []],
  ['nothing kept', storesOf(null), []],
  [
    'documents alone, the last one first, by their titles',
    storesOf({
      '/Courses/a/1': [html, '<title>Bab 1</title>'],
      '/assets/a.js': ['text/javascript', '<title>no</title>'],
      '/Courses/a/2': [html, 'no title'],
    }),
    [
      { path: '/Courses/a/2', title: '/Courses/a/2' },
      { path: '/Courses/a/1', title: 'Bab 1' },
    ],
  ],
])('%s', async (_name, stores, expected) => {
  expect(await keptPages(stores)).toEqual(expected);
});
