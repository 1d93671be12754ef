/** What the edge makes of a form's body, whoever sends it: kept nowhere, given back to nobody else. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, metaOf, pageOf, titleOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const type = 'application/x-www-form-urlencoded';
const typed = { name: 'Ayu <b>Lestari', email: 'ayu@contoh.id', password: 'kalimat-rahasia' };

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, limits: { LIMIT_FORM: 3 } });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.post(host, path, { headers: { ...navigation, ...headers }, body });

const form = (values: Record<string, string>, name = 'account') =>
  new URLSearchParams({ _form: name, ...values }).toString();

const urlencoded = (values: Record<string, string>, path = '/Register') =>
  send(path, form(values), { 'content-type': type });

/** The value of the field of that name, as the page has it. */
function fieldOf(html: string, name: string): string {
  const [tag = ''] = html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`)) ?? [];
  return /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
}

describe('a form of a page', () => {
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ _form: 'account', ...typed })) {
    multipart.set(name, value);
  }
  multipart.set('file', new Blob(['isi berkas']), 'berkas.txt');

  test.each([
    ['urlencoded', form(typed), type],
    ['of several parts', multipart, ''],
    ['that does not say which it is', form(typed).replace('_form=account&', ''), type],
  ])('%s comes back with what was typed', async (_what, body, kind) => {
    const got = await send('/Register', body, kind ? { 'content-type': kind } : {});
    expect([got.status, got.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(got.headers).not.toHaveProperty('etag');
    expect(metaOf(got.text, 'robots')).toContain('noindex');
    expect(titleOf(got.text)).toContain('Daftar');
    const page = pageOf(got.text);
    expect([fieldOf(page, 'name'), fieldOf(page, 'email')]).toEqual([
      'Ayu &lt;b&gt;Lestari',
      'ayu@contoh.id',
    ]);
    expect(got.text).not.toContain('kalimat-rahasia');
    expect(got.text).not.toContain('isi berkas');
    expect(textAt(bootOf(got.text), 'form', 'values', 'name')).toBe(typed.name);
  });

  test('is not shown to anybody else, and fills no other form', async () => {
    await urlencoded(typed);
    const plain = await site.get(host, '/Register');
    expect([plain.status, plain.text.includes('ayu@contoh.id')]).toEqual([200, false]);
    expect(valueAt(bootOf(plain.text), 'form')).toBe(null);
    const other = await send('/Register?jenis=tim', form(typed), { 'content-type': type });
    expect([other.status, pageOf(other.text).includes('ayu@contoh.id')]).toEqual([422, false]);
  });

  test('that only a script can send says so', async () => {
    const got = await send('/Chat', form({ question: 'Apa itu CSS?' }, 'chat'), {
      'content-type': type,
    });
    expect([got.status, pageOf(got.text).includes('Isianmu belum terkirim')]).toEqual([422, true]);
  });
});

test.each<[string, string, unknown, Record<string, string>, number]>([
  ['another site', '/Register', form(typed), { origin: 'https://evil.example' }, 403],
  ['a sibling', '/Register', form(typed), { 'sec-fetch-site': 'same-site' }, 403],
  ['nobody', '/Register', form(typed), { origin: 'null' }, 403],
  ['no form', '/Register', '{}', { 'content-type': 'application/json' }, 415],
  ['too much', '/Register', form({ name: 'a'.repeat(262_144) }), {}, 413],
  ['a page that is not there', '/tidak-ada', form(typed), {}, 404],
  ['an item that is not there', '/Donation/tidak-ada', form(typed), {}, 404],
])('%s gets a page that says so', async (_what, path, body, headers, status) => {
  const got = await send(path, body, { 'content-type': type, ...headers });
  expect([got.status, got.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(got.headers['cache-control']).toBe('no-store');
  expect(got.text).not.toContain('ayu@contoh.id');
});

test('a body that breaks off, or says nothing, harms nobody', async () => {
  for (const body of [
    '',
    '&&&=',
    '_form',
    '%',
    `_form=account&name=%zz&email=${'%F0'.repeat(9)}`,
  ]) {
    const got = await send('/Register', body, { 'content-type': type });
    expect([got.status, pageOf(got.text).includes('Buat akun')], body).toEqual([422, true]);
  }
  const parts = { 'content-type': 'multipart/form-data; boundary=x' };
  for (const body of ['--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data; name="name"']) {
    expect((await send('/Register', body, parts)).status, body).toBe(422);
  }
});

test('a form counts once, when it is sent: rounds do not, and nothing that was typed is lost', async () => {
  const visitor = { 'cf-connecting-ip': '10.9.9.8', 'content-type': type };
  const review = (comment: string) =>
    send(
      '/Metamorfosa',
      form({ name: 'Rani', rating: '5', comment }, 'book-review:metamorfosa'),
      visitor,
    );
  for (let rounds = 0; rounds < 5; rounds += 1) expect((await review('Ya')).status).toBe(422);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await review('Bab ketiga paling membekas.')).status);
  }
  expect(statuses).toEqual([303, 303, 303]);
  const over = await review('Bab keempat juga.');
  expect(over.status).toBe(422);
  expect(textAt(bootOf(over.text), 'form', 'values', 'comment')).toBe('Bab keempat juga.');
  expect(textAt(bootOf(over.text), 'form', 'refusal', 'failure', '0')).not.toBe('');
});

test('who posts again and again is asked to wait', async () => {
  const visitor = { 'cf-connecting-ip': '10.9.9.9', 'content-type': type };
  const few = await Site.start({ platform, limits: { LIMIT_RECORD: 3 } });
  const answers = [];
  // A new minute may begin in between, and with it a new count.
  for (let count = 0; count < 8 && answers.at(-1)?.status !== 429; count += 1) {
    const headers = { ...navigation, ...visitor };
    answers.push(await few.post(host, '/Register', { headers, body: form(typed) }));
  }
  await few.stop();
  const before = answers.slice(0, -1).map(({ status }) => status);
  expect(before).toEqual(before.map(() => 422));
  expect(before.length).toBeGreaterThanOrEqual(3);
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toBe('60');
  expect(answers.at(-1)?.headers['content-type']).toBe('text/html; charset=utf-8');
  const page = pageOf(answers.at(-1)?.text ?? '');
  expect(fieldOf(page, 'email')).toBe(typed.email);
  expect(page).toContain('Terlalu banyak kiriman. Isianmu tidak hilang.');
});

test.each([
  ['breaks', 'export const post = () => { throw new Error("rusak"); };'],
  ['says nothing that is known', 'export const post = async () => "{}";'],
  ['cannot be loaded', 'throw new Error("rusak");'],
])('where the app %s the form is unavailable, and comes back all the same', async (_how, code) => {
  const renderer = `${code} export const render = () => ({ page: "" });`;
  const broken = await Site.start({ platform, renderer });
  const got = await broken.post(host, '/Register', {
    headers: { ...navigation, 'content-type': type },
    body: form(typed),
  });
  expect([got.status, got.headers['retry-after'], got.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(textAt(bootOf(got.text), 'form', 'values', 'name')).toBe(typed.name);
  // Without scripts it can be read, and sent once more.
  const [again = ''] = got.text.match(/<noscript><main.*<\/noscript>/s) ?? [];
  expect(fieldOf(again, '_form')).toBe('account');
  expect(fieldOf(again, 'email')).toBe(typed.email);
  expect(again).toContain('<li>Ayu &lt;b&gt;Lestari</li>');
  expect(got.text).not.toContain('kalimat-rahasia');
  await broken.stop();
});

test('in maintenance the site is closed to forms too', async () => {
  await platform.settings('alpha.example', { settings: { title: 'A', isMaintenance: true } });
  const closed = await Site.start({ platform });
  const got = await closed.post(host, '/Register', {
    headers: { ...navigation, 'content-type': type },
    body: form(typed),
  });
  expect([got.status, got.text.includes('ayu@contoh.id')]).toEqual([503, false]);
  await closed.stop();
  await platform.settings('alpha.example');
});
