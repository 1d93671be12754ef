/** A brand goes online without a deploy: row, check, publish, look, doctor, undo. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootOf } from '../harness/document';
import { tenant } from '../harness/operator';
import { Platform } from '../harness/platform';
import { brandOf } from '../harness/published';
import { Site } from '../harness/site';

const brand = { ...brandOf('bengkel', 'Bengkel Belajar'), pages: ['article'] };
const host = brand.domain;
const folder = mkdtempSync(join(tmpdir(), 'operator-'));

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  // The platform has to know a brand before it is published.
  await platform.tenant(brand);
  site = await Site.start({ platform, kvFolder: join(folder, 'v3') });
});
afterAll(async () => {
  await Promise.all([site.stop(), platform.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The file with a row that differs from the brand's. */
function file(change: object = {}): string {
  const path = join(folder, 'row.json');
  writeFileSync(path, JSON.stringify({ ...brand, ...change }));
  return path;
}

const svg = 'image/svg+xml';
const pictures = [
  ...['logo-dark.svg', 'logo-light.svg', 'icon.svg', 'motif.svg'].map((name) => [name, svg]),
  ...[
    'share.png',
    'cover.png',
    'icon-32.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'apple-touch-icon.png',
  ].map((name) => [name, 'image/png']),
];
const inStore = ['--folder', folder];
const tenantAt = async (where: string) => (await site.get(where, '/')).headers['x-tenant'];

test('from a row to a site, and back', { timeout: 240_000 }, async () => {
  const colour = { settings: { css: { clr_primary: 'biru' } } };
  const refused = await tenant(['publish', file(colour), ...inStore]);
  expect(refused.code).toBe(1);
  expect(refused.told).toContain('bengkel: settings.css.clr_primary: is not a colour');

  const taken = await tenant(['publish', file({ hosts: [host, 'alpha.example'] }), ...inStore]);
  expect([taken.code, taken.told]).toEqual([
    1,
    expect.stringContaining('`alpha.example` is already at `alpha` of tenants.json'),
  ]);

  const dry = await tenant(['publish', file(), '--dry-run', ...inStore]);
  expect([dry.code, dry.told]).toEqual([0, expect.stringContaining(`tenant:${host}  is new`)]);
  expect((await (await site.kv()).list()).keys).toEqual([]);

  expect((await tenant(['publish', file(), ...inStore])).code).toBe(0);
  expect(await tenantAt(host)).toBe('bengkel');
  expect(await tenantAt('bengkel.localhost')).toBe('bengkel');
  for (const [picture, type] of pictures) {
    const { status, headers, text } = await site.get(host, `/brand/bengkel/${picture}`);
    expect([status, headers['content-type'], text.length > 100]).toEqual([200, type, true]);
  }
  expect((await site.get('alpha.example', '/brand/bengkel/icon.svg')).status).toBe(404);

  const well = await tenant(['doctor', host, '--at', site.origin]);
  expect(well).toEqual({
    code: 0,
    told: expect.stringContaining('bengkel.example is bengkel, by host'),
  });
  expect(well.told).toContain('the platform takes its app token');
  expect(well.told).not.toContain('BAD');

  const thief = { key: 'lain', hosts: ['lain.example', host], domain: 'lain.example' };
  const conflict = await tenant(['publish', file(thief), ...inStore]);
  expect([conflict.code, conflict.told]).toEqual([
    1,
    expect.stringContaining(`${host} is already published for bengkel.`),
  ]);

  // What has been looked at is remembered for a minute, so each change is looked at afresh.
  const changed = { tagline: 'Dari bengkel ke ruang kerja', hosts: [host, `b.${host}`] };
  expect((await tenant(['publish', file(changed), ...inStore])).code).toBe(0);
  const after = await Site.start({ platform, kvFolder: join(folder, 'v3') });
  const boot = bootOf((await after.get(`b.${host}`, '/')).text);
  expect(boot).toMatchObject({ tenant: { key: 'bengkel', tagline: changed.tagline } });
  await after.stop();

  expect((await tenant(['undo', 'bengkel', ...inStore])).code).toBe(0);
  expect(await tenantAt(`www.${host}`)).toBe('bengkel');
  expect(await tenantAt(`b.${host}`)).toBe('alpha');

  // A deploy has given one of the hosts before to a tenant of the table.
  const store = await site.kv();
  const record = Object(JSON.parse((await store.get('published:bengkel')) ?? ''));
  const row = JSON.stringify({
    ...brand,
    settings: {},
    overrides: {},
    hosts: [host, 'alpha.example'],
  });
  const before = { hosts: [host, 'alpha.example'], row };
  await store.put('published:bengkel', JSON.stringify({ ...record, past: [before] }));
  const kept = (await store.list()).keys;
  const unfit = await tenant(['undo', 'bengkel', ...inStore]);
  expect([unfit.code, unfit.told]).toEqual([
    1,
    expect.stringContaining('`alpha.example` is already at `alpha` of tenants.json'),
  ]);
  expect(unfit.told).toContain('What was published before does not fit any more.');
  expect((await store.list()).keys).toEqual(kept);

  expect((await tenant(['unpublish', host, ...inStore])).code).toBe(0);
  const gone = await Site.start({ platform, kvFolder: join(folder, 'v3') });
  expect((await gone.kv().then((store) => store.list())).keys.map(({ name }) => name)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^(tenant|brand):/)]),
  );
  const ill = await tenant(['doctor', host, '--at', gone.origin]);
  expect([ill.code, ill.told]).toEqual([1, expect.stringContaining(`BAD  no tenant has ${host}`)]);
  await gone.stop();
});
