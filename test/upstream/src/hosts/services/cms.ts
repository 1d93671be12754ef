/** The app's own record: settings that staff change, demo requests, one-time links. */

import { type Context, Hono } from 'hono';
import type { LinkDoc } from '../../data/links';
import type { App } from '../../env';
import { needsAccount } from '../../guard';
import { bodyOf, problems, query, textOf } from '../../input';
import { fail, invalid, notFound, ok } from '../../respond';
import { bySlug, insert, update } from '../../store';
import { type Site, sitesAt } from '../../tenants';
import { certificateView } from './learner';
import { settingProblems } from './setting-rules';
import { changesOf, mergeChanges, settingsOf } from './settings';

const needsStaff = needsAccount(0, 1);

/** The site an lms key names; a key of another tenant than the pair's is as good as unknown. */
function siteOfKey(c: Context<App>): Site | null {
  const lmsKey = c.req.param('lmsKey') ?? '';
  const sites = sitesAt(c.get('domain'));
  const named = lmsKey === 'v0' ? sites[0] : sites.find((site) => site.lmsKey === lmsKey);
  return named ?? null;
}

async function current(c: Context<App>, site: Site): Promise<Record<string, unknown>> {
  return settingsOf(site, await changesOf(c.env.DB, site.domain), c.req.url);
}

async function putSettings(c: Context<App>): Promise<Response> {
  const site = siteOfKey(c);
  if (!site) return notFound('Aplikasi');
  const values = await bodyOf(c);
  const known = await current(c, site);
  const unknown = Object.keys(values).filter((name) => !(name in known));
  if (unknown.length > 0 || Object.keys(values).length === 0) {
    return invalid(Object.fromEntries(unknown.map((name) => [name, ['Pengaturan tidak dikenal']])));
  }
  const errors = settingProblems(values);
  if (errors) return invalid(errors);
  await mergeChanges(c.env.DB, site.domain, values);
  return ok(await current(c, site), 'Pengaturan berhasil disimpan');
}

async function putSetting(c: Context<App>): Promise<Response> {
  const site = siteOfKey(c);
  const key = c.req.param('key') ?? '';
  if (!site) return notFound('Aplikasi');
  if (!(key in (await current(c, site)))) return notFound('Pengaturan');
  const body = await bodyOf(c);
  if (!('value' in body)) return invalid({ value: ['Wajib diisi'] });
  const errors = settingProblems({ [key]: body.value });
  if (errors) return invalid(errors);
  await mergeChanges(c.env.DB, site.domain, { [key]: body.value });
  return ok(body.value, 'Pengaturan berhasil disimpan');
}

/** The app's ids. One that staff have put in is what it is called from then on. */
async function idOf(c: Context<App>, site: Site) {
  const named = await bySlug<{ appId: string }>(c.env.DB, 'app_ids', site.domain);
  return { id: named?.appId ?? site.appId, lmsId: site.lmsId, lmsKey: site.lmsKey };
}

async function putId(c: Context<App>): Promise<Response> {
  const site = siteOfKey(c);
  if (!site) return notFound('Aplikasi');
  const body = await bodyOf(c);
  const errors = problems(body, { id: '!short' });
  if (errors) return invalid(errors);
  const appId = textOf(body, 'id');
  if (!/^[a-z0-9][a-z0-9-]*$/.test(appId)) {
    return invalid({ id: ['Hanya huruf kecil, angka, dan tanda hubung'] });
  }
  const known = await bySlug<{ id: number }>(c.env.DB, 'app_ids', site.domain);
  if (known) await update(c.env.DB, 'app_ids', known.id, { appId });
  else await insert(c.env.DB, 'app_ids', { slug: site.domain, appId });
  return ok(await idOf(c, site), 'Identitas aplikasi berhasil disimpan');
}

/** GET {token}: a one-time link, used up by being read. */
async function redeem(c: Context<App>): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const certificate = await certificateView(c, token);
  // A certificate's link is shown to many, and never used up.
  if (certificate) return ok(certificate);
  const link = await bySlug<LinkDoc>(c.env.DB, 'links', token);
  if (!link) return notFound('Tautan');
  if (link.used) return fail(410, 'Tautan ini sudah pernah dipakai');
  await update(c.env.DB, 'links', link.id, { used: true });
  const { purpose, email, redirect } = link;
  return ok({ purpose, email, redirect }, 'Tautan berhasil dipakai');
}

export const cms = new Hono<App>()
  .get('/v0/cms/app/request-demo', async (c) => {
    const email = query(c, 'email');
    const errors = problems({ email }, { email: '!email' });
    if (errors) return invalid(errors);
    await insert(c.env.DB, 'demo_requests', { email, domain: c.get('domain') });
    return ok(null, 'Berhasil mengirim request');
  })
  .get('/:lmsKey/cms/app/id', async (c) => {
    const site = siteOfKey(c);
    return site ? ok(await idOf(c, site)) : notFound('Aplikasi');
  })
  .put('/:lmsKey/cms/app/id', needsStaff, putId)
  .get('/:lmsKey/cms/app/settings', async (c) => {
    const site = siteOfKey(c);
    return site ? ok(await current(c, site)) : notFound('Aplikasi');
  })
  .put('/:lmsKey/cms/app/settings', needsStaff, putSettings)
  .get('/:lmsKey/cms/app/setting/:key', async (c) => {
    const site = siteOfKey(c);
    if (!site) return notFound('Aplikasi');
    const settings = await current(c, site);
    const key = c.req.param('key');
    return Object.hasOwn(settings, key) ? ok(settings[key]) : notFound('Pengaturan');
  })
  .put('/:lmsKey/cms/app/setting/:key', needsStaff, putSetting)
  .get('/:token{[A-Za-z0-9_-]{16,128}}', redeem);
