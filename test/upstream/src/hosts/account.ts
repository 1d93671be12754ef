/** The account-login site: a plain page on which a visitor picks the demo account to sign in with. */

import { type Context, Hono } from 'hono';
import { accounts, openSession } from '../accounts';
import type { App } from '../env';
import { domainOfSession } from '../guard';
import { fail } from '../respond';
import { openCredential } from '../token';

/** The visitor's origin, out of `redirect`; anything but an http(s) address is none. */
function originOf(redirect: string | undefined): string | null {
  try {
    const url = new URL(redirect ?? '');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : null;
  } catch {
    return null;
  }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function page(origin: string): string {
  const redirect = encodeURIComponent(origin);
  const links = accounts
    .map(
      ({ kind, name, email }) =>
        `<li><a href="/account/choose?kind=${kind}&amp;redirect=${redirect}">${escaped(name)}</a> ${escaped(email)}</li>`,
    )
    .join('');
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Masuk akun contoh</title><link rel="icon" href="data:,">
<style>body{font:1rem/1.6 system-ui;max-width:36rem;margin:3rem auto;padding:0 1rem}li{margin:.5rem 0}</style>
</head><body><main><h1>Masuk dengan akun contoh</h1>
<p>Kamu akan kembali ke <strong>${escaped(origin)}</strong>.</p><ul>${links}</ul></main></body></html>`;
}

/** The app token must be one this platform can open: a credential, or a living pair. */
async function isKnownApp(c: Context<App>): Promise<boolean> {
  const token = c.req.query('token') ?? '';
  if (!c.req.query('code') || !c.req.query('lms_id')) return false;
  if (await openCredential(token, c.env.APP_TOKEN_KEY)) return true;
  return (await domainOfSession(c, token)) !== null;
}

const html = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });

export const account = new Hono<App>()
  .get('/', async (c) => {
    const origin = originOf(c.req.query('redirect'));
    if (!origin) return fail(400, 'Alamat kembali tidak benar');
    if (!(await isKnownApp(c))) return fail(401, 'Aplikasi asal tidak dikenal');
    return html(page(origin));
  })
  .get('/choose', async (c) => {
    const origin = originOf(c.req.query('redirect'));
    const chosen = accounts.find(({ kind }) => String(kind) === c.req.query('kind'));
    if (!origin || !chosen) return fail(400, 'Akun atau alamat kembali tidak benar');
    const token = await openSession(c.env.DB, 'account', String(chosen.id));
    return c.redirect(`${origin}/callbackauth?token=${token}`, 302);
  });
