import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app';
import type { Boot } from '../boot';
import { bootFixture } from '../boot.fixture';
import { createChunkGuard } from './chunk-guard';
import { createPageLoader, createShouldRevalidate } from './page-loader';

const guard = createChunkGuard({
  now: () => 0,
  isOnline: () => true,
  reload: () => {},
  marker: { get: () => null, set: () => {} },
});

const asked: string[] = [];
const fetchList: typeof fetch = async (input) => {
  asked.push(String(input));
  return Response.json({ status: true, message: '', data: { items: [] } });
};

function loaderFor(boot: Partial<Boot>, api: Boot['tenant']['api'] = '/api') {
  const tenant = { ...bootFixture.tenant, api };
  const app = createApp({ boot: { ...bootFixture, tenant, ...boot }, fetch: fetchList });
  const loader = createPageLoader({ app, guard, middleware: {} });
  return (path: string) => {
    const url = new URL(path, 'https://contoh.example');
    const context = new RouterContextProvider();
    return loader({ request: new Request(url), url, params: {}, context, pattern: '*' });
  };
}

describe('the first load', () => {
  it.each<[string, Partial<Boot>]>([
    ['a path that is no page', { page: null, status: 404 }],
    ['an item the platform does not know', { status: 404 }],
  ])('shows 404 for %s', async (_name, boot) => {
    await expect(loaderFor(boot)('/Class/x')).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([400, 429, 500, 502])('shows what the edge could not do: %i', async (status) => {
    const found = loaderFor({ page: null, status })('/login');
    await expect(found).rejects.toMatchObject({
      statusCode: status,
      message: expect.stringMatching(/\.$/),
    });
  });

  it('takes the page that the edge found, however the path is spelled', async () => {
    const page = { name: 'class', params: {} };
    const { match, data } = await loaderFor({ page, status: 200 })('/any/spelling');
    expect(match).toEqual({ ...page, canonical: '/Class' });
    expect(Object.keys(data ?? {})).toEqual(['classes', 'programs']);
  });
});

describe('later loads', () => {
  const later = async (path: string, api: Boot['tenant']['api'] = '/api') => {
    const load = loaderFor({ page: null }, api);
    await load(api === '/api' ? '/' : '/pesilat').catch(() => {});
    return load(path);
  };

  it('matches the path and gives the page its query', async () => {
    asked.length = 0;
    const { match } = await later('/class/?level=beginner&page=2');
    expect(match).toEqual({ name: 'class', params: {}, canonical: '/Class' });
    expect(asked).toContain('/api/services/v1/class/active?level=beginner&page=2&pageSize=12');
  });

  it.each(['/Nothing', '/Class/a/b', '/Class/%zz', '/Chat'])('%s is 404', async (path) => {
    await expect(later(path)).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each<[Boot['tenant']['api'], string, string]>([
    ['/api', '/pesilat?a=1#b', '/pesilat?a=1'],
    ['/pesilat/api', '/Class', '/Class'],
  ])('from the site of %s to %s is a new document', async (from, to, location) => {
    const response = await later(to, from).catch((thrown: unknown) => thrown);
    if (!(response instanceof Response)) throw new Error('expected a redirect');
    expect(response.headers.get('location')).toContain(location);
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
  });
});

describe('shouldRevalidate', () => {
  it.each([true, false])(
    'leaves it at %s for a page that says nothing',
    (defaultShouldRevalidate) => {
      const shouldRevalidate = createShouldRevalidate(bootFixture);
      const url = new URL('https://contoh.example/Nothing');
      const args = { currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {} };
      expect(shouldRevalidate({ ...args, defaultShouldRevalidate })).toBe(defaultShouldRevalidate);
    },
  );
});
