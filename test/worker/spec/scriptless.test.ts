/** What the edge shows of a session to who has no script, who then signs out and is asked by forms. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
/** The stand-in's student (test/upstream/src/data/invoices.ts) and somebody else. */
const [STUDENT, OTHER] = [4, 2];

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterEach(() => platform.heal());
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const sessionOf = async (kind: number) =>
  `__Host-access_token=${await platform.signIn(kind)}; signed_in=1`;
const open = async (path: string, kind: number, more = '') =>
  site.get(host, path, { cookie: `${await sessionOf(kind)}${more}` });
const wordsOf = ({ text }: Got) => pageOf(text).replaceAll('<!-- -->', '');
/** A form that the browser itself sends. */
const press = (path: string, cookie: string, from = '') =>
  site.post(host, path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
      cookie,
      ...(from !== '' && { referer: `http://${host}${from}` }),
    },
    body: '',
  });

test('the header tells who is there, with a way out, in a document that nobody keeps', async () => {
  const got = await open('/About', STUDENT);
  expect([got.status, got.headers['cache-control'], got.headers.etag]).toEqual([
    200,
    'private, no-store',
    undefined,
  ]);
  expect(wordsOf(got)).toContain('Menu akun: Siswa Contoh');
  expect(got.text).toMatch(/<form[^>]*action="\/session\/logout"/);
});

test.each([
  ['has run a script', (session: string) => `${session}; scripted=1`],
  ['has no session', () => ''],
  ['says so without a session', () => 'signed_in=1'],
  ['has a session that is over', () => '__Host-access_token=lama; signed_in=1'],
])('who %s gets the page as anybody', async (_who, cookieOf) => {
  const cookie = cookieOf(await sessionOf(STUDENT));
  const got = await site.get(host, '/About', cookie === '' ? {} : { cookie });
  expect(got.status).toBe(200);
  expect(got.text).not.toContain('/session/logout');
  expect(wordsOf(got)).toContain('Masuk</a>');
});

test('nothing of one is given to another', async () => {
  await open('/Class/javascript-dari-nol', STUDENT);
  const others = [
    await site.get(host, '/Class/javascript-dari-nol'),
    await open('/Class/javascript-dari-nol', OTHER),
  ];
  for (const { text } of others) {
    expect(text).not.toContain('Siswa Contoh');
    expect(text).not.toContain('Terdaftar</p>');
  }
});

test('a platform that is slow or down with it leaves the page', async () => {
  await platform.fault({ path: 'v1/user/me', status: 500 });
  await platform.fault({ path: 'user/detail', status: 500 });
  const got = await open('/Class/model-ke-produksi', STUDENT);
  expect(got.status).toBe(200);
  expect(wordsOf(got)).toContain('Menu akun: Akun saya');
  expect(wordsOf(got)).toContain('name="_form" value="order:class:model-ke-produksi"');
});

describe('an order', () => {
  test('that was paid leads to the first chapter', async () => {
    const words = wordsOf(await open('/Class/javascript-dari-nol', STUDENT));
    expect(words).toMatch(/Terdaftar<\/p>.*\/Courses\/javascript-dari-nol\/module\/[^"]*\/1-/s);
  });

  test.each([
    ['api-yang-andal-dengan-node-js', 'Lanjutkan pembayaran'],
    ['jaringan-untuk-keamanan', 'Lihat status pembayaran'],
    ['model-ke-produksi', 'value="order:class:model-ke-produksi"'],
  ])('of %s says how it stands', async (slug, says) => {
    const words = wordsOf(await open(`/Class/${slug}`, STUDENT));
    expect(words).toContain(says);
    // In this tab, as with scripts.
    expect(words).not.toMatch(/target="_blank"[^>]*><span>Lanjutkan pembayaran/);
  });

  test('that is refused after signing in says why, once', async () => {
    await platform.fault({
      path: 'v1/class/payment/invoice',
      status: 422,
      body: { status: false, message: 'Kelas ini sudah penuh.' },
    });
    const path = '/Class/literasi-data-untuk-semua';
    const wish = '__Host-wish=order:class:literasi-data-untuk-semua';
    const session = await sessionOf(OTHER);
    const got = await site.get(host, `${path}?resume=1`, { cookie: `${session}; ${wish}` });
    expect([got.status, got.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(wordsOf(got)).toContain('Kelas ini sudah penuh.');
    expect(got.cookies.some((one) => one.startsWith('__Host-wish=;'))).toBe(true);
  });

  test('that came to nothing is made anew', async () => {
    await platform.forget();
    const got = await site.post(host, '/Class/model-ke-produksi', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-mode': 'navigate',
        cookie: await sessionOf(STUDENT),
      },
      body: '_form=order%3Aclass%3Amodel-ke-produksi',
    });
    expect(got.status).toBe(303);
    expect(await platform.seen('services/v1/class/repay')).toHaveLength(1);
  });
});

describe('a payment', () => {
  const path = '/CallbackPayment?order_id=INV-2026-0002';

  test('is told to whom it belongs', async () => {
    const got = await open(path, STUDENT);
    expect(got.headers['cache-control']).toBe('private, no-store');
    expect(wordsOf(got)).toMatch(/<h1[^>]*>Terdaftar<\/h1>.*Mulai bab pertama/s);
  });

  test('is told to nobody else', async () => {
    expect(wordsOf(await open(path, OTHER))).toContain('Tagihan ini milik akun lain');
    const guest = await site.get(host, path);
    expect(wordsOf(guest)).toContain('Masuk dan lihat hasilnya');
    expect(wordsOf(guest)).not.toContain('Terdaftar');
  });

  test('that is still to be paid leads to where it is, or is asked for again', async () => {
    const words = wordsOf(await open('/CallbackPayment?order_id=INV-2026-0006', STUDENT));
    expect(words).toContain('Menunggu pembayaran');
    expect(words).toMatch(/href="\/CallbackPayment\?order_id=INV-2026-0006"[^>]*>.*Periksa lagi/s);
  });

  test('is looked at anew for whom the payment site has sent back', async () => {
    await platform.forget();
    await open('/CallbackPayment?order_id=INV-2026-0006&status=paid', STUDENT);
    expect(await platform.seen('services/v1/class/payment/callback')).toHaveLength(1);
  });

  test('that is not there says so', async () => {
    const words = wordsOf(await open('/CallbackPayment?order_id=INV-TIDAK-ADA', STUDENT));
    expect(words).toContain('Tagihan tidak ditemukan');
  });
});

describe('signing out by a form', () => {
  test.each([
    ['/Class?search=web', '/Class?search=web'],
    ['/Studio', '/'],
    ['', '/'],
  ])('from %j leads to %j', async (from, to) => {
    const got = await press('/session/logout', await sessionOf(STUDENT), from);
    expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
      303,
      to,
      'no-store',
    ]);
    expect(got.cookies.some((one) => one.startsWith('__Host-access_token=;'))).toBe(true);
    expect(got.cookies.some((one) => one.startsWith('signed_in=;'))).toBe(true);
  });

  test('from elsewhere it is refused', async () => {
    const got = await site.post(host, '/session/logout', {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect([got.status, got.cookies]).toEqual([403, []]);
  });
});

describe('another account', () => {
  const waiting = async () =>
    `__Host-login_switch=%2FClass|${await platform.signIn(OTHER)}; login_name=Mentor%20%3CContoh%3E`;

  test('is asked about on the page that the login leads to', async () => {
    const got = await open('/callbackauth', STUDENT, `; ${await waiting()}`);
    expect(wordsOf(got)).toContain('Kamu sudah masuk sebagai Siswa Contoh');
    expect(wordsOf(got)).toContain('Ganti ke “Mentor &lt;Contoh&gt;”');
    expect(wordsOf(got)).toMatch(/<form[^>]*action="\/session\/switch"/);
  });

  test('takes the place by a form, and is led on', async () => {
    const got = await press('/session/switch', `${await sessionOf(STUDENT)}; ${await waiting()}`);
    expect([got.status, got.headers.location]).toEqual([303, '/Class']);
    expect(got.cookies.some((one) => one.startsWith('__Host-access_token='))).toBe(true);
  });

  test('whose login has run out does not, and is told so', async () => {
    const got = await press('/session/switch', await sessionOf(STUDENT));
    expect([got.status, got.headers.location]).toEqual([303, '/callbackauth']);
  });
});

describe('a page of the portal', () => {
  const words = ({ text }: Got) =>
    (/<noscript>(<div data-own.*)<\/noscript>/s.exec(text)?.[1] ?? '')
      .replaceAll('<!-- -->', '')
      .replaceAll('\u00a0', ' ');
  const ask = (values: Record<string, string>, cookie: string) =>
    site.post(host, '/Earnings/Request', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-mode': 'navigate',
        accept: 'text/html',
        cookie,
      },
      body: new URLSearchParams({ _form: 'payout', ...values }).toString(),
    });
  const payout = {
    amount: 'Rp 60.000',
    bank: 'cendana',
    accountNumber: '9010000123',
    accountName: 'Mentor Contoh',
  };

  test('is read by whom it is for, with its styles, and kept nowhere', async () => {
    const got = await open('/Profile', STUDENT);
    expect([got.status, got.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(words(got)).toContain('Siswa Contoh');
    expect(words(got)).toContain('action="/session/logout"');
    const { text } = await open('/Studio', STUDENT);
    const styles = (html: string) => html.match(/<link rel="stylesheet"[^>]*>/g)?.length ?? 0;
    expect(styles(got.text)).toBeGreaterThan(styles(text));
    expect(words(await open('/Earnings', STUDENT))).toContain('Halaman ini untuk');
    const guest = await site.get(host, '/Profile');
    expect(words(guest)).toBe('');
    expect(guest.text).toMatch(/<noscript>.*href="\/login\?to=%2FProfile".*<\/noscript>/s);
  });

  test('has a payout judged and looked at again, and asked for once', async () => {
    const cookie = await sessionOf(OTHER);
    const form = await open('/Earnings/Request', OTHER);
    const [, seed = ''] = /name="seed" value="(\w+)"/.exec(words(form)) ?? [];
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    await platform.forget();
    const wrong = await ask({ ...payout, amount: '49.999', seed, step: '0' }, cookie);
    expect(wrong.status).toBe(422);
    expect(words(wrong)).toContain('Paling sedikit Rp 50.000.');
    expect(words(wrong)).toContain('value="9010000123"');
    const review = await ask({ ...payout, seed, step: '0' }, cookie);
    expect([review.status, words(review).includes('aria-invalid')]).toEqual([422, false]);
    expect(words(review)).toContain('Ajukan penarikan');
    const sent = { ...payout, seed, step: '1' };
    expect(await platform.seen('services/v2/payout/request')).toEqual([]);
    const both = await Promise.all([ask(sent, cookie), ask(sent, cookie)]);
    const again = [...both, await ask(sent, cookie)];
    for (const { status, headers } of again) {
      expect([status, headers.location]).toEqual([
        303,
        '/Earnings/Request?sent=payout#form-payout',
      ]);
    }
    const kept = both[0].cookies.map((one) => one.split(';')[0] ?? '');
    const thanks = await site.get(host, '/Earnings/Request?sent=payout', {
      cookie: [...kept, cookie].join('; '),
    });
    expect([thanks.status, words(thanks).includes('Penarikan Rp 60.000 sudah diajukan')]).toEqual([
      200,
      true,
    ]);
    const list = words(await open('/Earnings', OTHER));
    expect(list.split('9010000123').length - 1).toBe(1);
  });

  test('leads who is there no longer to sign in', async () => {
    const cookie = '__Host-access_token=lama; signed_in=1';
    const got = await ask({ ...payout, seed: 'a', step: '1' }, cookie);
    expect([got.status, words(got).includes('href="/login?to=%2FEarnings%2FRequest"')]).toEqual([
      422,
      true,
    ]);
  });
});

test.each(['/Studio', '/Welcome', '/Invoices'])(
  '%s says what it needs, and the ways on',
  async (path) => {
    const { text } = await open(path, STUDENT);
    const [said = ''] = /<noscript>.*<\/noscript>/s.exec(text) ?? [];
    expect(said).toContain('membutuhkan JavaScript');
    for (const way of ['href="/"', 'href="/Class"', 'action="/session/logout"']) {
      expect(said).toContain(way);
    }
    const guest = await site.get(host, '/Studio');
    expect(guest.text).not.toContain('/session/logout');
  },
);
