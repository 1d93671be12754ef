/**
 * What somebody asks for who signs in for it, in each of four ways: with the page's script, without any,
 * before the script comes, and when it is lost in mid-load. The forms that anybody sends are in
 * posted-forms.spec.ts, comments and donations among them.
 */

import type { Locator, Page } from '@playwright/test';
import type { Account } from '../cases/accounts';
import { accountMenu, chooseAccount, departed, signInLink } from './account';
import { expect, test } from './fixtures';
import { holdScripts, loseInMidLoad } from './held';
import type { Site } from './site.mjs';

const WAYS = ['on', 'off', 'late', 'lost'] as const;
type Way = (typeof WAYS)[number];

/** Whether the page's script is at work in the end. */
const isAlive = (way: Way): boolean => way === 'on' || way === 'late';

/** What a visitor does, on a page where scripts come as `way` says; `release` lets them come. */
interface Journey {
  readonly name: string;
  /** Each way has an account of its own: what is asked for is kept. */
  readonly accounts: Readonly<Record<Way, Account>>;
  readonly walk: (visitor: Visitor) => Promise<void>;
}

interface Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly way: Way;
  readonly account: Account;
  /** Opens a page of the brand as it is served. */
  readonly open: (path: string) => Promise<unknown>;
  readonly release: () => void;
}

/** What is seen with these words, in a `<noscript>` too, in which texts are not looked for. */
const seen = (page: Page, text: string): Locator =>
  page.locator(`:is(p, a, button, h1, h2, h3, span):text-is("${text}"):visible`).first();

/** What is seen with one of these. */
const anyOf = (page: Page, texts: readonly string[]): Locator =>
  texts
    .map((text) => seen(page, text))
    .reduce((one, other) => one.or(other))
    .first();

const main = (page: Page): Locator => page.getByRole('main');

/** Orders by the button of a page, signed out at first, and sees what has come of it. */
const ordering =
  (path: string, button: string, ends: readonly string[]) =>
  async ({ page, way, account, open, release }: Visitor) => {
    await open(path);
    await main(page).getByRole('button', { name: button }).first().click();
    await chooseAccount(page, account);
    release();
    await expect(anyOf(page, ends)).toBeVisible();
    if (way === 'lost') await noticesLoss(page);
    await open(path);
    await expect(
      anyOf(page, ['Terdaftar', 'Tagihanmu sudah dibuat', 'Lanjutkan pembayaran']),
    ).toBeVisible();
  };

/** From then on documents are rendered as for browsers without scripts. */
const noticesLoss = (page: Page) => expect(page.locator('no-script').first()).toBeAttached();

const ORDERED = ['Terdaftar', 'Tagihanmu sudah dibuat', 'Pembayaran contoh'];

async function signOut({ page, way, account, open, release }: Visitor) {
  await open('/Class?search=web');
  await signInLink(page).click();
  await chooseAccount(page, account);
  release();
  if (isAlive(way)) {
    await accountMenu(page, account).click();
    await departed(page, () => page.getByRole('button', { name: 'Keluar', exact: true }).click());
  } else {
    await page.getByRole('banner').locator('summary:visible').click();
    await seen(page, 'Keluar').click();
  }
  await expect(page).toHaveURL(/\/Class\?search=web$/);
  await expect(signInLink(page)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed_in');
}

async function askForPayout({ page, way, account, open, release }: Visitor) {
  await open('/login?to=%2FEarnings%2FRequest');
  await chooseAccount(page, account);
  release();
  const form = page.locator('#form-payout');
  const send = form.locator('button[type=submit]:not([name])');
  const sum = { on: '51.000', off: '52.000', late: '53.000', lost: '54.000' }[way];
  const number = { on: '9010000511', off: '9010000521', late: '9010000531', lost: '9010000541' }[
    way
  ];
  await form.locator('[name=amount]').fill(sum);
  await form.locator('[name=bank]').selectOption('cendana');
  await form.locator('[name=accountNumber]').fill(number);
  await form.locator('[name=accountName]').fill(account);
  await send.click();
  await expect(send).toHaveText('Ajukan penarikan');
  await send.click();
  await seen(page, 'Lihat penarikan').click();
  await expect(page.locator(`tr:has-text("${number}"):visible`)).toHaveCount(1);
}

/** Has the platform say of a class that it is over, and that its programme has no other; gives its page. */
async function classThatIsOver(site: Site, way: Way): Promise<string> {
  // Nobody else asks for it, so that nothing of it is cached.
  const slug = `kelas-yang-selesai-${way}`;
  const item = { id: 900, slug, code: 'BB-900', name: 'Kelas yang Selesai', isEnded: true };
  const program = { id: 1, name: 'Rekayasa Web', slug: 'rekayasa-web' };
  const body = { status: true, message: '', data: { ...item, program, related: [] } };
  const fault = { host: 'services', path: 'v1/class/overview', body };
  await site.upstream.control('POST', 'fault', fault);
  return `/Class/${slug}`;
}

async function wish({ page, site, way, open, release }: Visitor) {
  const path = await classThatIsOver(site, way);
  await open(path);
  await main(page).getByRole('button', { name: 'Tunggu angkatan berikutnya' }).click();
  const waits = main(page).getByRole('button', { name: 'Angkatan berikutnya ditunggu' });
  release();
  await expect(waits).toHaveAttribute('aria-pressed', 'true');
  if (!isAlive(way)) {
    await expect(page.locator('span:text("Simpan alamat halaman ini"):visible')).toHaveCount(1);
    await waits.click();
    await expect(
      main(page).getByRole('button', { name: 'Tunggu angkatan berikutnya' }),
    ).toHaveAttribute('aria-pressed', 'false');
    return;
  }
  await expect(main(page).getByText('kabarnya muncul di')).toBeVisible();
  // What was sent before the script came is kept by it.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('kelas-yang-selesai'));
  await open(path);
  await expect(waits).toBeVisible();
}

const journeys: readonly Journey[] = [
  {
    name: 'a class is ordered',
    accounts: {
      on: 'Ketua Wilayah Contoh',
      off: 'Mitra Contoh',
      late: 'Mitra Industri Contoh',
      lost: 'Penulis Contoh',
    },
    walk: ordering('/Class/sistem-desain', 'Daftar sekarang', ORDERED),
  },
  {
    name: 'an event is ordered',
    accounts: {
      on: 'Ketua Wilayah Contoh',
      off: 'Mitra Contoh',
      late: 'Mitra Industri Contoh',
      lost: 'Penulis Contoh',
    },
    walk: ordering('/Event/lokakarya-flutter-akhir-pekan', 'Daftar hadir', ORDERED),
  },
  {
    name: 'a payout is asked for',
    accounts: {
      on: 'Mentor Contoh',
      off: 'Mentor Contoh',
      late: 'Guru Contoh',
      lost: 'Guru Contoh',
    },
    walk: askForPayout,
  },
  {
    name: 'a visitor signs out',
    accounts: {
      on: 'Siswa Contoh',
      off: 'Siswa Contoh',
      late: 'Siswa Contoh',
      lost: 'Siswa Contoh',
    },
    walk: signOut,
  },
  {
    name: 'the next batch is waited for',
    accounts: {
      on: 'Siswa Contoh',
      off: 'Siswa Contoh',
      late: 'Siswa Contoh',
      lost: 'Siswa Contoh',
    },
    walk: wish,
  },
];

for (const { name, accounts, walk } of journeys) {
  for (const way of WAYS) {
    test(`${name}, script ${way}`, async ({ browser, problems, site }) => {
      // A form in steps comes back so, and what is lost says so.
      problems.expect(/status of 422|Failed to load resource|ERR_FAILED/);
      const context = await browser.newContext({ javaScriptEnabled: way !== 'off' });
      const page = await context.newPage();
      if (way === 'lost') await loseInMidLoad(page);
      const release = way === 'late' ? await holdScripts(page) : () => {};
      const open = (path: string) =>
        page.goto(site.address('alpha', path), { waitUntil: way === 'late' ? 'commit' : 'load' });
      await walk({ page, site, way, account: accounts[way], open, release });
      await context.close();
    });
  }
}
