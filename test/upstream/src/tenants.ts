/** The tenants as this upstream knows them: read from the project's own table, by tenant domain. */

import table from '../../../tenants.json';

/** A tenant domain and what belongs to it; a tenant with a pesilat domain stands here twice. */
export interface Site {
  key: string;
  domain: string;
  layout: string;
  /** The domain is the one of the tenant's pesilat pages. */
  isSpecial: boolean;
  name: string;
  tagline: string;
  appId: string;
  lmsId: string;
  lmsKey: string;
  workspaceId: string;
  settings: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function sitesOf(row: unknown): Site[] {
  if (!isObject(row)) return [];
  const key = text(row.key);
  const site: Site = {
    key,
    domain: text(row.domain),
    layout: text(row.layout) || key,
    isSpecial: false,
    name: text(row.name) || key,
    tagline: text(row.tagline),
    appId: text(row.appId),
    lmsId: String(row.lmsId ?? ''),
    lmsKey: text(row.lmsKey),
    workspaceId: text(row.workspaceId),
    settings: isObject(row.settings) ? row.settings : {},
  };
  const pesilat = row.pesilat;
  if (!isObject(pesilat)) return [site];
  const layout = text(pesilat.layout) || site.layout;
  return [site, { ...site, domain: text(pesilat.domain), layout, isSpecial: true }];
}

const rows: unknown = table;
const list: unknown = isObject(rows) ? rows.tenants : [];
const inTable: readonly Site[] = Array.isArray(list) ? list.flatMap(sitesOf) : [];
const sites = [...inTable];

/** Knows a tenant that is not in the table, given like one of its rows. */
export function register(row: unknown): boolean {
  const added = sitesOf(row);
  for (const site of added) {
    const known = sites.findIndex(({ key, domain }) => key === site.key && domain === site.domain);
    sites.splice(known === -1 ? sites.length : known, 1, site);
  }
  return added.length > 0;
}

/** Knows the tenants of the table alone. */
export function forgetRegistered(): void {
  sites.splice(0, sites.length, ...inTable);
}

/**
 * Every site of a tenant domain. One domain can serve two tenants: its own, and another whose pesilat
 * pages map to it. The own tenant stands first.
 */
export const sitesAt = (domain: string): Site[] =>
  sites
    .filter((site) => site.domain === domain)
    .sort((a, b) => Number(a.isSpecial) - Number(b.isSpecial));

/** The site whose settings a tenant domain shows. */
export const siteOf = (domain: string): Site | undefined => sitesAt(domain)[0];

/** The site whose workspace of the chat assistant this is. */
export const siteOfWorkspace = (workspaceId: string): Site | undefined =>
  sites.find((site) => site.workspaceId === workspaceId);

/** Whose contents a site shows: its tenant's, on a pesilat domain too. */
export const contentsKey = ({ key }: Site): string => key;
