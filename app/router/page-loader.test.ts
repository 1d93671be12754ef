import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../core/app';
import type { Boot } from '../core/boot';
import { bootFixture } from '../core/boot.fixture';
import { createChunkGuard } from './chunk-guard';
import { createPageLoader } from './page-loader';

const guard = createChunkGuard({
  now: () => 0,
  isOnline: () => true,
  reload: () => {},
  marker: { get: () => null, set: () => {} },
});

const item = { id: 7, slug: 'dasar-web', name: 'Dasar Web' };
const overview = 'services/v1/class/overview?slug=dasar-web';
const page = { name: 'class-competence', params: { slug: 'dasar-web' } };

interface Site extends Partial<Boot> {
  api?: Boot['tenant']['api'];
  status?: number;
  /** HTTP status of the platform's answers. */
  answers?: number;
  /** Whether the visit has ended since the document came. */
  isOver?: boolean;
}

function loaderFor({ api = '/api', answers = 200, isOver = false, ...boot }: Site) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json(
      { status: answers === 200, message: 'kata', data: item },
      { status: answers },
    );
  };
  const tenant = { ...bootFixture.tenant, api, pages: ['class', 'class-competence'] };
  const app = createApp({ boot: { ...bootFixture, prefetched: {}, tenant, ...boot }, fetch });
  const loader = createPageLoader({ app, guard, middleware: {}, isOver: () => isOver });
  const load = (path: string, signal?: AbortSignal) => {
    const url = new URL(path, 'https://contoh.example');
    const context = new RouterContextProvider();
    const request = new Request(url, signal ? { signal } : {});
    return loader({ request, url, params: {}, context, pattern: '*' });
  };
  return { load, asked };
}

describe('the first load', () => {
  it.each<[string, Site]>([
    ['a path that is no page', { page: null, status: 404 }],
    ['an item the platform does not know', { status: 404 }],
  ])('shows 404 for %s', async (_name, site) => {
    await expect(loaderFor(site).load('/Class/x')).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([400, 429, 500, 502])('shows what the edge could not do: %i', async (status) => {
    const found = loaderFor({ page: null, status }).load('/login');
    await expect(found).rejects.toMatchObject({
      statusCode: status,
      message: expect.stringMatching(/\.$/),
    });
  });

  it('takes the page that the edge found, however the path is spelled', async () => {
    const { load } = loaderFor({ page: { name: 'class', params: {} } });
    const match = { name: 'class', params: {}, canonical: '/Class' };
    expect(await load('/any/spelling')).toMatchObject({
      match,
      item: null,
      module: expect.anything(),
    });
  });

  it('is made of what came with the document', async () => {
    const { load, asked } = loaderFor({ page, prefetched: { [overview]: { data: item } } });
    expect(await load('/Class/Competence/dasar-web')).toMatchObject({
      item: { id: '7', name: 'Dasar Web' },
      module: expect.anything(),
      isDescribed: true,
    });
    expect(asked).toEqual([]);
  });

  it('asks for nothing: what did not come is loaded once the page stands there', async () => {
    const { load, asked } = loaderFor({ page });
    const path = '/Class/Competence/dasar-web';
    expect(await load(path)).toMatchObject({ item: null, module: null });
    expect(asked).toEqual([]);
    const late = {
      item: { id: '7' },
      module: expect.anything(),
      isFirstLoad: true,
      isDescribed: false,
    };
    expect(await load(path)).toMatchObject(late);
    // The item, and what its page needs its id for.
    const all = [`/api/${overview}`, '/api/services/v1/class/syllabus?classroomId=7'];
    await vi.waitFor(() => expect(asked).toEqual(all));
  });

  it.each([
    [404, ''],
    [502, 'kata'],
  ])('fails late with %d', async (answers, message) => {
    const { load } = loaderFor({ page, answers });
    await load('/Class/Competence/dasar-web');
    const late = load('/Class/Competence/dasar-web');
    await expect(late).rejects.toMatchObject({ statusCode: answers, message });
  });
});

describe('a page of the portal', () => {
  it('is neither loaded nor asked for before the guard has let it through', async () => {
    const { load, asked } = loaderFor({ page: { name: 'profile', params: {} } });
    // The edge does not know who is there, so the document is the same for everybody.
    expect(await load('/Profile')).toMatchObject({ module: null, item: null });
    await expect(load('/Profile')).rejects.toMatchObject({ message: 'Unknown middleware' });
    expect(asked).toEqual([]);
  });
});

describe('later loads', () => {
  const later = async (path: string, api: Boot['tenant']['api'] = '/api') => {
    const { load } = loaderFor({ page: null, api });
    await load(api === '/api' ? '/' : '/pesilat').catch(() => {});
    return load(path);
  };

  it('match the path and wait for its item, once', async () => {
    const { load, asked } = loaderFor({ page: { name: 'class', params: {} } });
    await load('/Class');
    for (const path of ['/class/competence/dasar-web/', '/Class/Competence/dasar-web?a=1']) {
      expect(await load(path)).toMatchObject({
        match: { ...page, canonical: '/Class/Competence/dasar-web' },
        item: { id: '7' },
        isFirstLoad: false,
      });
    }
    expect(asked.filter((address) => address.includes('overview'))).toEqual([`/api/${overview}`]);
  });

  it('are new documents once the visit is over, also where one goes on', async () => {
    const { load } = loaderFor({ page: { name: 'class', params: {} }, isOver: true });
    expect(await load('/Class')).toMatchObject({ isFirstLoad: true });
    const next = await load('/Class?page=2').catch((thrown: unknown) => thrown);
    if (!(next instanceof Response)) throw new Error('expected a redirect');
    expect(next.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('end with the navigation', async () => {
    const { load } = loaderFor({ page: { name: 'class', params: {} } });
    await load('/Class');
    const left = new AbortController();
    const loading = load('/Class/Competence/dasar-web', left.signal);
    left.abort();
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
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
