/**
 * Answers of the platform that lack what the site cannot do without: operators are told once, without a
 * value, and a page that hangs on one is not there for now.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, pageOf } from '../harness/document';
import { jsonOf } from '../harness/http';
import { Platform } from '../harness/platform';
import type { SiteOptions } from '../harness/runtime';
import { Site } from '../harness/site';
import { metered, POINTS, version } from '../harness/wrappers';

const host = 'alpha.example';
const other = 'data.localhost';
const list = 'v1/class/active';
const SECRET = 'rahasia-isi';

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
beforeEach(() => () => platform.heal());

const page = { page: 1, perPage: 12, totalItems: 2, totalPages: 1 };
const course = { slug: 'kelas-utuh', name: 'Kelas Utuh' };
const answered = (data: unknown) => ({ status: true, message: 'OK', data });
/** A list of which one row lacks what it is found by. */
const lacking = answered({ items: [course, { name: SECRET }], ...page });
/** The same of all rows. */
const unusable = answered({ items: [{ name: SECRET }], ...page, totalItems: 1 });

/** A site of its own, so that nothing has been told of yet. */
async function withSite<T>(work: (site: Site) => Promise<T>, options: SiteOptions = {}) {
  const site = await Site.start({ platform, wrapper: metered, ...options });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** The drifts in a site's log: `tenant call field`. */
function told(site: Site): string[] {
  const lines = site.logs.map(jsonOf).filter((line) => valueAt(line, 'drift') !== undefined);
  return lines.map((line) =>
    [textAt(line, 'tenant'), textAt(line, 'drift', 'call'), textAt(line, 'drift', 'field')].join(
      ' ',
    ),
  );
}

/** What documents that are no answer say of it. */
function problems(site: Site): string[] {
  const lines = site.logs.map(jsonOf).filter((line) => textAt(line, 'status') === '503');
  return lines.map((line) => textAt(line, 'problem'));
}

async function counted(site: Site): Promise<number> {
  return Number(textAt((await site.get(host, '/_edge/health')).json, 'drifts'));
}

describe('a field that is missing', () => {
  const drift = 'GET services/v1/class/active data.items[].slug';

  test('is told once for each tenant, whatever is asked for', async () => {
    await platform.fault({ path: list, body: lacking });
    await withSite(async (site) => {
      expect(await counted(site)).toBe(0);
      for (const path of ['/Class', '/Class', '/Class?level=beginner', '/Pricing']) {
        expect((await site.get(host, path)).status).toBe(200);
      }
      await expect.poll(() => told(site)).toEqual([`alpha ${drift}`]);
      expect(await counted(site)).toBe(1);
      await site.get(other, '/Class');
      await expect.poll(() => told(site)).toEqual([`alpha ${drift}`, `data ${drift}`]);
      expect(await counted(site)).toBe(2);
    });
  });

  test('is a data point of its own', async () => {
    await platform.fault({ path: list, body: lacking });
    const points = await withSite(async (site) => {
      await site.get(host, '/Class');
      await site.get(host, '/Class?page=2');
      const { json } = await site.get(host, POINTS);
      return Array.isArray(json) ? json : [];
    });
    expect(points.filter((point) => textAt(point, 'blobs', '0') === 'drift')).toEqual([
      {
        indexes: ['alpha'],
        blobs: ['drift', 'GET services/v1/class/active', 'data.items[].slug'],
        doubles: [],
      },
    ]);
    expect(JSON.stringify(points)).not.toContain(SECRET);
  });

  test('costs the page the row alone, and is told without what stands beside it', async () => {
    await platform.fault({ path: list, body: lacking });
    await withSite(async (site) => {
      const { text } = await site.get(host, `/Class?search=${SECRET}-kata`);
      expect(pageOf(text)).toContain(course.name);
      await expect.poll(() => told(site)).toHaveLength(1);
      expect(site.logs.filter((line) => line.includes(SECRET))).toEqual([]);
    });
  });

  test('is told by each isolate, also of a page that another one has rendered', async () => {
    await platform.fault({ path: list, body: lacking });
    const kvFolder = mkdtempSync(join(tmpdir(), 'drift-'));
    const options = { kvFolder, wrapper: version('sama') };
    try {
      for (const rendered of ['1', '0']) {
        await withSite(async (site) => {
          await site.get(host, '/Class');
          await expect.poll(() => told(site)).toEqual([`alpha ${drift}`]);
          const { json } = await site.get(host, '/_edge/health');
          expect(textAt(json, 'pages', 'rendered')).toBe(rendered);
        }, options);
      }
    } finally {
      rmSync(kvFolder, { recursive: true, force: true });
    }
  });
});

test('a page whose answers lack what is optional tells nothing', async () => {
  await platform.fault({ path: list, body: answered({ items: [course], ...page, totalItems: 1 }) });
  await platform.fault({ path: 'v1/class/overview', body: answered(course) });
  await platform.fault({ path: 'v1/class/syllabus', body: answered([]) });
  await withSite(async (site) => {
    for (const path of ['/', '/Class', '/Class/kelas-utuh', '/Program', '/News', '/Mentor']) {
      expect([path, (await site.get(host, path)).status]).toEqual([path, 200]);
    }
    expect([told(site), await counted(site)]).toEqual([[], 0]);
  });
});

describe('a page that hangs on an answer that cannot be used is not there for now', () => {
  test.each([
    ['a list of bad rows', '/Class', list, { body: unusable }, 'data.items[].slug'],
    ['no list', '/Class', list, { body: answered({ items: null, ...page }) }, 'data.items'],
    [
      'a record without its name',
      '/Class/a',
      'v1/class/overview',
      { body: answered({ slug: 'a' }) },
      'data.name',
    ],
    [
      'no data at all',
      '/Class/a',
      'v1/class/overview',
      { body: { status: true, message: 'OK' } },
      'data',
    ],
    ['a bare list', '/Class/a', 'v1/class/overview', { body: [{ slug: 'a' }] }, '$'],
    [
      'the page of something else',
      '/Class',
      list,
      { body: `<p>${SECRET}`, contentType: 'text/html' },
      '$',
    ],
    ['nothing', '/Class', list, { status: 204 }, '$'],
    ['an empty body', '/Class', list, { body: '' }, '$'],
  ])('%s', async (_what, path, call, fault, field) => {
    await platform.fault({ path: call, ...fault });
    await withSite(async (site) => {
      for (let visits = 0; visits < 2; visits += 1) {
        const { status, headers, text } = await site.get(host, path);
        expect([status, headers['retry-after']]).toEqual([503, '30']);
        expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
        expect(headers['x-robots-tag']).toContain('noindex');
        expect(textAt(bootOf(text), 'status')).toBe('503');
        expect(text).not.toContain(SECRET);
      }
      await expect.poll(() => told(site)).toEqual([`alpha GET services/${call} ${field}`]);
      const what =
        field === '$' ? /answers no data|cannot be passed on/ : `without a usable ${field}`;
      expect(problems(site)[0]).toMatch(what);
      expect(problems(site)[0]).toContain(`GET services/${call}`);
      expect(problems(site)[0]).toMatch(/expected .+, found .+|cannot be passed on/);
      await platform.heal();
      expect((await site.get(host, '/Class?level=beginner')).status).toBe(200);
    });
  });

  test('one that finds its item in a list that is none', async () => {
    await platform.fault({ path: 'active/mentors', body: answered({ items: [] }) });
    await withSite(async (site) => {
      const { status, headers } = await site.get(host, '/Mentor/siapa-saja');
      expect([status, headers['retry-after']]).toEqual([503, '30']);
      await expect.poll(() => told(site)).toEqual(['alpha GET api/active/mentors data']);
    });
  });

  test('but one that can do without it is', async () => {
    await platform.fault({ path: list, body: unusable });
    await withSite(async (site) => {
      const { status, text } = await site.get(host, '/Pricing');
      expect([status, text.includes(SECRET)]).toEqual([200, true]);
      await expect
        .poll(() => told(site))
        .toEqual(['alpha GET services/v1/class/active data.items[].slug']);
    });
  });

  test('and what is not there is not there', async () => {
    await platform.fault({ path: 'v1/class/overview', body: answered(null) });
    await withSite(async (site) => {
      expect((await site.get(host, '/Class/tidak-ada')).status).toBe(404);
      expect(told(site)).toEqual([]);
    });
  });
});
