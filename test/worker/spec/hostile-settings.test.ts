/** What a site's settings say is text, wherever it stands; a colour or font is one, or dropped. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { textAt } from '../../upstream/spec/harness';
import { bootOf, metaOf, themeOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
afterEach(() => site.stop());

/** A site that has known nothing until now, and these settings from then on. */
async function start(settings: object): Promise<void> {
  const whole = { isMaintenance: false, ...settings };
  await platform.settings('alpha.example', { settings: whole });
  site = await Site.start({ platform });
}

const evil = '</script></title><script>alert(1)</script>"\'\u2028\u2029&amp;<!--';

test('texts come out as text', async () => {
  const meta = { name: evil, description: evil, keywords: evil, site_name: evil, url: evil };
  await start({ title: evil, image: evil, favicon: evil, logoDark: evil, meta });
  for (const path of ['/', '/Class', '/Class/dasar-web', '/tidak-ada', '/manifest.webmanifest']) {
    const { text } = await site.get('alpha.example', path);
    if (path.startsWith('/man'))
      expect(JSON.parse(text)).toMatchObject({ name: expect.any(String) });
    else expect(text).not.toContain('<script>alert');
    const [head = ''] = text.split('</head>');
    expect(head.match(/<title>/g) ?? []).toHaveLength(path.startsWith('/man') ? 0 : 1);
    expect(text).not.toMatch(/[\u2028\u2029]/);
  }
  const { text } = await site.get('alpha.example', '/');
  expect(textAt(bootOf(text), 'settings', 'title')).toContain('</script>');
  expect(metaOf(text, 'og:site_name')).toContain('&lt;/script&gt;');
});

test('a colour or font that is none is dropped, and no other', async () => {
  await start({});
  const values = [
    ...['red;}body{display:none', 'url(javascript:alert(1))', '#12345g', 'expression(1)', ''],
    ...['</style><script>alert(1)</script>', '#fff}*{color:red', 42, null, ['#123456']],
  ];
  for (const [at, value] of values.entries()) {
    const row = tenants.tenants[at + 2];
    const css = { clr_primary: value, ft_primary: value, clr_danger: '#101010' };
    const settings = { css, isMaintenance: false };
    await platform.settings(row?.domain ?? '', { settings });
    const { status, text } = await site.get(`${row?.key}.localhost`, '/');
    expect([value, status]).toEqual([value, 200]);
    const own = textAt(row, 'settings', 'css', 'clr_primary') || '#2096c4';
    expect(themeOf(text)).toContain(`--primary:${own.toLowerCase()};`);
    expect(themeOf(text)).toContain('--danger:#101010;');
    expect(themeOf(text)).toContain('--font-heading:var(--brand-heading),');
    expect(text).not.toMatch(/javascript:|expression|display:none|alert/);
  }
});

test.each([
  'javascript:alert(1)',
  '//evil.example/x.svg',
  'http://evil.example/x.svg',
  '/\\evil.example',
])('the address %j is dropped', async (address) => {
  await start({ favicon: address, logoDark: address, image: address });
  const { text } = await site.get('alpha.example', '/');
  const favicon = await site.get('alpha.example', '/favicon.ico');
  expect(text).not.toContain(JSON.stringify(address).slice(1, -1));
  expect(favicon.headers.location).toBe('/brand/alpha/icon-32.png');
});
