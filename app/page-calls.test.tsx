/**
 * The calls that the page table names for a first view are the very ones that the page then reads:
 * an address that differs by one letter would be fetched twice and shown by nobody.
 */
import { join } from 'node:path';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import samples from '../test/cases/samples.json';
import { type App, createApp } from './app';
import { AppContext } from './app-context';
import { bootFixture } from './boot.fixture';
import { readLooks } from './brand/look';
import { decode, record, string } from './decode';
import table from './pages.json';
import { firstAddress, pageAddresses } from './route/page-calls';
import { matchPage, pagePath } from './route/page-table';
import { createRoutes } from './router';

const guard = { recover: () => false };
const textsOf = (value: unknown) => decode(record(string), value);
const sampleOf = new Map(
  Object.entries(samples).map(([name, params]) => [name, textsOf(params)] as const),
);

/** Every page, with what may be left out of its path and without, and lists with a query. */
const rows = table.flatMap(({ name, path, ...row }) => {
  const params = sampleOf.get(name) ?? {};
  const required = Object.fromEntries(
    Object.entries(params).filter(([param]) => !path.includes(`{${param}?}`)),
  );
  const paths = new Set([pagePath(name, params), pagePath(name, required)]);
  const query =
    'query' in row && 'category' in row.query ? ['', '?page=2&search=a', '?category=7'] : [''];
  return [...paths].flatMap((one) => query.map((search) => [name, one + search] as const));
});

/** The addresses that rendering a page reads. */
async function readBy(
  name: string,
  url: URL,
  prefetched: Record<string, unknown>,
  layout = bootFixture.tenant.layout,
) {
  const match = matchPage(url.pathname, (known) => known === name);
  if (match === null || match === 'bad') throw new Error('no page');
  const tenant = {
    ...bootFixture.tenant,
    api: '/api',
    layout,
    pages: table.map((row) => row.name),
  } as const;
  const made = createApp({
    boot: { ...bootFixture, tenant, page: match, prefetched },
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
  const context = await query(new Request(url));
  // The older address of a list leads to it.
  if (context instanceof Response) return null;
  expect(context.errors).toBeNull();
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

it.each(rows)('%s at %s', async (name, path) => {
  const url = new URL(path, 'https://contoh.example');
  const match = matchPage(url.pathname, (known) => known === name);
  if (match === null || match === 'bad') throw new Error('no page');
  const first = firstAddress(name, match.params, url.search);
  // An item and a list in one: what the calls that follow need of either.
  const item = { id: '7', slug: 'dasar', careerId: '5', category: { id: '3', slug: 'esai' } };
  const answer = { status: true, data: { ...item, items: [item], ...match.params } };
  const read = await readBy(name, url, first === undefined ? {} : { [first]: answer });
  const addresses = pageAddresses(name, match.params, url.search, first && answer);
  expect(addresses.filter((address) => read?.has(address) === false)).toEqual([]);
});

const looks = await readLooks(join(import.meta.dirname, '..'));
const landings = [...looks].filter(([, { calls }]) => calls.length > 0);

it.each(landings)('the landing of %s', async (layout, { calls }) => {
  const read = await readBy('home', new URL('https://contoh.example/'), {}, layout);
  expect(calls.filter((address) => read?.has(address) === false)).toEqual([]);
});
