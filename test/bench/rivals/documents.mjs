/**
 * The document as it is made by hand: the tenant by host, its settings from memory, meta, theme and
 * boot data put into the same index.html, and a line logged for operators; with templates (`/templates`), with HTMLRewriter
 * (`/rewriter`), and from memory once made (`/kept`), under the headers that the site sends.
 */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import pages from '../../../app/pages.json';
import { tenantOf } from './tenant.mjs';

const defaults = { clr_primary: '#2096c4', clr_secondary: '#1d1f4b' };
const kept = new Map();

/** @param {string} value */
const attribute = (value) =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function headOf(row, title) {
  const css = { ...defaults, ...row.settings?.css };
  const meta = { name: row.name, description: row.tagline, keywords: '', ...row.settings?.meta };
  const url = `https://${row.domain}/`;
  const image = `${url}brand/${row.key}/share.png`;
  const names = {
    description: meta.description,
    keywords: meta.keywords,
    robots: 'noindex, nofollow',
    'theme-color': css.clr_primary,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': meta.description,
    'twitter:image': image,
  };
  const properties = {
    'og:type': 'website',
    'og:site_name': row.name,
    'og:locale': 'id_ID',
    'og:title': title,
    'og:description': meta.description,
    'og:image': image,
    'og:url': url,
  };
  const ld = { '@context': 'https://schema.org', '@type': 'Organization', name: row.name, url };
  return html`<title>${title}</title>${Object.entries(names).map(
    ([name, content]) => html`<meta name="${name}" content="${content}">`,
  )}${Object.entries(properties).map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  )}<link rel="canonical" href="${url}"><link rel="icon" href="/brand/${row.key}/icon.svg"><link
rel="manifest" href="/manifest.webmanifest"><style id="theme">:root{${raw(
    Object.entries(css)
      .map(([name, value]) => `--${name.slice(4)}:${attribute(value)};`)
      .join(''),
  )}}</style><script type="application/ld+json">${raw(json(ld))}</script>`;
}

const json = (value) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

function bootOf(row, title, prefetched) {
  const all = row.pages === 'all' ? pages.map(({ name }) => name) : ['home'];
  const { key, name, tagline, domain } = row;
  const tenant = { key, layout: row.layout ?? key, name, tagline, domain, pages: all, api: '/api' };
  const settings = { title, isMaintenance: false, ...row.settings };
  const page = { name: 'home', params: {} };
  const boot = { version: '1.0.0', tenant, settings, page, prefetched: {}, status: 200 };
  // What was fetched ahead lies in memory, escaped already.
  const text = json(boot).replace('"prefetched":{}', () => `"prefetched":${prefetched}`);
  return `<script id="boot" type="application/json">${text}</script>`;
}

const titleOf = (row) => `${row.settings?.meta?.name ?? row.name} — ${row.tagline}`;

async function etag(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${[...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

async function withTemplates(row, { DOCUMENT: document, PREFETCHED: prefetched }) {
  const title = titleOf(row);
  const head = String(await headOf(row, title));
  return document
    .replace(/<!--edge:chunks .*?-->/s, '')
    .replace('<!--edge:head-->', () => head)
    .replace('<!--edge:boot-->', () => bootOf(row, title, prefetched));
}

async function withRewriter(row, { DOCUMENT: document, PREFETCHED: prefetched }) {
  const title = titleOf(row);
  const head = String(await headOf(row, title));
  return new HTMLRewriter()
    .on('head', { element: (element) => void element.append(head, { html: true }) })
    .on('body', {
      element: (element) => void element.append(bootOf(row, title, prefetched), { html: true }),
    })
    .transform(new Response(document));
}

const app = new Hono().use(
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'self'"], scriptSrc: ["'self'"], objectSrc: ["'none'"] },
    strictTransportSecurity: false,
  }),
);

function answer(c, row, body, tag) {
  const request = crypto.randomUUID();
  const line = { request, tenant: row.key, route: 'document', subject: 'home', status: 200, ms: 0 };
  console.log(JSON.stringify(line));
  c.header('content-type', 'text/html; charset=utf-8');
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header('x-tenant', row.key);
  if (tag) c.header('etag', tag);
  if (tag && c.req.header('if-none-match') === tag) return c.body(null, 304);
  return c.body(body);
}

app.get('/templates', async (c) => {
  const row = tenantOf(c.req.header('host') ?? '');
  const text = await withTemplates(row, c.env);
  return answer(c, row, text, await etag(text));
});

app.get('/rewriter', async (c) => {
  const row = tenantOf(c.req.header('host') ?? '');
  const { body } = await withRewriter(row, c.env);
  return answer(c, row, body, '');
});

app.get('/kept', async (c) => {
  const row = tenantOf(c.req.header('host') ?? '');
  let made = kept.get(row.key);
  if (!made) {
    const text = await withTemplates(row, c.env);
    made = { text, tag: await etag(text) };
    kept.set(row.key, made);
  }
  return answer(c, row, made.text, made.tag);
});

export default app;
