/** Forms that the browser itself sends: judged and sent at the edge as the page's script would have. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDayFrom } from '../../cases/open-day';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { parsed } from '../harness/cookie';
import { bootOf, pageOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

const host = 'alpha.example';
const type = 'application/x-www-form-urlencoded';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, limits: { LIMIT_FORM: 10_000 } });
});
afterEach(() => platform.heal());
afterAll(() => Promise.all([site.stop(), platform.stop()]));

type Values = Readonly<Record<string, string>>;

/** Sends a form as a browser without scripts does. */
const send = (path: string, form: string, values: Values, cookie = '', at = host) =>
  site.post(at, path, {
    headers: {
      'content-type': type,
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
      ...(cookie !== '' && { cookie }),
    },
    body: new URLSearchParams({ _form: form, ...values }).toString(),
  });

/** Goes on where an answer leads, with the cookies that it sets. */
const follow = ({ headers, cookies }: Got, more: readonly string[] = []) => {
  const kept = cookies.map((one) => one.split(';')[0] ?? '');
  const [path = ''] = String(headers.location).split('#');
  return site.get(host, path, { cookie: [...kept, ...more].join('; ') });
};

/** A page's words, without the marks that React leaves between them. */
const wordsOf = (html: string) => pageOf(html).replaceAll('<!-- -->', '');

const contact = { email: 'dewi@contoh.id', phone: '0812-3456-7890' };
const school = {
  name: 'SMK Contoh Edge',
  npsn: '20399001',
  provinceId: '32',
  cityId: '3273',
  address: 'Jalan Contoh Nomor 1',
  totalStudents: '640',
  contactName: 'Ibu Sari',
  contactPosition: 'Wakil kepala sekolah',
  ...contact,
};
const team = {
  teamName: 'Arunika Edge',
  category: 'Desain Produk',
  mentorName: 'Pak Danu',
  memberCount: '2',
  member1Name: 'Ayu Lestari',
  member1Email: 'ayu@contoh.id',
  member2Name: 'Bima Putra',
  member2Email: 'bima@contoh.id',
};

/** The one call that the platform knows with its address alone. */
const DEMO = 'services/v0/cms/app/request-demo';

interface Row {
  path: string;
  form: string;
  values: Values;
  /** Where the platform is told, and a part of what. */
  call: string;
  told: object;
  /** What the page says afterwards. */
  thanks: string;
  /** A field, a value that is wrong in it, and what is said beside it. */
  wrong: readonly [field: string, value: string, message: string];
}

const rows: Row[] = [
  {
    path: '/Register',
    form: 'account',
    values: { name: ' Rani Wijaya ', ...contact, password: 'kalimat pendek', consent: 'on' },
    call: 'services/v1/auth/signup/coder',
    told: { name: 'Rani Wijaya', phone: '+6281234567890', password: 'kalimat pendek' },
    thanks: 'Akunmu sudah dibuat',
    wrong: ['email', 'bukan surel', 'Alamat surel belum benar'],
  },
  {
    path: '/Register?jenis=sekolah',
    form: 'school',
    values: school,
    call: 'services/v1/school/register',
    told: { npsn: '20399001' },
    thanks: 'SMK Contoh Edge sudah terdaftar',
    wrong: ['npsn', '12', '8 angka'],
  },
  {
    path: '/Register?jenis=tim',
    form: 'team',
    values: { schoolName: 'SMK Contoh', provinceId: '32', cityId: '3273', ...team },
    call: 'services/v1/team/register',
    told: { teamName: 'Arunika Edge' },
    thanks: 'Tim Arunika Edge sudah terdaftar',
    wrong: ['member2Email', 'bima', 'Alamat surel belum benar'],
  },
  {
    path: '/Make-Appointment',
    form: 'appointment',
    values: {
      ...{ topic: 'Hal lain', date: openDayFrom(Date.now()), time: '10:00', message: '' },
      ...{ name: 'Dewi Lestari', institution: 'SMK Contoh', ...contact },
    },
    call: 'services/v1/post/appointment/create',
    told: { name: 'Dewi Lestari', time: '10:00' },
    thanks: 'Sampai jumpa',
    wrong: ['time', '25:99', 'Pilih'],
  },
  {
    path: '/Campus',
    form: 'demo',
    values: { email: 'kantor@contoh.id' },
    call: `${DEMO}?email=kantor%40contoh.id`,
    told: {},
    thanks: 'Permintaan demo sudah kami terima',
    wrong: ['email', '', 'wajib diisi'],
  },
  {
    path: '/Testimony',
    form: 'testimony',
    values: {
      ...{ rating: '5', name: 'Rani', role: 'Alumni', consent: 'on' },
      message: 'Setelah tiga bulan aku bisa membuat situs untuk warung ibu.',
    },
    call: 'data/testimonies',
    told: { rating: 5, role: 'Alumni' },
    thanks: 'Terima kasih, ceritamu sudah kami terima',
    wrong: ['message', 'pendek', 'Paling sedikit 30 huruf'],
  },
  {
    path: '/Donation/beasiswa-talenta',
    form: 'donation',
    values: { amount: 'lain', otherAmount: 'Rp 75.000', name: 'Hamba Allah', ...contact },
    call: 'data/donations',
    told: { amount: 75_000, campaign: 'beasiswa-talenta' },
    thanks: 'Terima kasih, Hamba Allah',
    wrong: ['otherAmount', 'banyak', 'angka'],
  },
  {
    path: '/Donation',
    form: 'aspiration',
    values: { message: 'Semoga makin banyak sekolah terbantu.', name: 'Rani', campaign: '' },
    call: 'data/aspirations',
    told: { name: 'Rani' },
    thanks: 'Harapanmu sudah dititipkan',
    wrong: ['message', 'Ya', 'Paling sedikit 10 huruf'],
  },
  {
    path: '/Metamorfosa',
    form: 'book-review:metamorfosa',
    values: { name: 'Rani', rating: '5', comment: 'Bab ketiga paling membekas.' },
    call: 'data/book_reviews',
    told: { name: 'Rani', comment: 'Bab ketiga paling membekas.' },
    thanks: 'Terima kasih, tanggapanmu sudah tampil.',
    wrong: ['comment', 'Ya', 'Paling sedikit 10 huruf'],
  },
];

describe.each(rows.map((row) => [row.form, row] as const))('the form %s', (_name, row) => {
  const { path, form, values, call, told, thanks, wrong } = row;
  const address = new URL(path, `https://${host}`);

  test('is sent, and its page says so without a personal value in its address', async () => {
    await platform.forget();
    const got = await send(path, form, values);
    const query = [address.search.slice(1), `sent=${encodeURIComponent(form)}`].filter(Boolean);
    expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
      303,
      `${address.pathname}?${query.join('&')}#form-${encodeURIComponent(form)}`,
      'no-store',
    ]);
    const [seen] = await platform.seen(call);
    expect(JSON.parse(seen?.body || '{}')).toMatchObject(told);
    const shown = await follow(got);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(wordsOf(shown.text)).toContain(thanks);
    expect(shown.text).not.toContain('kalimat pendek');
    expect(await platform.seen(call)).toHaveLength(1);
    // Whoever has no such cookie finds the page as any other.
    const plain = await site.get(host, String(got.headers.location).split('#')[0] ?? '');
    expect([plain.status, wordsOf(plain.text).includes(thanks)]).toEqual([200, false]);
  });

  test('comes back with what was typed and what is wrong, and is sent to nobody', async () => {
    await platform.forget();
    const [field, value, message] = wrong;
    const got = await send(path, form, { ...values, [field]: value });
    expect([got.status, got.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(textAt(bootOf(got.text), 'form', 'refusal', 'errors', field)).toContain(message);
    const page = wordsOf(got.text);
    expect(page).toContain(message);
    expect(page).toMatch(/aria-invalid="true"/);
    for (const [name, typed] of Object.entries(values)) {
      const isTold = name === field || name === 'password';
      if (!isTold) expect(textAt(bootOf(got.text), 'form', 'values', name)).toBe(typed);
    }
    expect(got.text).not.toContain('kalimat pendek');
    // One thing that is wrong is told on top, too, and what did not come back beside its field.
    expect(page).toMatch(/role="alert".*\d isian perlu diperiksa/s);
    expect(page.includes('Tulis kata sandimu sekali lagi')).toBe('password' in values);
    expect(await platform.seen(call)).toEqual([]);
  });

  test('shows what the platform says of a field, and when it is not there', async () => {
    const fault = { path: call.replace(/\?.*|^\w+\//g, '') };
    const errors = { [Object.keys(values)[0] ?? '']: ['Sudah dipakai.'] };
    await platform.fault({
      ...fault,
      status: 422,
      body: { status: false, message: 'Periksa.', errors },
    });
    const refused = await send(path, form, values);
    expect([refused.status, wordsOf(refused.text).includes('Sudah dipakai.')]).toEqual([422, true]);
    await platform.heal();
    await platform.fault({ ...fault, status: 500 });
    const failed = await send(path, form, values);
    expect([failed.status, wordsOf(failed.text).includes('Isianmu tidak hilang.')]).toEqual([
      422,
      true,
    ]);
  });
});

test('what is sent twice is sent under one key, and something else under another', async () => {
  await platform.forget();
  const pledge = { amount: '50000', name: 'Hamba Allah', ...contact };
  for (const values of [pledge, pledge, { ...pledge, amount: '100000' }]) {
    const got = await site.post(host, '/Donation/beasiswa-talenta', {
      headers: { 'content-type': type, 'cf-connecting-ip': '203.0.113.7' },
      body: new URLSearchParams({ _form: 'donation', ...values }).toString(),
    });
    expect(got.status).toBe(303);
  }
  const seen = await platform.seen('data/donations');
  const keys = seen.map(({ headers }) => headers['idempotency-key'] ?? '');
  const [first = '', , other = ''] = keys;
  expect(keys).toEqual([first, first, other]);
  expect([first, other].every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
  expect(other).not.toBe(first);
});

test('a receipt is a cookie for its host, which no script reads', async () => {
  const { cookies } = await send('/Campus', 'demo', { email: 'kantor@contoh.id' });
  const { name, attributes } = parsed(cookies[0]);
  expect([name, attributes]).toEqual([
    '__Host-receipt',
    ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=600'],
  ]);
});

test.each([
  ['of another form', (value: string) => value, 'account'],
  ['that is none', () => 'bukan-tanda-terima', 'demo'],
  ['with markup', () => '%3Cb%3E', 'demo'],
])('a receipt %s shows the page as it is', async (_what, forge, form) => {
  const { cookies } = await send('/Campus', 'demo', { email: 'kantor@contoh.id' });
  const { name, value } = parsed(cookies[0]);
  const cookie = `${name}=${forge(value)}`;
  const got = await site.get(host, `/Campus?sent=${form}`, { cookie });
  expect([got.status, wordsOf(got.text).includes('sudah kami terima')]).toEqual([200, false]);
  expect(wordsOf(got.text)).toContain('Minta demo');
});

test('the cities of the province that was chosen come with the page', async () => {
  const { provinceId: _chosen, cityId: _city, ...others } = school;
  const got = await send('/Register?jenis=sekolah', 'school', { ...others, provinceId: '32' });
  expect(got.status).toBe(422);
  expect(wordsOf(got.text)).toContain('Kota Bandung');
  expect(wordsOf(got.text)).toMatch(/<option value="32"[^>]* selected=""/);
});

test('a form of several steps is gone through step by step, and back', async () => {
  const steps = [
    { standing: 'baru', ...school, npsn: '20399002' },
    {
      teamName: 'Arunika Liga',
      category: 'Desain Produk',
      mentorName: 'Pak Danu',
      memberCount: '2',
    },
    { ...team, teamName: 'Arunika Liga' },
    { withAccounts: 'on', password: 'kalimat pendek', consent: 'on' },
  ];
  const step = (values: Values) => send('/Liga-Smk/Register', 'liga-smk', values);
  let typed: Values = {};
  const titles = ['Tim', 'Anggota', 'Periksa'];
  for (const [index, title] of titles.entries()) {
    typed = { ...typed, ...steps[index] };
    const got = await step({ ...typed, step: String(index) });
    expect([got.status, wordsOf(got.text).includes(`>${title}</h2>`)], title).toEqual([422, true]);
    expect(wordsOf(got.text)).not.toContain('aria-invalid');
    expect(wordsOf(got.text)).toContain(`name="step" value="${index + 1}"`);
  }
  const wrong = await step({ ...typed, teamName: '', step: '1' });
  expect(wordsOf(wrong.text)).toContain('Nama tim wajib diisi.');
  const back = await step({ ...typed, step: '3', goTo: '1' });
  expect(wordsOf(back.text)).toContain('>Tim</h2>');
  const done = await step({ ...typed, ...steps[3], step: '3' });
  expect(done.status).toBe(303);
  expect(wordsOf((await follow(done)).text)).toContain('Tim Arunika Liga resmi terdaftar');
});

describe('an order', () => {
  const path = '/Class/pembelajaran-mesin-terapan';
  const form = 'order:class:pembelajaran-mesin-terapan';
  const press = (cookie = '', at = path, named = form) => send(at, named, {}, cookie);

  test('signed out leads through signing in, and goes on by itself once', async () => {
    const got = await press();
    expect([got.status, got.headers.location]).toEqual([
      303,
      `/login?to=${encodeURIComponent(`${path}?resume=1`)}`,
    ]);
    const session = `__Host-access_token=${await platform.signIn(5)}; signed_in=1`;
    const kept = got.cookies.map((one) => one.split(';')[0] ?? '');
    const cookie = [...kept, session].join('; ');
    await platform.forget();
    // The account site leads back: the browser says so.
    const back = await site.get(host, `${path}?resume=1`, {
      cookie,
      'sec-fetch-site': 'cross-site',
    });
    expect([back.status, back.headers.location]).toEqual([
      303,
      `${path}?sent=${encodeURIComponent(form)}#form-${encodeURIComponent(form)}`,
    ]);
    expect(back.cookies.some((one) => one.startsWith('__Host-wish=;'))).toBe(true);
    const shown = await follow(back, [session]);
    expect(wordsOf(shown.text)).toMatch(/Tagihanmu sudah dibuat|Terdaftar/);
    expect(await platform.seen('services/v1/class/payment/invoice')).toHaveLength(1);
  });

  test('at a price that rose since the page came says so before the way on', async () => {
    const slug = 'literasi-data-untuk-semua';
    const at = `/Class/${slug}`;
    const session = `__Host-access_token=${await platform.signIn(5)}; signed_in=1`;
    const page = await site.get(host, at);
    const shown = /name="shown-price" value="(\d+)"/.exec(page.text)?.[1] ?? '';
    await platform.turn('price', { slug, price: 9_876_000 });
    const made = await send(at, `order:class:${slug}`, { 'shown-price': shown }, session);
    const told = (await follow(made, [session])).text;
    expect(wordsOf(told)).toMatch(
      /Harganya sudah berubah: Rp\s?9\.876\.000.*Lanjutkan pembayaran/s,
    );
    // Nothing stands in its place for who has no script.
    const own = /<noscript>((?:(?!<\/noscript>).)*Tagihanmu sudah dibuat.*?)<\/noscript>/s;
    expect(told).not.toMatch(own);
    expect((await site.get(host, at, { cookie: session })).text).toMatch(own);
  });

  test('nobody is made to order by an address', async () => {
    const session = `__Host-access_token=${await platform.signIn(5)}; signed_in=1`;
    await platform.forget();
    for (const cookie of [session, `${session}; wish=${form}`, `${session}; __Host-wish=%3Cb%3E`]) {
      const got = await site.get(host, `${path}?resume=1`, { cookie });
      expect([got.status, got.headers.location], cookie).toEqual([200, undefined]);
    }
    expect(await platform.seen('services/v1/class/payment/invoice')).toEqual([]);
  });

  test('pressed twice is one order, and leads to its payment', async () => {
    const session = `__Host-access_token=${await platform.signIn(6)}; signed_in=1`;
    const [first, second] = await Promise.all([press(session), press(session)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    const pages = await Promise.all([follow(first, [session]), follow(second, [session])]);
    const links = pages.map(({ text }) =>
      /href="([^"]*)"[^>]*><span>Lanjutkan pembayaran/.exec(text),
    );
    expect(links[0]?.[1]).toContain('INV-');
    expect(links[0]?.[1]).toBe(links[1]?.[1]);
  });

  test('of what is not to be had says why', async () => {
    const session = `__Host-access_token=${await platform.signIn(6)}; signed_in=1`;
    await platform.fault({
      path: 'v1/class/payment/invoice',
      status: 422,
      body: { status: false, message: 'Kelas ini sudah penuh.' },
    });
    const got = await press(session);
    expect([got.status, wordsOf(got.text).includes('Kelas ini sudah penuh.')]).toEqual([422, true]);
  });
});

test.each([
  {
    at: 'alpha.example',
    path: '/Lms/Features/online-quiz',
    form: 'quiz',
    typed: { choice: '1' },
    shown: /value="1"[^>]* checked=""|checked=""[^>]* value="1"/,
  },
  {
    at: 'demo.localhost',
    path: '/',
    form: 'miniature',
    typed: { who: 'Rara Ayu' },
    shown: /name="who"[^>]* value="Rara Ayu"/,
  },
])('a $form that is sent before its script comes back as it was', async (row) => {
  const { at, path, form, typed, shown } = row;
  await platform.forget();
  const got = await send(path, form, typed, '', at);
  expect([got.status, got.headers['cache-control']]).toEqual([422, 'no-store']);
  expect(wordsOf(got.text)).toMatch(shown);
  // What would have sent something says that it has not.
  expect(wordsOf(got.text).includes('Isianmu belum terkirim')).toBe(form === 'quiz');
  const calls = (await platform.seen()).filter(({ method }) => method !== 'GET');
  expect(calls.filter(({ path: asked }) => !asked.includes('token/generate'))).toEqual([]);
});

test('a form that its page does not have is sent to nobody', async () => {
  await platform.forget();
  for (const form of ['school', 'order:class:lain', '__proto__', 'constructor']) {
    const got = await send('/Register', form, { name: 'Rani' });
    expect([got.status, valueAt(bootOf(got.text), 'form', 'refusal')], form).toEqual([422, null]);
  }
  const calls = (await platform.seen()).filter(({ method }) => method !== 'GET');
  expect(calls.filter(({ path }) => !path.includes('token/generate'))).toEqual([]);
});
