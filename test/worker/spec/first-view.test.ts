/**
 * Whole documents: what a page shows comes with its first byte, on each of its paths and on brands
 * with different sets of pages. What is still on its way there is named below, with the reason.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isGuarded, matchPage, pagePath, pageTable } from '../../../app/router/page-table';
import { samplesOf } from '../../cases/samples.mjs';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, pageOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

/** What may be on its way, by page. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  // Below the belts, where its landing is not the tenant's home.
  pesilat: ['Memuat mentor'],
  // Kept in the visitor's browser.
  'courses-detail': ['Memuat kemajuan'],
  'courses-premium-detail': ['Memuat kemajuan'],
  // Counted by province over hundreds of schools, which are several long answers.
  network: ['Memuat provinsi', 'Memuat sekolah'],
  // What visitors have written and given is asked for anew each time, so that they find their own.
  donation: ['Memuat harapan', 'Menghitung donasi'],
  campaign: ['Menghitung donasi'],
  metamorfosa: ['Memuat tanggapan'],
  'tulisan-temans-detail': ['Memuat tanggapan'],
};

/** Pages without a view of their own at the edge: they lead elsewhere. */
const LEADING = ['/Login', '/Berita/Detail'];

/** What the markup says is on its way. */
function busyIn(html: string): string[] {
  const found = html.matchAll(/aria-busy="true"><div role="status"><span[^>]*>([^<]*)</g);
  return [...new Set([...found].map(([, label]) => label ?? ''))];
}

/** Every path of the tenant's public pages, with what may be left out and without. */
function pathsOf(tenant: string, pages: readonly string[]): readonly (readonly [string, string])[] {
  return pageTable
    .filter((row) => pages.includes(row.name) && !isGuarded(row))
    .flatMap(({ name, path }) => {
      const params: Readonly<Record<string, string>> = Object(valueAt(samplesOf(tenant), name));
      const entries = Object.entries(params);
      const required = entries.filter(([param]) => !path.includes(`{${param}?}`));
      const paths = new Set([pagePath(name, params), pagePath(name, Object.fromEntries(required))]);
      return [...paths].map((one) => [name, one] as const);
    })
    .filter(([name, path]) => {
      // Another page of the tenant may be the better match.
      const match = matchPage(path, (known) => pages.includes(known));
      return match !== null && match !== 'bad' && match.name === name;
    });
}

describe.each(['alpha', 'foundation', 'coding-school', 'festival'])('%s', (tenant) => {
  test('each page comes whole', async () => {
    const host = `${tenant}.localhost`;
    const { text } = await site.get(host, '/');
    const pages: unknown = valueAt(bootOf(text), 'tenant', 'pages');
    const missing: string[] = [];
    for (const [name, path] of pathsOf(tenant, Array.isArray(pages) ? pages : [])) {
      if (LEADING.includes(path)) continue;
      const got = await site.get(host, path);
      const html = pageOf(got.text);
      const found = textAt(bootOf(got.text), 'page', 'name');
      if (got.status !== 200 || found !== name) missing.push(`${path}: ${got.status} ${found}`);
      if (!html.includes('<h1')) missing.push(`${path}: no heading`);
      const busy = busyIn(html).filter((label) => !LATER[name]?.includes(label));
      missing.push(...busy.map((label) => `${path}: ${label}`));
    }
    expect(missing).toEqual([]);
  });
});
