/**
 * The calls that a brand file names for its landing are the very ones that the landing reads: an
 * address that differs by one letter would be fetched at the edge and shown by nobody.
 */
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type App, createApp } from '../app';
import { AppContext } from '../app-context';
import { bootFixture } from '../boot.fixture';
import { array, decode, object, string } from '../decode';
import table from '../pages.json';
import { createRoutes } from '../router';

const guard = { recover: () => false };
const named = object((field) => field('calls', array(string)));

const brands = Object.entries(
  import.meta.glob<Record<string, unknown>>('./*/brand.json', { eager: true, import: 'default' }),
).flatMap(([file, brand]) =>
  'calls' in brand ? [[file.split('/')[1] ?? '', decode(named, brand)] as const] : [],
);

/** The addresses that rendering a layout's landing reads, where each answers an empty list. */
async function readBy(layout: string): Promise<ReadonlySet<string>> {
  const tenant = {
    ...bootFixture.tenant,
    layout,
    api: '/api',
    pages: table.map(({ name }) => name),
  } as const;
  const page = { name: 'home', params: {} };
  const made = createApp({
    boot: { ...bootFixture, tenant, page, prefetched: {} },
    fetch: () => Promise.reject(new Error('nothing is asked for')),
  });
  const read = new Set<string>();
  const watch = (of: App['cache']['known']) => (address: string) => {
    read.add(address);
    return of(address);
  };
  const { known, first } = made.cache;
  const app: App = { ...made, cache: { ...made.cache, known: watch(known), first: watch(first) } };
  const { query, dataRoutes } = createStaticHandler(createRoutes(app, guard));
  const context = await query(new Request('https://contoh.example/'));
  if (context instanceof Response) throw new Error('The landing leads elsewhere');
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <AppContext value={app}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppContext>,
    { onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  expect(failures).toEqual([]);
  return read;
}

it.each(brands)('the landing of %s reads what is fetched for it', async (layout, calls) => {
  const read = await readBy(layout);
  expect(calls.filter((call) => !read.has(call))).toEqual([]);
});
