/** The account-login site: a plain page on which a visitor picks the demo account to sign in with. */

import { type Context, Hono } from 'hono';
import { accounts, noteOrigin, openSession } from '../accounts';
import type { App } from '../env';
import { hasCode, judgeCredential } from '../guard';
import { fail } from '../respond';

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

const STYLE = `body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1rem;color:#212529}
ul{list-style:none;padding:0}li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;padding:.5rem 0;border-top:1px solid #d5dae0}
a{flex:1 1 12rem;padding:.25rem 0;color:#0b5cad}span{color:#515b66}`;

function page(origin: string): string {
  const redirect = encodeURIComponent(origin);
  const links = accounts
    .map(
      ({ kind, name, email }) =>
        `<li><a href="/account/choose?kind=${kind}&amp;redirect=${redirect}">${escaped(name)}</a> <span>${escaped(email)}</span></li>`,
    )
    .join('');
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Masuk akun contoh</title><link rel="icon" href="data:,">
<style>${STYLE}</style></head><body><main><h1>Masuk dengan akun contoh</h1>
<p>Kamu akan kembali ke <strong>${escaped(origin)}</strong>. Pilih salah satu:</p><ul>${links}</ul></main></body></html>`;
}

/** Logins are short: a credential older than this was taken from somewhere. */
const CREDENTIAL_AGE_MS = 600_000;

/**
 * What the site has to show: a credential made for this login, and its pair's code. The sealed pair
 * itself is refused, since it works at every call and has no business in an address.
 */
async function isKnownApp(c: Context<App>): Promise<boolean> {
  const { token = '', code = '', lms_id: lmsId = '' } = c.req.query();
  const verdict = await judgeCredential(c.env, token, CREDENTIAL_AGE_MS);
  if ('refusal' in verdict || lmsId === '') return false;
  return hasCode(c.env.DB, verdict.credential.host, code);
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
    await noteOrigin(c.env.DB, token, origin);
    return c.redirect(`${origin}/callbackauth?token=${token}`, 302);
  });
