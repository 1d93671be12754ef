/** The mail that confirms a form (design section 6): sent by the edge, once the platform agrees. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samples } from '../../upstream/spec/samples';
import { Platform } from '../harness/platform';
import { startRaw } from '../harness/raw-upstream';
import { Site } from '../harness/site';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => platform.heal());

const host = 'dana.example';
const gift = { name: 'Klik http://evil.example', email: 'donatur@contoh.id', amount: 50_000 };

async function give(body: object = gift) {
  const { length } = await platform.mails();
  const got = await site.post(host, '/api/data/donations', { body });
  return { got, mails: async () => (await platform.mails()).slice(length) };
}

test('an accepted form is confirmed in the tenant’s name, in the edge’s words alone', async () => {
  const { got, mails } = await give();
  expect(got.status).toBe(201);
  await expect.poll(mails).toHaveLength(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ email: gift.email, domain: host });
  expect(mail?.message).toContain('Dana Belajar');
  // How to pay is what the platform has answered, as the page tells it.
  expect(mail?.message).toMatch(/transfer tepat Rp 50\.000 ke .+ rekening [\d ]+ .+ berita DON-/);
  expect(JSON.stringify(mail)).not.toContain('evil');
});

test.each([
  'POST services/v1/post/appointment/create',
  'GET services/v0/cms/app/request-demo',
  'POST services/v1/auth/signup/coder',
  'POST services/v1/school/register',
  'POST services/v1/team/register',
])('%s is confirmed', async (call) => {
  const { length } = await platform.mails();
  const [method = '', path = ''] = call.split(' ');
  const { body, path: filled = path, status = 200 } = samples[call] ?? {};
  const got = await site.post('alpha.example', `/api/${filled}`, { body }, method);
  expect(got.status).toBe(status);
  await expect.poll(async () => (await platform.mails()).length).toBe(length + 1);
});

test.each([
  ['refused', { status: 422, body: { status: false, message: 'Tidak bisa', data: null } }],
  ['answered with status false', { status: 200, body: { status: false, data: null } }],
  ['broken', { status: 500 }],
])('a form that is %s is not confirmed', async (_what, fault) => {
  await platform.fault({ host: 'data', method: 'POST', ...fault });
  const { mails } = await give();
  await platform.heal();
  // What is sent later is there by the time that a second form's mail is.
  const second = await give({ ...gift, email: 'kedua@contoh.id' });
  await expect.poll(second.mails).toHaveLength(1);
  expect((await mails()).map(({ email }) => email)).toEqual(['kedua@contoh.id']);
});

test('a mailer that is down or slow harms no form', async () => {
  await platform.fault({ host: 'mailer', status: 500 });
  expect((await give()).got.status).toBe(201);
  await platform.heal();
  await platform.fault({ host: 'mailer', delayMs: 3000 });
  expect((await give()).got.status).toBe(201);
});

test('an address that is none gets nothing', async () => {
  const { mails } = await give({ name: 'Ayu', amount: 1, email: 'a@contoh.id, b@contoh.id' });
  await give({ ...gift, email: 'ketiga@contoh.id' });
  // What the slow mailer was given above may come meanwhile.
  const others = async () =>
    (await mails()).map(({ email }) => email).filter((email) => email !== gift.email);
  await expect.poll(others).toHaveLength(1);
  expect(await others()).toEqual(['ketiga@contoh.id']);
});

test('a giver who leaves in mid-answer is sent the mail all the same', async () => {
  const payment = { bank: 'Bank Contoh', account_number: '123 456', account_name: 'Yayasan' };
  const answer = JSON.stringify([{ amount: gift.amount, payment, code: 'DON-1' }]);
  let finish = () => {};
  const data = await startRaw(() => (socket) => {
    const head = [
      'HTTP/1.1 201 Created',
      'Content-Type: application/json',
      `Content-Length: ${answer.length}`,
    ];
    socket.write(`${[...head, '', ''].join('\r\n')}${answer.slice(0, 10)}`);
    finish = () => socket.end(answer.slice(10));
  });
  const slow = await Site.start({ platform, vars: { DATA_URL: data.origin } });
  const { length } = await platform.mails();
  const leaving = new AbortController();
  const opened = await slow.open('POST', host, '/api/data/donations', {
    headers: { origin: `http://${host}` },
    body: gift,
    signal: leaving.signal,
  });
  opened.on('error', () => {});
  leaving.abort();
  // The edge has heard of it once it has answered others.
  for (const path of ['/_edge/health', '/robots.txt']) await slow.get(host, path);
  finish();
  const mails = async () => (await platform.mails()).slice(length).map(({ email }) => email);
  await expect.poll(mails).toEqual([gift.email]);
  await Promise.all([slow.stop(), data.stop()]);
});
