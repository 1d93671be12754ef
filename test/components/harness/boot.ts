/** The data that the edge injects into a tenant's documents (worker/core/src/document/boot.rs). */

import { join } from 'node:path';
import { lookEntries } from '../../../app/art/identity/look-entry';
import type { Boot } from '../../../app/core/boot';
import pageTable from '../../../app/pages.json';
import { matchPage, pageSet } from '../../../app/router/page-table';
import registry from '../../../tenants.json';
import { settingsOf } from '../../upstream/src/hosts/services/settings';
import { siteOf } from '../../upstream/src/tenants';

export type Tenant = (typeof registry.tenants)[number];

/** The row of a tenant. */
export function tenantOf(key: string): Tenant {
  const found = registry.tenants.find((one) => one.key === key);
  if (!found) throw new Error(`No tenant ${key}`);
  return found;
}

const { looks } = await lookEntries(join(import.meta.dirname, '../../..'));

/** How a tenant looks; the default, as nobody's own, where it has no brand file. */
const lookOf = ({ key }: Tenant) => looks[key] ?? looks[''];

/** What a tenant's documents say of its look on their root element, by attribute. */
export function rootAttributes(tenant: Tenant): [name: string, value: string][] {
  const text = lookOf(tenant)?.attributes ?? '';
  return [...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/** The pages of a row with the tenant's own words for them. */
function wordsOf({ pages }: Tenant): { name: string; title?: string; description?: string }[] {
  if (typeof pages === 'string') return pageTable.map(({ name }) => ({ name }));
  return pages.map((page) => (typeof page === 'string' ? { name: page } : page));
}

/** The names of the pages that a tenant has; some come along with others. */
function pagesOf(tenant: Tenant): string[] {
  const listed = new Set(wordsOf(tenant).map(({ name }) => name));
  const isOwn = (row: (typeof pageTable)[number]) =>
    listed.has(row.name) || 'everyone' in row || ('with' in row && listed.has(row.with));
  return pageTable.filter(isOwn).map(({ name }) => name);
}

/** The boot data of a tenant's page; the answers that the edge fetches beforehand are not there. */
export function bootOf(tenant: Tenant, pathname: string): Record<keyof Boot, unknown> {
  const { key, name, tagline, domain, lmsKey } = tenant;
  const pages = pagesOf(tenant);
  const match = matchPage(pathname, pageSet(pages));
  if (match === null || match === 'bad') throw new Error(`${key} has no page at ${pathname}`);
  const site = siteOf(domain);
  if (!site) throw new Error(`The platform does not know ${domain}`);
  const titles = wordsOf(tenant).map(({ name, ...own }) => [name, own] as const);
  return {
    version: '1',
    tenant: {
      ...{ key, layout: site.layout, name, tagline, domain, lmsKey, source: 'host', api: '/api' },
      ...{ pages, titles: Object.fromEntries(titles), analytics: null },
    },
    settings: settingsOf(site, {}, location.href),
    look: JSON.parse(lookOf(tenant)?.variants ?? 'null'),
    page: { name: match.name, params: match.params },
    prefetched: {},
    form: null,
    status: 200,
    now: Date.now(),
    savesData: false,
  };
}
