/** The page in the document itself: rendered at the edge, kept, and done without where it must be. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf, policyOf } from '../harness/document';
import { pageCounts } from '../harness/page-counts';
import { Platform } from '../harness/platform';
import type { SiteOptions } from '../harness/runtime';
import { Site } from '../harness/site';
import { version } from '../harness/wrappers';

const host = 'alpha.example';

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());

/** A site of its own for what `work` does. */
async function withSite<T>(options: SiteOptions, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await Site.start({ platform, ...options });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** How pages came about so far. */
const counts = (site: Site) => pageCounts(site, host);

describe('a rendered page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ platform });
  });
  afterAll(() => site.stop());

  test.each([
    ['/', 200, 'Mulai dari satu kelas'],
    ['/Pricing', 200, 'Biaya'],
    ['/tidak-ada', 404, 'Maaf halaman tidak ditemukan'],
    ['/Class/tidak-ada', 404, 'Maaf halaman tidak ditemukan'],
  ])('%s has its header, its words and its footer', async (path, status, words) => {
    const got = await site.get(host, path);
    const page = pageOf(got.text);
    expect(got.status).toBe(status);
    const [header = '', ...rest] = page.split('</header>');
    const [main = '', footer = ''] = rest.join('').split('</main>');
    expect(header).toContain('<nav aria-label="Menu utama"');
    expect(main).toContain('<h1');
    expect(main).toContain(words);
    expect(footer).toMatch(/<footer.*<a [^>]*href="\/Class"/);
    expect(got.text).not.toContain('<main data-noscript');
  });

  test('holds no script that would run, and no style that its policy would not let through', async () => {
    const { text } = await site.get(host, '/');
    expect(pageOf(text)).not.toMatch(/<(script(?! type="application\/ld\+json">)|style)/);
  });

  test('has the pictures of its first view preloaded in the head', async () => {
    const { text } = await site.get(host, '/');
    const [head = ''] = text.split('</head>');
    expect(head).toContain('<link rel="preload" as="image" href="/brand/alpha/logo-dark.svg"');
    expect(pageOf(text)).not.toContain('rel="preload"');
  });

  test('of one tenant shares no word with another’s that is rendered beside it', async () => {
    const tenants = [
      { key: 'alpha', name: 'Alpha Academy' },
      { key: 'foundation', name: 'Yayasan Belajar' },
      { key: 'coding-school', name: 'Coding School' },
    ];
    const rounds = Array.from({ length: 6 }, (_, index) => index);
    const got = await Promise.all(
      rounds.flatMap((round) =>
        tenants.map(async ({ key }) => {
          const { text } = await site.get(`${key}.localhost`, `/tidak-ada-${round}`);
          return { key, text };
        }),
      ),
    );
    for (const { key, text } of got) {
      const own = got.find((other) => other.key === key);
      expect(pageOf(text)).toBe(pageOf(own?.text ?? ''));
      for (const other of tenants.filter((tenant) => tenant.key !== key)) {
        expect(text).not.toContain(`/brand/${other.key}/`);
      }
    }
  });

  test('is the same for a signed-in visitor', async () => {
    const [public_, own] = await Promise.all([
      site.get(host, '/'),
      site.get(host, '/', { cookie: '__Host-access_token=rahasia; signed_in=1' }),
    ]);
    expect(own.text).toBe(public_.text);
    expect(own.text).not.toContain('rahasia');
  });
});

test('under maintenance the page is the maintenance screen', async () => {
  const domain = 'desain.belajar.example';
  await platform.settings(domain, { settings: { isMaintenance: true } });
  await withSite({}, async (site) => {
    const { status, text } = await site.get('desain.localhost', '/Class');
    expect(status).toBe(503);
    expect(pageOf(text)).toContain('Website Sedang Dalam Perbaikan');
    expect(pageOf(text)).not.toContain('<nav');
  });
});

describe('keeping', () => {
  test('a second request does not render again, nor does a known ETag or HEAD', async () => {
    await withSite({}, async (site) => {
      const first = await site.get(host, '/Pricing');
      const { rendered } = await counts(site);
      const etag = String(first.headers.etag);
      const second = await site.get(host, '/Pricing');
      const known = await site.get(host, '/Pricing', { 'if-none-match': etag });
      const head = await site.send('HEAD', host, '/Pricing');
      expect(rendered).toBe(1);
      expect((await counts(site)).rendered).toBe(1);
      expect(second.text).toBe(first.text);
      expect([known.status, known.text]).toEqual([304, '']);
      expect([head.status, head.headers.etag, head.text]).toEqual([200, etag, '']);
    });
  });

  test('an isolate that is new has the page from the platform’s cache', async () => {
    const kvFolder = mkdtempSync(join(tmpdir(), 'rendered-'));
    try {
      const first = await withSite({ kvFolder, wrapper: version('sama') }, async (site) => {
        const { text } = await site.get(host, '/Pricing');
        await expect.poll(() => counts(site)).toEqual({ rendered: 1, cached: 0, failed: 0 });
        return text;
      });
      await withSite({ kvFolder, wrapper: version('sama') }, async (site) => {
        expect((await site.get(host, '/Pricing')).text).toBe(first);
        expect(await counts(site)).toEqual({ rendered: 0, cached: 1, failed: 0 });
      });
    } finally {
      rmSync(kvFolder, { recursive: true, force: true });
    }
  });

  test('the ETag tells pages apart that differ in nothing else', async () => {
    const etagOf = (html: string) => {
      const page = JSON.stringify(html);
      const renderer = `export const render = async () => ({ page: ${page}, drifts: '' });`;
      return withSite({ renderer }, async (site) => (await site.get(host, '/')).headers.etag);
    };
    expect(await etagOf('<h1>Satu</h1>')).not.toBe(await etagOf('<h1>Dua</h1>'));
  });
});

const styled = Array.from({ length: 97 }, (_, at) => `<i style="left:${at}%"></i>`).join('');

describe('the empty shell is sent where the page', () => {
  test.each([
    ['throws', 'throw new Error("rusak")'],
    ['never comes', 'return new Promise(() => {})'],
    ['is too long', 'return { page: "a".repeat(512 * 1024 + 1) }'],
    ['is empty', 'return { page: "" }'],
    ['has more styles than its policy names', `return { page: ${JSON.stringify(styled)} }`],
    ['is no text', 'return { page: { toString: () => "a" } }'],
    ['is not given', 'return undefined'],
  ])('%s', async (_what, body) => {
    const renderer = `export async function render() { ${body} }`;
    await withSite({ renderer, keepsDeadlines: true }, async (site) => {
      const first = await site.get(host, '/');
      expect(first.status).toBe(200);
      expect(first.text).toContain('<div id="root"></div>');
      expect(policyOf(first.headers).get('style-src-attr')).toEqual(["'none'"]);
      expect(first.text).toContain('<p>Situs ini membutuhkan JavaScript.');
      // It is neither tried nor logged again.
      expect((await site.get(host, '/')).text).toBe(first.text);
      expect((await counts(site)).failed).toBe(1);
    });
  });

  test('cannot be loaded at all', async () => {
    await withSite({ renderer: 'throw new Error("rusak");' }, async (site) => {
      const { status, text } = await site.get(host, '/');
      expect([status, text.includes('<div id="root"></div>')]).toEqual([200, true]);
    });
  });
});
