/** What a real service would insist on: roles, ownership, order of states, limits, known columns. */

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantOf, textAt, Upstream, valueAt } from './harness';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await Upstream.start();
});
afterAll(() => upstream.stop());

const post = { kindSlug: 'news', title: 'Uji izin', content: '<p>Halo.</p>' };
const rejection = { id: '16', reason: 'Nama berbeda' };
const refused: [what: string, path: string, kind: number, body: unknown, status: number][] = [
  ['a student writes a post', 'POST services/v3/post/create', 4, post, 403],
  ['a mentor approves a payout', 'POST services/v2/payout/approve', 2, { id: '1' }, 403],
  ['a student asks for payouts', 'GET services/v2/payout/list', 4, undefined, 403],
  ['a writer changes settings', 'PUT services/alpha/cms/app/settings', 6, { title: 'x' }, 403],
  ['a writer changes one', 'PUT services/alpha/cms/app/setting/title', 6, { value: 'x' }, 403],
  ['a writer changes the app id', 'PUT services/alpha/cms/app/id', 6, { id: 'x' }, 403],
  ['staff send a bad app id', 'PUT services/alpha/cms/app/id', 1, { id: 'A B' }, 422],
  ...(
    [
      ['title', ''],
      ['title', 'x'.repeat(121)],
      ['logoDark', 'javascript:alert(1)'],
      ['logoDark', '//evil.example/a.svg'],
      ['isMaintenance', 'ya'],
      ['css', { clr_primary: 'red' }],
      ['css', { ft_primary: '"};' }],
      ['css', { clr_other: '#fff' }],
      ['css', []],
      ['meta', { robot_index: 'maybe' }],
      ['radio', { url: 'ftp://siaran.example' }],
    ] as const
  ).map(([key, value]): (typeof refused)[number] => [
    `staff put ${JSON.stringify(value).slice(0, 30)} for ${key}`,
    `PUT services/alpha/cms/app/setting/${key}`,
    1,
    { value },
    422,
  ]),
  ['staff name an unknown setting', 'PUT services/alpha/cms/app/settings', 0, { nope: 1 }, 422],
  ['staff name another tenant', 'PUT services/aksara/cms/app/settings', 0, { title: 'x' }, 404],
  [
    'somebody reads another’s invoice',
    'POST services/v1/class/payment/detail',
    2,
    { number: 'INV-2026-0002' },
    403,
  ],
  [
    'a payout is above the balance',
    'POST services/v2/payout/request',
    2,
    { amount: 1e12, bank: 'cendana', accountNumber: '1', accountName: 'M' },
    422,
  ],
  ['a payout is rejected without a reason', 'POST services/v2/payout/reject', 1, { id: '1' }, 422],
  [
    'a class that is full is joined',
    'POST services/v1/class/payment/invoice?slug=inkubasi-studio-gim',
    4,
    {},
    422,
  ],
  [
    'a class that is over is joined',
    'POST services/v1/class/payment/invoice?slug=otomasi-rilis',
    4,
    {},
    422,
  ],
  [
    'a class of the next season is joined',
    'POST services/v1/class/payment/invoice?slug=seo-dari-dasar',
    4,
    {},
    422,
  ],
  ['a class nobody knows is joined', 'POST services/v1/class/payment/invoice?slug=x', 4, {}, 404],
  [
    'an event that is full is attended',
    'POST services/v1/class/payment/invoice?slug=temu-alumni-dan-mitra',
    4,
    { kind: 'event' },
    422,
  ],
  [
    'something else is invoiced',
    'POST services/v1/class/payment/invoice?slug=dasar-web',
    4,
    { kind: 'book' },
    422,
  ],
  [
    'a payout nobody asked for is rejected',
    'POST services/v2/payout/reject',
    1,
    { ...rejection, id: '999' },
    404,
  ],
];

test.each(refused)('%s: refused', async (_what, call, kind, body, status) => {
  const [method = '', path = ''] = call.split(' ');
  expect((await upstream.call(method, path, { kind, body })).status).toBe(status);
});

test('settings are changed by their keys, in part, and put back', async () => {
  const put = (key: string, value: unknown) =>
    upstream.call('PUT', `services/alpha/cms/app/setting/${key}`, { kind: 1, body: { value } });
  const shown = async () => (await upstream.call('GET', 'services/v0/cms/app/settings')).data;
  const at = (settings: unknown) => [
    textAt(settings, 'title'),
    textAt(settings, 'css', 'clr_primary'),
    textAt(settings, 'css', 'clr_dark'),
    textAt(settings, 'radio', 'url'),
  ];
  const before = await shown();
  expect((await put('title', 'Nama Baru')).status).toBe(200);
  await put('css', { clr_primary: '#123456' });
  await put('css', { clr_dark: '#000000' });
  await put('radio', { url: 'https://siaran.example/a.mp3', name: 'Siaran' });
  const after = ['Nama Baru', '#123456', '#000000', 'https://siaran.example/a.mp3'];
  expect(at(await shown())).toEqual(after);
  await put('title', null);
  await put('css', { clr_primary: null, clr_dark: null });
  await put('radio', null);
  expect(await shown()).toEqual(before);
});

test('a payout is decided once', async () => {
  const reject = () =>
    upstream.call('POST', 'services/v2/payout/reject', { kind: 1, body: rejection });
  expect((await reject()).status).toBe(200);
  expect((await reject()).status).toBe(409);
});

describe('payouts', () => {
  const ask = (amount: number, key: string, kind = 3) =>
    upstream.call('POST', 'services/v2/payout/request', {
      kind,
      body: { amount, bank: 'cendana', accountNumber: '900012', accountName: 'Guru', key },
    });
  const balance = async (kind = 3) => {
    const { data } = await upstream.call('GET', 'services/v2/payout/balance', { kind });
    return (name: string) => Number(textAt(data, name));
  };

  test('what is asked for is out of the balance, and comes back when it is refused', async () => {
    const atFirst = await balance();
    const id = textAt((await ask(500_000, 'a')).data, 'id');
    const asked = await balance();
    expect(atFirst('available') - asked('available')).toBe(500_000);
    expect(asked('pending') - atFirst('pending')).toBe(500_000);
    const body = { id, reason: 'Nama berbeda' };
    await upstream.call('POST', 'services/v2/payout/reject', { kind: 1, body });
    expect((await balance())('available')).toBe(atFirst('available'));
    const next = textAt((await ask(500_000, 'b')).data, 'id');
    await upstream.call('POST', 'services/v2/payout/approve', { kind: 0, body: { id: next } });
    const paid = await balance();
    expect(paid('withdrawn') - atFirst('withdrawn')).toBe(500_000);
    expect(paid('total') - paid('pending') - paid('withdrawn')).toBe(paid('available'));
  });

  test('a request that comes twice is one, and two at once cannot overdraw', async () => {
    const twice = await Promise.all([ask(60_000, 'c'), ask(60_000, 'c'), ask(60_000, 'c')]);
    expect(new Set(twice.map(({ data }) => textAt(data, 'id'))).size).toBe(1);
    expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
    const whole = (await balance())('available');
    const both = await Promise.all([ask(whole, 'd'), ask(whole, 'e')]);
    expect(both.filter(({ status }) => status === 201).length).toBeLessThan(2);
    expect((await balance())('available')).toBeGreaterThanOrEqual(0);
  });

  test('two who decide at once: the second is told how and by whom', async () => {
    const id = textAt((await ask(70_000, 'f', 2)).data, 'id');
    const decide = (kind: number) =>
      upstream.call('POST', 'services/v2/payout/approve', { kind, body: { id } });
    const statuses = (await Promise.all([decide(0), decide(1)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(textAt((await decide(0)).body, 'message')).toMatch(/sudah disetujui oleh Pengelola/);
  });
});

describe('payments', () => {
  const callback = 'services/v1/class/payment/callback';
  const invoice = (slug: string, kind: number, body = {}) =>
    upstream.call('POST', `services/v1/class/payment/invoice?slug=${slug}`, { kind, body });
  const learner = async (kind: number) =>
    (await upstream.call('GET', 'auth/user/detail', { kind })).data;
  const pay = async (number: string, outcome: string) => {
    const body = new FormData();
    body.set('outcome', outcome);
    const path = `payment/${number}?return=http://alpha.localhost`;
    return (await upstream.raw('POST', path, { body })).headers.get('location');
  };
  const detail = async (number: string, kind: number) => {
    const sent = { kind, body: { number } };
    const got = await upstream.call('POST', 'services/v1/class/payment/detail', sent);
    return textAt(got.data, 'status');
  };
  const chaptersOf = async (classroomId: number, kind?: number) => {
    const path = `services/v1/class/syllabus?classroomId=${classroomId}`;
    return (await upstream.call('GET', path, { kind })).text.match(/"content":"[^"]/g)?.length;
  };

  test('what a page says of a payment changes nothing', async () => {
    const order_id = 'INV-2026-0006';
    for (const status of ['settlement', 'expire', 'deny']) {
      const said = await upstream.call('POST', callback, { kind: 4, body: { order_id, status } });
      const asked = await upstream.call('GET', `${callback}?order_id=${order_id}`, { kind: 4 });
      expect([said, asked].map(({ data }) => textAt(data, 'status'))).toEqual([
        'pending',
        'pending',
      ]);
    }
  });

  test('an invoice is told to whom it belongs, and to staff', async () => {
    const ask = (method: string, kind?: number) =>
      upstream.call(
        method,
        method === 'GET' ? `${callback}?order_id=INV-2026-0002` : callback,
        method === 'GET' ? { kind } : { kind, body: { order_id: 'INV-2026-0002' } },
      );
    for (const method of ['GET', 'POST']) {
      expect((await ask(method, 4)).text).toContain('INV-2026-0002');
      expect((await ask(method, 1)).text).toContain('INV-2026-0002');
      expect((await ask(method, 2)).status).toBe(403);
    }
    expect((await ask('GET')).status).toBe(401);
    // The edge asks for a visitor who is not signed in; nothing comes back.
    const hinted = await ask('POST');
    expect([hinted.status, hinted.data]).toEqual([200, null]);
  });

  test('a notification counts by its signature', async () => {
    const said = { order_id: 'INV-2026-0006', status_code: '200', gross_amount: '1750000.00' };
    const send = (signature_key: string) =>
      upstream.call('POST', callback, {
        body: { ...said, transaction_status: 'settlement', signature_key },
      });
    expect((await send('0'.repeat(128))).status).toBe(403);
    expect(await detail('INV-2026-0006', 4)).toBe('pending');
    const { order_id, status_code, gross_amount } = said;
    const signed = `${order_id}${status_code}${gross_amount}kunci-penyedia-contoh`;
    expect((await send(createHash('sha512').update(signed).digest('hex'))).status).toBe(200);
    expect(await detail('INV-2026-0006', 4)).toBe('paid');
  });

  test('a payment reaches who teaches the class, and nobody else', async () => {
    const slug = 'pekerja-lepas-yang-sehat';
    const earned = async (kind: number) => {
      const { data } = await upstream.call('GET', 'services/v2/payout/balance', { kind });
      return { total: Number(textAt(data, 'total')), invoices: valueAt(data, 'invoices') };
    };
    const all = () => Promise.all([2, 3, 8].map(earned));
    const before = await all();
    const made = (await invoice(slug, 4)).data;
    expect((await all()).map(({ total }) => total)).toEqual(before.map(({ total }) => total));
    await pay(textAt(made, 'number'), 'paid');
    const after = await all();
    const share = (Number(textAt(made, 'amount')) * 70) / 100;
    expect(after.map(({ total }, index) => total - (before[index]?.total ?? 0))).toEqual([
      share,
      0,
      0,
    ]);
    expect(valueAt(after[0]?.invoices, '0')).toMatchObject({
      number: textAt(made, 'number'),
      classroom: { slug },
      share,
    });
  });

  test.each([
    ['without a quota', {}, 201],
    ['with seats left', { quota: 2 }, 201],
    ['that is over', { startDate: '2020-01-02', endDate: '2020-01-02' }, 422],
  ])('an event that a writer makes %s', async (name, terms, status) => {
    const slug = `acara-${name.replaceAll(' ', '-')}`;
    const when = { startDate: '2099-01-02T09:00+07:00', endDate: '2099-01-02T12:00+07:00' };
    const text = { title: 'Acara', summary: 'Uji.', content: '<p>Isi</p>' };
    const draft = { kindSlug: 'events', ...text, slug };
    const body = { ...draft, ...when, location: 'Bandung', ...terms };
    await upstream.call('POST', 'services/v3/post/create', { kind: 6, body });
    expect((await invoice(slug, 4, { kind: 'event' })).status).toBe(status);
  });

  test('an event whose day is changed keeps the day it was given', async () => {
    const path = 'services/v3/post/detail?kindSlug=events&slug=seminar-guru-digital';
    const body = { kindSlug: 'events', startDate: '2099-05-04T09:00+07:00', quota: 30 };
    const change = 'services/v3/post/update?slug=seminar-guru-digital';
    await upstream.call('POST', change, { kind: 6, body });
    const { data } = await upstream.call('GET', path);
    expect(data).toMatchObject({ startDate: '2099-05-04T09:00+07:00', quota: 30 });
  });

  test('two presses at once make one invoice, and paying it opens the class', async () => {
    const slug = 'kampanye-iklan-berbayar';
    const answers = await Promise.all([invoice(slug, 3), invoice(slug, 3), invoice(slug, 3)]);
    const numbers = new Set(answers.map(({ data }) => textAt(data, 'number')));
    expect(numbers.size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [number = ''] = numbers;
    expect(await pay(number, 'paid')).toBe(
      `http://alpha.localhost/CallbackPayment?order_id=${number}&transaction_status=settlement`,
    );
    expect(await detail(number, 3)).toBe('paid');
    // What is paid stays so.
    await pay(number, 'expired');
    expect(await detail(number, 3)).toBe('paid');
    expect(valueAt(await learner(3), 'enrolments')).toMatchObject([{ invoice: number }]);
    expect((await invoice(slug, 3)).status).toBe(200);
  });

  test.each([
    ['waiting', 'sistem-desain'],
    ['failed', 'model-ke-produksi'],
    ['expired', 'ekspor-untuk-usaha-kecil'],
  ])('a payment that ends %s opens nothing', async (outcome, slug) => {
    const number = textAt((await invoice(slug, 5)).data, 'number');
    await pay(number, outcome);
    expect(await detail(number, 5)).toBe(outcome);
    expect(valueAt(await learner(5), 'enrolments')).toEqual([]);
    const again = textAt((await invoice(slug, 5)).data, 'number');
    // What has lapsed can be paid anew; what is being confirmed is not paid twice.
    expect(again === number).toBe(outcome === 'waiting');
  });

  test('what is free is joined by the same call', async () => {
    const got = await invoice('dasar-web', 6);
    expect(got.status).toBe(201);
    expect(textAt(got.data, 'status')).toBe('paid');
    expect(textAt(got.data, 'amount')).toBe('0');
    const event = await invoice('lokakarya-flutter-akhir-pekan', 6, { kind: 'event' });
    expect(textAt(event.data, 'status')).toBe('paid');
    const events = valueAt(await learner(6), 'events');
    expect(events).toMatchObject([{ event: { slug: 'lokakarya-flutter-akhir-pekan' } }]);
  });

  test('a class opens to whom it is theirs', async () => {
    // 2: joined by the student; 22: joined by nobody.
    expect([await chaptersOf(2), await chaptersOf(2, 4), await chaptersOf(2, 9)]).toEqual([
      2, 16, 2,
    ]);
    expect([await chaptersOf(22, 4), await chaptersOf(22, 2)]).toEqual([2, 16]);
  });

  test('a certificate is known by its number to everybody, again and again', async () => {
    const numbers = JSON.stringify(await learner(4)).match(/BB-\d+-[0-9A-F]{16}/g) ?? [];
    expect(numbers).toHaveLength(2);
    for (const number of [...numbers, ...numbers]) {
      const { data } = await upstream.call('GET', `services/${number}`);
      expect(textAt(data, 'holder')).toBe('Siswa Contoh');
    }
    expect((await upstream.call('GET', 'services/BB-105-0123456789ABCDEF')).status).toBe(404);
  });
});

test('a one-time link works one time', async () => {
  const ask = async () =>
    (await upstream.call('GET', 'services/contoh-undangan-kelas-0001')).status;
  expect([await ask(), await ask()]).toEqual([200, 410]);
});

const forms: [what: string, path: string, body: object, field: string][] = [
  ['a bad e-mail', 'v1/auth/signup/coder', { email: 'ayu' }, 'email'],
  ['a short password', 'v1/auth/signup/coder', { password: 'abc' }, 'password'],
  ['a telephone number abroad', 'v1/auth/signup/coder', { phone: '+44 20 7946' }, 'phone'],
  [
    'a city of another province',
    'v1/auth/signup/coder',
    { provinceId: '32', cityId: '3471' },
    'cityId',
  ],
  ['a province there is not', 'v1/auth/signup/coder', { provinceId: '99' }, 'provinceId'],
  ['a date gone by', 'v1/post/appointment/create', { date: '2020-01-01' }, 'date'],
  ['a school number of six digits', 'v1/school/register', { npsn: '123456' }, 'npsn'],
  [
    'a team of six',
    'v1/team/register',
    { members: Array(6).fill({ name: 'A', email: 'a@b.co' }) },
    'members',
  ],
  ['an occurrence of no known kind', 'v1/statistics/record', { type: 'seen' }, 'type'],
  ['a click of no known kind', 'v1/logger/log/click', { type: 'hover' }, 'type'],
];

test.each(forms)('%s is named beside its field', async (_what, path, body, field) => {
  const got = await upstream.call('POST', `services/${path}`, { body });
  expect(got.status).toBe(422);
  expect(valueAt(got.body, 'errors', field)).toHaveLength(1);
});

test.each([
  ['aspirations?order=created_at.desc&limit=2', 200],
  ['book_reviews?book_slug=eq.metamorfosa&order=created_at.desc', 200],
  ['donations?select=amount&status=eq.pledged&code=eq.DON-7', 200],
  ['donations?select=email', 400],
  ['donations?order=email', 400],
  ['donations?name=like.a', 400],
  ['user_disc', 403],
  ['secrets', 404],
  ['toString', 404],
])('data/%s is answered %i', async (path, status) => {
  expect((await upstream.call('GET', `data/${path}`)).status).toBe(status);
});

test('a pledge is told how it is paid, and is paid once its money has come', async () => {
  const body = { name: 'Ayu', email: 'ayu@contoh.id', amount: 50_000, campaign: 'uji' };
  const { body: rows } = await upstream.call('POST', 'data/donations', { body });
  const code = String(valueAt(rows, '0', 'code'));
  expect(valueAt(rows, '0', 'payment', 'account_number')).toMatch(/^[\d ]+$/);
  const sum = async (status: string) => {
    const query = `select=amount&campaign=eq.uji&status=eq.${status}`;
    return (await upstream.call('GET', `data/donations?${query}`)).body;
  };
  expect([await sum('pledged'), await sum('paid')]).toEqual([[{ amount: 50_000 }], []]);
  expect((await upstream.raw('POST', '_control/paid', { body: { code } })).status).toBe(200);
  expect([await sum('pledged'), await sum('paid')]).toEqual([[], [{ amount: 50_000 }]]);
  expect((await upstream.raw('POST', '_control/paid', { body: { code: 'x' } })).status).toBe(404);
});

test.each([
  ['no key', {}],
  ['a wrong key', { apikey: 'x', Authorization: 'Bearer x' }],
])('the database refuses %s', async (_what, headers: Record<string, string>) => {
  expect((await upstream.raw('GET', 'data/donations', { headers })).status).toBe(401);
});

test.each([
  ['short', 'halo', 201],
  ['full of beginnings of the form’s end', 'a\r\n--b'.repeat(200_000), 201],
  ['too large', 'x'.repeat(10 * 1024 * 1024 + 1), 413],
])('an upload that is %s', async (_what, content, status) => {
  const body = new FormData();
  body.set('file', new File([content], 'catatan é.txt', { type: 'text/plain' }));
  const got = await upstream.call('POST', 'drive/v1/upload', { body, kind: 4 });
  expect(got.status).toBe(status);
  if (status !== 201) return;
  expect(textAt(got.data, 'size')).toBe(String(content.length));
  expect(textAt(got.data, 'name')).toBe('catatan é.txt');
  expect(textAt(got.data, 'hash')).toBe(createHash('sha256').update(content).digest('hex'));
});

test('an upload that nobody may make is refused in words, however large', async () => {
  const token = await upstream.appToken();
  for (let turn = 0; turn < 20; turn += 1) {
    const body = new FormData();
    body.set('file', new File(['x'.repeat(3_000_000)], 'besar.txt'));
    const got = await upstream.raw('POST', 'drive/v1/upload', {
      headers: { AppToken: token },
      body,
    });
    expect(got.status).toBe(401);
  }
});

test.each([
  ['account', 400],
  ['account?redirect=javascript:alert(1)', 400],
  ['account?redirect=http://a.localhost&code=a&lms_id=1&token=zz', 401],
  ['account/choose?kind=12&redirect=http://a.localhost', 400],
])('%s is answered %i', async (path, status) => {
  expect((await upstream.raw('GET', path)).status).toBe(status);
});

describe('the account site', () => {
  const alpha = tenantOf('alpha');
  const arrive = async (changes: Record<string, string> = {}) => {
    const { data } = await upstream.generate(alpha);
    const sound = {
      redirect: 'http://alpha.localhost:8787',
      code: textAt(data, 'code'),
      lms_id: 'lms-alpha',
      token: upstream.credential(alpha),
    };
    const query = new URLSearchParams({ ...sound, ...changes });
    return upstream.raw('GET', `account?${query}`);
  };

  test('shows the demo accounts to a visitor whom a known site has sent', async () => {
    const { status, text } = await arrive();
    expect(status).toBe(200);
    expect(text).toContain('student@contoh.id');
  });

  test('refuses what is no credential of this moment, with its own code', async () => {
    const old = Date.now() - 3_600_000;
    const other = await upstream.generate(tenantOf('festival'));
    const spoilt: Record<string, string>[] = [
      { token: await upstream.appToken() },
      { token: upstream.credential(alpha, { timestamp: old }) },
      { token: upstream.credential(alpha, { host: 'evil.example' }) },
      { token: upstream.credential(alpha, { secret: 'x' }) },
      { token: upstream.credential(alpha, { key: '0'.repeat(64) }) },
      { code: 'a' },
      { code: '' },
      { code: textAt(other.data, 'code') },
      { lms_id: '' },
    ];
    for (const changes of spoilt)
      expect([changes, (await arrive(changes)).status]).toEqual([changes, 401]);
  });
});

test('an account’s token is its visitor’s', async () => {
  const me = await upstream.call('GET', 'services/v1/user/me', { kind: 4 });
  expect(textAt(me.data, 'email')).toBe('student@contoh.id');
  expect(valueAt(me.data, 'kind')).toBe(4);
});
