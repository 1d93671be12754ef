/** What stands in the document (design section 4): head, boot data, prefetched answers. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pageTable from '../../../app/pages.json';
import tenants from '../../../tenants.json';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, canonicalOf, filesOf, metaOf, titleOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** Does something with a site whose deadlines are those of production. */
async function withDeadlines(work: () => Promise<void>): Promise<void> {
  const patient = site;
  site = await Site.start({ platform, keepsDeadlines: true });
  try {
    await work();
  } finally {
    await site.stop();
    site = patient;
  }
}

const host = 'alpha.example';

describe('the head', () => {
  test.each([
    ['/', 'https://alpha.example/'],
    ['/class/', 'https://alpha.example/Class'],
    ['/CLASS/dasar-web?utm=1', 'https://alpha.example/Class/dasar-web'],
  ])('%s is spelled %s', async (path, canonical) => {
    for (const seen of [host, 'www.alpha.example', 'alpha.localhost']) {
      const { text } = await site.get(seen, path);
      expect([canonicalOf(text), metaOf(text, 'og:url')]).toEqual([canonical, canonical]);
    }
  });

  test('a detail is titled and described by its item', async () => {
    const { text } = await site.get(host, '/Class/dasar-web');
    const overview = await site.get(host, '/api/services/v1/class/overview?slug=dasar-web');
    expect(titleOf(text)).toBe(`${textAt(overview.json, 'data', 'name')} | Alpha Academy`);
    expect(metaOf(text, 'og:title')).toBe(titleOf(text));
    expect(metaOf(text, 'description').length).toBeGreaterThan(20);
  });

  test("a tenant's own words describe its pages, and stand in the boot data for the next ones", async () => {
    for (const { key, domain, pages } of tenants.tenants) {
      const own = (Array.isArray(pages) ? pages : []).filter((page) => typeof page !== 'string');
      for (const { name, title, description } of own.slice(0, 2)) {
        const row = pageTable.find((page) => page.name === name);
        if (!row || row.path.includes('{')) continue;
        const { text } = await site.get(domain, row.path);
        if (title !== undefined) expect(titleOf(text), key).toContain(title);
        if (description !== undefined) expect(metaOf(text, 'description'), key).toBe(description);
        const said = valueAt(bootOf(text), 'tenant', 'titles', name);
        expect(said, key).toEqual({ ...(title && { title }), ...(description && { description }) });
      }
    }
  });

  test.each([
    [host, '/', 'index, follow'],
    ['alpha.localhost', '/', 'noindex'],
    ['192.168.0.1', '/', 'noindex'],
    ['dev-blank.belajar.example', '/', 'noindex'],
    ['nobody.example', '/', 'noindex'],
    [host, '/tidak-ada', 'noindex'],
  ])('%s%s tells robots %s', async (seen, path, robots) => {
    const { headers, text } = await site.get(seen, path);
    expect(headers['x-robots-tag']).toMatch(new RegExp(`^${robots}`));
    expect(metaOf(text, 'robots')).toBe(headers['x-robots-tag']);
  });

  test('every file it names is there', async () => {
    for (const path of ['/', '/Class', '/Class/dasar-web', '/pesilat']) {
      const files = filesOf((await site.get(host, path)).text);
      expect(files.some((file) => file.endsWith('.js'))).toBe(true);
      for (const file of files)
        expect([file, (await site.get(host, file)).status]).toEqual([file, 200]);
    }
  });

  test('no mark of the build is left', async () => {
    expect((await site.get(host, '/')).text).not.toContain('<!--edge:');
  });
});

describe('the boot data', () => {
  test('has its shape', async () => {
    const { text } = await site.get(host, '/Class/dasar-web');
    expect(bootOf(text)).toMatchObject({
      version: expect.any(String),
      tenant: {
        key: 'alpha',
        layout: 'alpha',
        name: 'Alpha Academy',
        domain: 'alpha.example',
        source: 'host',
        pages: expect.arrayContaining(['home', 'class', 'class-detail']),
        api: '/api',
      },
      settings: { title: 'Alpha Academy', isMaintenance: false, css: {}, meta: {} },
      page: { name: 'class-detail', params: { slug: 'dasar-web' } },
      status: 200,
    });
  });

  test('holds nobody else’s data', async () => {
    for (const path of ['/', '/Class/dasar-web', '/tidak-ada']) {
      const { text } = await site.get(host, path);
      for (const { key, domain, lmsId, workspaceId } of tenants.tenants) {
        expect(text).not.toContain(`"${lmsId}"`);
        expect(text).not.toContain(workspaceId);
        if (key !== 'alpha') expect(text).not.toContain(domain);
      }
    }
  });
});

describe('prefetching', () => {
  const key = 'services/v1/class/overview?slug=dasar-web';
  const prefetched = async (headers: Record<string, string> = {}, slug = 'dasar-web') => {
    const { text } = await site.get(host, `/Class/${slug}`, headers);
    return Object(valueAt(bootOf(text), 'prefetched'));
  };

  test('a detail comes with its data, and with what its id leads to, as the gateway gives them', async () => {
    const { json } = await site.get(host, `/api/${key}`);
    const id = valueAt(json, 'data', 'id');
    const following = `services/v1/class/syllabus?classroomId=${id}`;
    const { json: syllabus } = await site.get(host, `/api/${following}`);
    expect(await prefetched()).toEqual({ [key]: json, [following]: syllabus });
  });

  test('a second answer that is slow costs the first nothing', () =>
    withDeadlines(async () => {
      await platform.fault({ path: 'v1/class/syllabus', delayMs: 2500 });
      const found = await prefetched({}, 'javascript-dari-nol');
      await platform.heal();
      expect(Object.keys(found)).toEqual(['services/v1/class/overview?slug=javascript-dari-nol']);
    }));

  test.each([{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }])(
    'not for a visitor with %j',
    async (headers) => {
      expect(await prefetched(headers)).toEqual({});
    },
  );

  test.each([{ 'save-data': 'off' }, { ect: '3g' }, { ect: '4g' }])(
    'with %j as ever',
    async (headers) => {
      expect(Object.keys(await prefetched(headers))).toContain(key);
    },
  );

  test.each([
    ['slow', { delayMs: 2500 }],
    ['broken', { status: 500 }],
    ['no JSON', { body: '<p>', contentType: 'text/html' }],
  ])('a platform that is %s leaves the page without its item, for now', (what, fault) =>
    withDeadlines(async () => {
      await platform.fault({ path: 'v1/class/overview', ...fault });
      const slug = `belum-${what.replace(' ', '-')}`;
      const { status, headers, text } = await site.get(host, `/Class/${slug}`);
      await platform.heal();
      expect([status, valueAt(bootOf(text), 'prefetched')]).toEqual([503, {}]);
      expect(headers['retry-after']).toBe('30');
      expect(titleOf(text)).toBe('Detail Kelas | Alpha Academy');
    }),
  );
});
