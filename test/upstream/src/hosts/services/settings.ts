/** Site settings by tenant domain (spec section 3). */

import { Hono } from 'hono';
import type { App, Database } from '../../env';
import { settingsOverride } from '../../played';
import { fail, ok } from '../../respond';
import { bySlug, insert, update } from '../../store';
import { type Site, siteOf } from '../../tenants';

const css = {
  clr_primary: '#2096C4',
  clr_secondary: '#2F80ED',
  clr_success: '#2dce89',
  clr_info: '#11cdef',
  clr_warning: '#fb6340',
  clr_danger: '#f5365c',
  clr_light: '#adb5bd',
  clr_dark: '#212529',
};

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

/** What staff have changed of a site's settings. */
export async function changesOf(db: Database, domain: string): Promise<Record<string, unknown>> {
  const stored = await bySlug<{ changes?: Record<string, unknown> }>(db, 'settings', domain);
  return stored?.changes ?? {};
}

/**
 * Adds to what staff have changed, as a merge patch (RFC 7396): of `css`, `meta` and `radio` the fields
 * that are sent alone change, and `null` brings back what stood there before anybody changed it.
 */
export async function mergeChanges(
  db: Database,
  domain: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const stored =
    (await bySlug<{ id: number }>(db, 'settings', domain)) ??
    (await insert(db, 'settings', { slug: domain, changes: {} }));
  await update(db, 'settings', stored.id, { changes });
}

/**
 * Every field of a site's settings: the defaults of spec section 9, then the brand, then the row of
 * the table, then what staff have changed.
 */
export function settingsOf(
  site: Site,
  changes: Record<string, unknown>,
  here: string,
): Record<string, unknown> {
  const own = site.settings;
  const brand = `/brand/${site.key}`;
  const station = radioOf(site, here);
  const radio = changes.radio ? { ...station, ...objectOf(changes.radio) } : station;
  const meta = {
    name: site.name,
    description: site.tagline,
    keywords: `${site.name}, belajar, kelas digital, keterampilan digital`,
    type: 'website',
    image: `${brand}/share.png`,
    card: 'summary_large_image',
    site_name: site.name,
    url: `https://${site.domain}`,
    twitter_site: '',
    robot_index: 'index',
    robot_follow: 'follow',
  };
  return {
    title: site.name,
    logoDark: `${brand}/logo-dark.svg`,
    logoLight: `${brand}/logo-light.svg`,
    favicon: `${brand}/icon.svg`,
    image: `${brand}/share.png`,
    isMaintenance: false,
    ...own,
    layout: site.layout,
    ...changes,
    radio: radio && { url: '', name: '', ...radio },
    css: { ...css, ...objectOf(own.css), ...objectOf(changes.css) },
    meta: { ...meta, ...objectOf(own.meta), ...objectOf(changes.meta) },
  };
}

/** The station of the brand that lives on listening; the others have none. */
function radioOf({ key, name }: Site, here: string): { url: string; name: string } | null {
  if (key !== 'podcast') return null;
  return { url: `${new URL(here).origin}/drive/media/radio.mp3`, name };
}

export const settings = new Hono<App>().get('/v0/cms/app/settings', async (c) => {
  const domain = c.get('domain');
  const override = settingsOverride(domain);
  if (override !== undefined) {
    c.set('isPlayed', true);
    return new Response(override, { headers: { 'content-type': 'application/json' } });
  }
  const site = siteOf(domain);
  if (!site) return fail(404, 'Pengaturan situs tidak ditemukan');
  return ok(settingsOf(site, await changesOf(c.env.DB, domain), c.req.url));
});
