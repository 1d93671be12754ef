/** What a document needs for its visits to be counted: only where tenant, operator and visitor let it. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueAt } from '../../upstream/spec/harness';
import { bootOf, hashOf, inlineScriptsOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
const vars = {
  ANALYTICS_URL: 'https://ukur.example/gtag/js',
  ANALYTICS_HOSTS: '*.kirim.example; * https://satu.example',
};
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, vars });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const analyticsOf = (html: string) => valueAt(bootOf(html), 'tenant', 'analytics');

test('a tenant with an id gets the notice, the id and a policy open for that service alone', async () => {
  const { headers, text } = await site.get('alpha.example', '/About');
  expect(analyticsOf(text)).toEqual({ id: 'G-ALPHA00001', script: vars.ANALYTICS_URL });
  expect(text).toMatch(
    /<body>\s*<section id="consent" [^>]*data-key="alpha@alpha.example:consent" hidden>/,
  );
  const policy = headers['content-security-policy'] ?? '';
  const [script = ''] = inlineScriptsOf(text).filter((body) => body.includes('consent'));
  expect(policy).toContain(` ${hashOf(script)} https://ukur.example/gtag/js;`);
  expect(policy).toContain("connect-src 'self' https://satu.example;");
});

test.each([
  ['a tenant without an id', 'yayasan.example', {}],
  ['an unknown host', 'nobody.example', {}],
  ['Do Not Track', 'alpha.example', { dnt: '1' }],
  ['Global Privacy Control', 'alpha.example', { 'sec-gpc': '1' }],
  ['Save-Data', 'alpha.example', { 'save-data': 'on' }],
])('%s: nothing of it', async (_name, host, headers) => {
  // Twice, after one that has it: what is kept for one visitor is not another's.
  await site.get('alpha.example', '/About');
  for (let times = 0; times < 2; times += 1) {
    const got = await site.get(host, '/About', headers);
    expect(got.status).toBe(200);
    expect(analyticsOf(got.text)).toBeNull();
    expect(got.text).not.toContain('consent');
    const policy = got.headers['content-security-policy'];
    // What every document runs of its own, and no more.
    const own = inlineScriptsOf(got.text).map((script) => ` ${hashOf(script)}`);
    expect(policy).toContain(`script-src 'self'${own.join('')};`);
    expect(policy).toContain("connect-src 'self';");
  }
});

test.each([
  ['alpha.example', {}, 'Save-Data, ECT, Cookie, DNT, Sec-GPC'],
  ['alpha.example', { dnt: '1' }, 'Save-Data, ECT, Cookie, DNT, Sec-GPC'],
  ['yayasan.example', {}, 'Save-Data, ECT, Cookie'],
])('a document of %s with %j varies by what changes it', async (host, headers, vary) => {
  expect((await site.get(host, '/About', headers)).headers.vary).toBe(vary);
});

describe('an operator', () => {
  test('who has no such service has no notice', async () => {
    const without = await Site.start({ platform, vars: { ANALYTICS_URL: '' } });
    const { text } = await without.get('alpha.example', '/');
    await without.stop();
    expect(analyticsOf(text)).toBeNull();
    expect(text).not.toContain('id="consent"');
  });
});

test('maintenance is no visit', async () => {
  await platform.settings('alpha.example', { settings: { isMaintenance: true } });
  const closed = await Site.start({ platform, vars });
  const { status, text } = await closed.get('alpha.example', '/');
  await closed.stop();
  await platform.settings('alpha.example');
  expect([status, analyticsOf(text)]).toEqual([503, null]);
  expect(text).not.toContain('id="consent"');
});
