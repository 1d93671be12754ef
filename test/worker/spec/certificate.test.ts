/**
 * Certificates: a link that is shared says whose it is, a number that is none is not asked for, and no
 * one-time link is ever used up by a document.
 */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplesOf } from '../../cases/samples.mjs';
import { canonicalOf, metaOf, titleOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => platform.forget());

const host = 'alpha.example';
const number = String(Object(samplesOf('alpha').certificate).number);
const path = `/Certificate/${number}`;

const property = (html: string, name: string): string =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';

test('says in its head and in its body who holds it', async () => {
  const { status, text } = await site.get(host, path);
  expect(status).toBe(200);
  const title = 'Sertifikat: Performa dan Aksesibilitas Web – Siswa Contoh';
  expect(titleOf(text)).toContain(title);
  expect(property(text, 'og:title')).toContain(title);
  const picture = new URL(property(text, 'og:image'));
  expect([picture.host, decodeURIComponent(picture.pathname).replaceAll('+', ' ')]).toEqual([
    host,
    expect.stringMatching(/^\/_art\/share\/.*Performa dan Aksesibilitas Web/),
  ]);
  expect(canonicalOf(text)).toBe(`https://${host}${path}`);
  expect(metaOf(text, 'robots')).toMatch(/^noindex/);
  expect(text).toContain('Sertifikat ini asli.');
});

test('is kept for a while', async () => {
  await site.get(host, path);
  const asked = (await platform.seen(`/${number}`)).length;
  for (let times = 0; times < 3; times += 1) await site.get(host, path);
  expect((await platform.seen(`/${number}`)).length).toBe(asked);
});

test.each(['contoh-verifikasi-akun-0001', 'x', number.toLowerCase(), `${number}0`])(
  '%s is none, and nobody is asked',
  async (other) => {
    const { status, text } = await site.get(host, `/Certificate/${other}`);
    expect([status, metaOf(text, 'robots')]).toEqual([404, expect.stringMatching(/^noindex/)]);
    expect(await platform.seen(`/${other}`)).toEqual([]);
  },
);

test('one that nobody was given is not found', async () => {
  const other = `${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`;
  expect((await site.get(host, `/Certificate/${other}`)).status).toBe(404);
});
