/** Pages with their calls, rendered as the edge does, for what is true of all of them. */
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Call } from '../../app/api/call';
import { callTable } from '../../app/api/calls.fixture';
import { sampleOf } from '../../app/api/contract/sample';
import { type App, createApp } from '../../app/core/app';
import { AppContext } from '../../app/core/app-context';
import type { BootLook, Tenant } from '../../app/core/boot';
import { bootFixture } from '../../app/core/boot.fixture';
import { isRecord, record } from '../../app/core/schema';
import firstViews from '../../app/first-views.json';
import table from '../../app/pages.json';
import { firstAddress, pageAddresses } from '../../app/router/page-calls';
import { matchPage, pagePath } from '../../app/router/page-table';
import { createRoutes } from '../../app/start/router';
import samples from '../cases/samples.json';

const guard = { recover: () => false };
const textsOf = (value: unknown) => v.parse(record(v.string()), value);
const paramsOf = new Map(
  Object.entries(samples).map(([name, params]) => [name, textsOf(params)] as const),
);

/** Every page, with what may be left out of its path and without, and lists with a query. */
export const pageRows = table.flatMap(({ name, path, ...row }) => {
  const params = paramsOf.get(name) ?? {};
  const required = Object.fromEntries(
    Object.entries(params).filter(([param]) => !path.includes(`{${param}?}`)),
  );
  const paths = new Set([pagePath(name, params), pagePath(name, required)]);
  const query =
    'query' in row && 'category' in row.query ? ['', '?page=2&search=a', '?category=7'] : [''];
  return [...paths].flatMap((one) => query.map((search) => [name, one + search] as const));
});

/** The call that is made at an address; the last segment of a path may be an id. */
export function callAt(address: string): Call<unknown> {
  const path = address.split('?', 1)[0] ?? '';
  const paths = callTable.map(({ host, row: [call, make] }) => ({
    path: `${host}/${call.split(' ')[1]?.split('?', 1)[0]}`,
    make,
  }));
  const parent = (of: string) => of.slice(0, of.lastIndexOf('/'));
  const found =
    paths.find((one) => one.path === path) ??
    paths.find((one) => parent(one.path) === parent(path)) ??
    expect.fail(`no call reads ${address}`);
  return found.make();
}

/** An answer that can be used; its record, or the row of its list, has these fields too. */
export function answerOf(address: string, fields: Record<string, unknown>): unknown {
  const filled = (row: unknown) => (isRecord(row) ? { ...row, ...fields } : row);
  const { shape, rules } = callAt(address);
  const data = sampleOf(shape);
  if (rules.whole) return data;
  if (Array.isArray(data)) return { status: true, data: data.map(filled) };
  const items = isRecord(data) && Array.isArray(data.items) ? data.items.map(filled) : null;
  return { status: true, data: items === null ? filled(data) : { items } };
}

/** What a tenant has of its own in place of the fixture's. */
interface Own {
  readonly tenant?: Partial<Tenant>;
  readonly look?: Partial<BootLook>;
}

/** Renders a page as the edge does: the addresses that it reads, and its markup; null where it leads elsewhere. */
export async function rendered(
  name: string,
  url: URL,
  prefetched: Record<string, unknown>,
  layout = bootFixture.tenant.layout,
  own: Own = {},
) {
  const match = matchPage(url.pathname, (known) => known === name);
  if (match === null || match === 'bad') throw new Error('no page');
  const tenant = {
    ...bootFixture.tenant,
    api: '/api',
    layout,
    pages: table.map((row) => row.name),
    ...own.tenant,
  } as const;
  const look = { ...bootFixture.look, ...own.look };
  const made = createApp({
    boot: { ...bootFixture, tenant, look, page: match, prefetched },
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
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <AppContext value={app}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppContext>,
    {
      onError: (error) => void failures.push(error),
      // In one piece: what is large would stand behind everything else.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  await stream.allReady;
  expect(failures).toEqual([]);
  const { errors } = context;
  return { read, errors, html: await new Response(stream).text() };
}

/** The calls of a page's row at an address with what reads their answers; those of an item that they follow. */
export function callsAt(name: string, url: URL, { isBare = false } = {}) {
  const match = matchPage(url.pathname, (known) => known === name);
  if (match === null || match === 'bad') throw new Error('no page');
  const first = firstAddress(name, match.params, url.search);
  // An item and a list in one: what the calls that follow need of either.
  const item = {
    id: '7',
    slug: 'dasar',
    careerId: '5',
    programId: '3',
    category: { id: '3', slug: 'esai' },
    ...match.params,
  };
  const ofFirst = first && answerOf(first, item);
  const addresses = pageAddresses(name, match.params, url.search, ofFirst);
  const answers = addresses.map(
    (address) => [address, answerOf(address, isBare && address !== first ? {} : item)] as const,
  );
  return { first, addresses, answers: Object.fromEntries(answers) };
}

/** The landings that have calls of their own, with these. */
export const landings = Object.entries(firstViews.landings);
