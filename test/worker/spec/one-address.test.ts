/**
 * One address for one thing: what is spelled otherwise leads to it, what other pages show of it names it,
 * and the sitemap holds nothing else.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import registry from '../../../tenants.json';
import { canonicalOf, metaOf, titleOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { sampled } from '../harness/walks';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const at = (path: string) => `https://${host}${path}`;

test.each([
  ['/Class/bb-101', '/Class/BB-101'],
  ['/News/31/judul-lain', /^\/News\/31\/[a-z-]+$/],
  ['/News/31/judul-lain?utm_source=surat', /^\/News\/31\/[a-z-]+\?utm_source=surat$/],
  ['/Lms/Features/Online-Quiz?a=b', '/Lms/Features/online-quiz?a=b'],
  ['/services/Pelatihan-Tim', '/Services/pelatihan-tim'],
  ['/Portfolio/government/JongKreatif-Academy', '/Portfolio/Government/jongkreatif-academy'],
  ['/Berita/Detail', '/Berita'],
  ['/Berita/Detail?page=2', '/Berita?page=2'],
])('%s leads to %s, which stays', async (path, expected) => {
  const { status, headers } = await site.get(host, path);
  const location = headers.location ?? '';
  expect([status, location]).toEqual([
    308,
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
  const there = await site.get(host, location);
  expect(there.status).toBe(200);
  expect(there.text).not.toContain('Halaman tidak ditemukan');
});

test.each([
  ['/News/31', 200],
  ['/News/999999/apa-saja', 404],
  ['/Class/tidak-ada', 404],
  ['/Lms/Features/Lain', 404],
  ['/News/Kategori/tidak-ada', 404],
  ['/News/Kategori/esai', 404],
  ['/Articles/tidak-ada/Detail', 404],
  ['/class/dasar-web/', 200],
])('%s stays, %i', async (path, status) => {
  expect((await site.get(host, path)).status).toBe(status);
});

test.each([
  ['/Class/BB-101', '/Class/dasar-web'],
  ['/Class/Competence/dasar-web', '/Class/dasar-web'],
  ['/Courses/dasar-web', '/Class/dasar-web'],
  ['/Overview/BB-101', '/Class/dasar-web'],
  ['/Class', '/Class'],
  ['/News?page=2', '/News?page=2'],
  ['/News?page=1', '/News'],
  ['/News?page=02', '/News'],
  ['/News?utm_source=surat&page=2', '/News?page=2'],
  ['/News?search=a&page=2', '/News'],
  ['/Testimony?more=2', '/Testimony?more=2'],
  ['/Testimony?more=1', '/Testimony'],
  ['/Network?more=2', '/Network?more=2'],
  ['/Network?page=2&more=2', '/Network'],
  ['/Class?level=beginner', '/Class'],
  ['/News?category=21', '/News'],
  ['/news/kategori/kegiatan', '/News/Kategori/kegiatan'],
  ['/News/Kategori/kegiatan?search=web', '/News/Kategori/kegiatan'],
  ['/Articles/tips-belajar/Detail', '/Articles/tips-belajar/Detail'],
  ['/Articles/Detail', '/Articles/Detail'],
  ['/Overview', '/Overview'],
  ['/Career', '/Career'],
  ['/Portfolio', '/Portfolio'],
  ['/About?page=2', '/About'],
])('of %s it is %s', async (path, expected) => {
  const { status, text } = await site.get(host, path);
  expect([status, canonicalOf(text)]).toEqual([200, at(expected)]);
  expect(metaOf(text, 'robots')).toBe('index, follow');
});

test('a further page of a list says which it is', async () => {
  const first = titleOf((await site.get(host, '/News')).text);
  const second = titleOf((await site.get(host, '/News?page=2')).text);
  expect(second).toBe(first.replace(' | ', ', halaman 2 | '));
});

/** Each with what its list says there, the way back to all, and the ways to the others. */
test.each([
  ['/News/Kategori/kegiatan', 'Berita: Kegiatan | ', '/News', '/News/Kategori/prestasi'],
  ['/Berita/Kategori/pelatihan', 'Kabar: Pelatihan | ', '/Berita', '/Berita/Kategori/beasiswa'],
  ['/Blog/Kategori/ruang-guru', 'Blog: Ruang Guru | ', '/Blog', '/Blog/Kategori/cerita-warga'],
  [
    '/Articles/karier/Detail',
    'Artikel: Karier | ',
    '/Articles/Detail',
    '/Articles/industri/Detail',
  ],
  [
    '/Tulisan-Temans/Kategori/esai',
    'Tulisan Teman: Esai | ',
    '/Tulisan-Temans',
    '/Tulisan-Temans/Kategori/surat',
  ],
  ['/Event/Kategori/lokakarya', 'Acara: Lokakarya | ', '/Event', '/Event/Kategori/festival'],
])('the category at %s has a list of its own', async (path, title, all, other) => {
  const { status, text } = await site.get(host, path);
  expect([status, canonicalOf(text)]).toEqual([200, at(path)]);
  expect(titleOf(text)).toMatch(new RegExp(`^${title.replace('|', '\\|')}`));
  expect(metaOf(text, 'description')).toContain('yang dipilih untukmu');
  for (const link of [all, other]) expect(text).toContain(`href="${link}"`);
  expect(text.match(/<article\b/g)?.length).toBeGreaterThan(2);
  const list = (await site.get(host, all)).text;
  expect(list).toContain(`href="${path}"`);
});

/** What shows nothing is nobody's to find: whether the platform hands a list out by the page or whole. */
test.each([
  ['/News?page=99', 'noindex, follow'],
  ['/News?page=99999', 'noindex, follow'],
  ['/News?search=kabar&page=99', 'noindex, follow'],
  ['/News/Kategori/kegiatan?page=4000', 'noindex, follow'],
  ['/Class?page=99999', 'noindex, follow'],
  ['/Event?page=99999', 'noindex, follow'],
  ['/Mentor?page=99999', 'noindex, follow'],
  ['/Testimony?more=99999', 'noindex, follow'],
  ['/Testimony?more=2', 'index, follow'],
  ['/News?page=2', 'index, follow'],
  ['/Event?page=2', 'index, follow'],
])('a page behind the end of its list, %s: %s', async (path, expected) => {
  const { status, text, headers } = await site.get(host, path);
  const isThere = expected === 'index, follow';
  expect([status, metaOf(text, 'robots')]).toEqual([isThere ? 200 : 404, expected]);
  expect([Boolean(canonicalOf(text)), headers.etag !== undefined]).toEqual([isThere, isThere]);
});

test.each([
  ['/Chat', 'index, follow'],
  ['/Chat/percakapan-1', 'noindex, follow'],
])('robots at %s: %s', async (path, expected) => {
  expect(metaOf((await site.get(host, path)).text, 'robots')).toBe(expected);
});

const tenants = sampled(registry.tenants.filter((tenant) => !('developer' in tenant)));

/** How many addresses are asked for at once. */
const AT_ONCE = 4;

test.each(tenants)(
  'every address of the sitemap of $key is there, its own, and titled as no other',
  async ({ domain }) => {
    const sitemap = () => site.get(domain, '/sitemap.xml');
    await expect.poll(async () => (await sitemap()).headers['cache-control']).not.toBe('no-store');
    const waiting = [...(await sitemap()).text.matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(waiting.length).toBeGreaterThan(10);
    const titles = new Map<string, string>();
    const wrong: string[] = [];
    const work = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [, place = ''] = next;
        const { status, text } = await site.get(domain, new URL(place).pathname);
        const same = titles.get(titleOf(text));
        titles.set(titleOf(text), place);
        if (status !== 200) wrong.push(`${place}: ${status}`);
        if (/<div id="root">\s*<\/div>/.test(text)) wrong.push(`${place}: an empty shell`);
        if (canonicalOf(text) !== place) wrong.push(`${place}: its own is ${canonicalOf(text)}`);
        if (same !== undefined) wrong.push(`${place}: has the title of ${same}, ${titleOf(text)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(wrong.slice(0, 20)).toEqual([]);
  },
  120_000,
);
