/** The tenants as this upstream knows them: read from the project's own table, by tenant domain. */

import table from '../../../tenants.json';

/** A tenant domain and what belongs to it; a tenant with a pesilat domain stands here twice. */
export interface Site {
  key: string;
  domain: string;
  layout: string;
  name: string;
  tagline: string;
  appId: string;
  lmsId: string;
  lmsKey: string;
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
    name: text(row.name) || key,
    tagline: text(row.tagline),
    appId: text(row.appId),
    lmsId: String(row.lmsId ?? ''),
    lmsKey: text(row.lmsKey),
    settings: isObject(row.settings) ? row.settings : {},
  };
  const pesilat = row.pesilat;
  if (!isObject(pesilat)) return [site];
  const layout = text(pesilat.layout) || site.layout;
  return [site, { ...site, domain: text(pesilat.domain), layout }];
}

const rows: unknown = table;
const list: unknown = isObject(rows) ? rows.tenants : [];
const sites: Site[] = Array.isArray(list) ? list.flatMap(sitesOf) : [];
const byDomain = new Map(sites.map((site) => [site.domain, site]));

/** The site of a tenant domain, exactly as it is written in the table. */
export const siteOf = (domain: string): Site | undefined => byDomain.get(domain);

/** The site whose `lmsKey` a path of the settings calls names. */
export const siteOfLmsKey = (lmsKey: string): Site | undefined =>
  sites.find((site) => site.lmsKey === lmsKey);
