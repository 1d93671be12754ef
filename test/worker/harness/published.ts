/** Tenants without a deploy: rows as `npm run tenant -- publish` writes them into the store. */

import type { Platform } from './platform';
import type { Site } from './site';

/** A brand's row, in the fields that tenants.json has too. */
export const brandOf = (key: string, name: string) => ({
  key,
  name,
  tagline: `Belajar bersama ${name}`,
  hosts: [`${key}.example`, `www.${key}.example`],
  domain: `${key}.example`,
  pesilat: { domain: 'pesilat.example', layout: 'pesilat' },
  appId: `${key}-web`,
  lmsId: `lms-${key}`,
  lmsKey: key,
  workspaceId: `ws-${key}`,
});

/** A brand of the specs. */
export type Brand = ReturnType<typeof brandOf>;

/** The form in the store, where settings and pages are flat. */
export const rowOf = (brand: Brand): string =>
  JSON.stringify({
    ...brand,
    settings: { 'css.clr_primary': '#123456' },
    pages: ['article', 'class', 'class-detail'],
    overrides: { class: { title: `Kelas ${brand.name}` } },
  });

/** Where a brand is seen on a developer's machine. */
export const previewOf = (brand: Brand): string => `${brand.key}.localhost`;

/** Puts a row at every host of a brand and at its preview, which the stand-in then knows too. */
export async function publish(brand: Brand, site: Site, platform: Platform): Promise<void> {
  await platform.tenant(brand);
  const store = await site.kv();
  const hosts = [...brand.hosts, previewOf(brand)];
  await Promise.all(hosts.map((host) => store.put(`tenant:${host}`, rowOf(brand))));
}
