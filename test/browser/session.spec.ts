/** Signing in, staying signed in, signing out (design section 7), as a visitor sees them. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  accountMenu,
  chooseAccount,
  departed,
  loseSession,
  signIn,
  signInLink,
  signOut,
} from './account';
import { builtVariable } from './built';
import { ask, log } from './chat';
import { violations } from './checks';
import { expect, test } from './fixtures';
import { Site } from './site.mjs';

test('the header signs in and comes back to the same page', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Class?search=data');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Daftar' })).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(/\/Class\?search=data$/);
  await expect(signInLink(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Daftar' })).toHaveCount(0);

  await page.reload();
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
  const cookies = await page.context().cookies();
  const readable = cookies
    .filter(({ httpOnly }) => !httpOnly)
    .map(({ name, value }) => [name, value]);
  expect(readable.toSorted()).toEqual([
    ['scripted', '1'],
    ['signed_in', '1'],
  ]);
});

test('a bookmark of the login signs in, and leads where it says', async ({ page, visit, site }) => {
  await visit('alpha', '/login?to=/About');
  await chooseAccount(page, 'Mentor Contoh');
  await expect(page).toHaveURL(site.address('alpha', '/About'));
  await expect(accountMenu(page, 'Mentor Contoh')).toBeVisible();
});

test('without a target a login leads to the welcome page', async ({ page, visit }) => {
  await visit('alpha', '/login');
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Halo, Siswa!' })).toBeVisible();
});

test('a login that is slow, while another call is refused, ends signed in all the same', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/401 \(Unauthorized\)/);
  await page.route('**/login?to=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await visit('alpha', '/About');
  await signInLink(page).click();
  // What a page in the background may meet meanwhile.
  const status = await page.evaluate(async () => (await fetch('/api/services/v1/user/me')).status);
  expect(status).toBe(401);
  await chooseAccount(page, 'Siswa Contoh');
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
});

test('who never signed in is not asked about', async ({ page, visit, site }) => {
  await visit('alpha', '/Welcome');
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saya baru saja masuk' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const seen = JSON.stringify(await site.upstream.control('GET', 'log'));
  expect(seen).not.toContain('user/me');
});

test('signing out asks what becomes of the work, and puts it out of sight', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/Register');
  await signIn(page);
  await page.getByLabel('Nama lengkap').fill('Sari Dewi');
  await page.evaluate(leaveWork);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Keluar dari akunmu?' });
  await expect(dialog).toContainText('1 kemajuan bab, 1 tulisan yang belum terkirim, 1 percakapan');
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh salinannya' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved).toMatchObject({
    site: 'alpha.example',
    data: { course_progress: { 'dasar-web': ['1'] }, 'tab:draft:account': { name: 'Sari Dewi' } },
  });
  // A selection that is dragged out of the dialog is no press beside it.
  const box = await dialog.getByRole('heading').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Sari Dewi');
  await expect(accountMenu(page)).toBeVisible();

  // The menu is still open below.
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await departed(page, () => dialog.getByRole('button', { name: 'Keluar', exact: true }).click());
  await expect(page.getByText('Kamu sudah keluar.')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('');
  expect(await traces(page)).toEqual(['away:*:draft:account', ...WORK]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await visit('alpha', '/Chat');
  await expect(page.getByText('Rahasia lama')).toHaveCount(0);

  await visit('alpha', '/Register');
  await signIn(page);
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Sari Dewi');
  await visit('alpha', '/Chat');
  await expect(page.getByText('Rahasia lama').first()).toBeVisible();
});

test('who erases what is kept after signing out, or does not, keeps the focus', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/About');
  await signIn(page);
  await page.evaluate(leaveWork);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await departed(page, () => dialog.getByRole('button', { name: 'Keluar', exact: true }).click());
  const notice = page.getByRole('region', { name: 'Kamu sudah keluar' });
  const erase = notice.getByRole('button', { name: 'Hapus dari perangkat ini' });
  await erase.click();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(erase).toBeFocused();
  await erase.click();
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(erase).toHaveCount(0);
  await expect(notice).toBeFocused();
  expect(await traces(page)).toEqual([]);
});

test('signing out for good leaves nothing, and who has nothing is not asked', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/About');
  await signIn(page);
  await page.evaluate(leaveWork);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await departed(page, () => page.getByRole('button', { name: 'Hapus, lalu keluar' }).click());
  await expect(page.getByText('Kamu sudah keluar.')).toBeVisible();
  expect(await traces(page)).toEqual([]);
  await signIn(page);
  await signOut(page);
  expect(await traces(page)).toEqual([]);
});

test('signing in as somebody else shows them nothing of the one before, who loses nothing', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha');
  await signIn(page);
  await page.evaluate(leaveWork);
  // The session is over without a sign-out: the cookies have run out.
  await loseSession(page);
  await visit('alpha');
  await signIn(page, 'Mentor Contoh');
  await expect(async () => {
    expect(await traces(page)).toEqual(['user_kind', ...WORK]);
    const kind = () => localStorage.getItem('alpha@alpha.example:user_kind');
    expect(await page.evaluate(kind)).toBe('mentor');
  }).toPass();
  await visit('alpha', '/Chat');
  await expect(page.getByText('Rahasia lama')).toHaveCount(0);
  await loseSession(page);
  await visit('alpha', '/Chat');
  await signIn(page);
  await expect(page.getByText('Rahasia lama').first()).toBeVisible();
});

test('a session that ends and begins again keeps the work', async ({ page, visit }) => {
  await visit('alpha');
  await signIn(page);
  await page.evaluate(leaveWork);
  await loseSession(page);
  await visit('alpha');
  await signIn(page);
  await page.waitForLoadState('networkidle');
  expect(await traces(page)).toHaveLength(3);
});

test.describe('two tabs', () => {
  test('a sign-in in one shows in the other when it is looked at', { tag: '@journey' }, async ({
    page,
    context,
    site,
  }) => {
    await page.goto(site.address('alpha', '/About'));
    await expect(signInLink(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(site.address('alpha'));
    await signIn(other);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
  });

  test('a sign-out in one takes what the other shows', async ({ page, context, site }) => {
    await page.goto(site.address('alpha', '/About'));
    await signIn(page);
    const other = await context.newPage();
    await other.goto(site.address('alpha'));
    await signOut(other);
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByText('Kamu sudah keluar.')).toBeVisible();
    expect(await traces(page)).toEqual([]);
  });

  test('a sign-out in one covers what is being typed in the other, and loses none of it', {
    tag: '@journey',
  }, async ({ page, context, site }) => {
    await page.goto(site.address('alpha', '/Register'));
    await signIn(page);
    const name = page.getByLabel('Nama lengkap');
    await name.fill('Sari Dewi');
    const other = await context.newPage();
    await other.goto(site.address('alpha'));
    await signOut(other);
    const cover = page.getByRole('dialog', { name: 'Kamu sudah keluar di tab lain' });
    await expect(cover).toContainText('1 tulisan yang belum terkirim');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(cover).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await signIn(other);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(cover).toHaveCount(0);
    await expect(name).toHaveValue('Sari Dewi');
    await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();

    await other.reload();
    await signOut(other);
    await departed(page, () =>
      cover.getByRole('button', { name: 'Tinggalkan halaman ini' }).click(),
    );
    await expect(page.getByText('1 tulisan yang belum terkirim disembunyikan')).toBeVisible();
    await expect(name).toHaveValue('');
    await signIn(page);
    await expect(name).toHaveValue('Sari Dewi');
  });
});

test('another site that leads to the login is asked about; the press is the visitor’s', {
  tag: '@journey',
}, async ({ page, site }) => {
  await lure(page, site.address('alpha', '/login?to=/About'));
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk ke akunmu' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page).toHaveURL(site.address('alpha', '/About'));
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
});

test('a token that another site hands out signs nobody in', async ({ page, site, visit }) => {
  await visit('alpha');
  await signIn(page);
  await lure(page, site.address('alpha', '/callbackauth?token=0123456789abcdef'));
  // As after Back or in a second tab: what is told is who is signed in.
  const welcome = page.getByRole('heading', { level: 1, name: 'Selamat datang, Siswa Contoh' });
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL(site.address('alpha', '/callbackauth'));
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
});

test('a platform that does not know the token leaves no trace of it, and a way on', {
  tag: '@journey',
}, async ({ page, site, visit }) => {
  const clicks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/log/click')) clicks.push(request.postData() ?? '');
  });
  await visit('alpha', '/About?search=rahasia');
  const fault = { host: 'services', path: 'v1/user/me', body: { status: false, data: null } };
  await site.upstream.control('POST', 'fault', fault);
  await signInLink(page).click();
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page.getByRole('heading', { level: 1, name: 'Belum berhasil masuk' })).toBeVisible();
  await expect(page).toHaveURL(site.address('alpha', '/callbackauth'));
  await expect(signInLink(page)).toBeVisible();
  // Where a login that is tried again leads, and nothing else.
  const left = await page.context().cookies();
  expect(left.map(({ name, value }) => [name, decodeURIComponent(value)])).toEqual([
    // What the page does not read of its address is not carried along.
    ['login_again', '/About'],
  ]);

  await site.upstream.control('DELETE', 'fault');
  await page.getByRole('link', { name: 'Coba masuk lagi' }).click();
  await chooseAccount(page, 'Siswa Contoh');
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
  await expect(page).toHaveURL(site.address('alpha', '/About'));
  // A click that leaves the document may be lost with it; this one stays in the app.
  await page.getByRole('main').getByRole('link', { name: 'Lihat kelas' }).click();
  await expect.poll(() => clicks.join('\n')).toContain('/Class');
  expect(clicks.join('\n')).not.toMatch(/\?|token|rahasia/);
});

test.describe('somebody else’s living session', () => {
  const question = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Kamu sudah masuk sebagai Siswa Contoh' });

  test('is replaced once the visitor has said so', async ({ page, visit, site }) => {
    await visit('alpha');
    await signIn(page);
    await page.evaluate(leaveWork);
    await visit('alpha', '/login?to=/About');
    await chooseAccount(page, 'Mentor Contoh');
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(site.address('alpha', '/callbackauth'));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ganti ke “Mentor Contoh”' }).click();
    await expect(page).toHaveURL(site.address('alpha', '/About'));
    await expect(accountMenu(page, 'Mentor Contoh')).toBeVisible();
    await expect(async () => expect(await traces(page)).toEqual(['user_kind', ...WORK])).toPass();
  });

  test('stays when the visitor stays', async ({ page, visit }) => {
    await visit('alpha');
    await signIn(page);
    await page.evaluate(leaveWork);
    await visit('alpha', '/login');
    await chooseAccount(page, 'Mentor Contoh');
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Tetap sebagai Siswa Contoh' }).click();
    await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
    expect(await traces(page)).toHaveLength(3);
  });
});

test('a login that fails shows the error screen, and can be tried again', async ({
  page,
  problems,
}) => {
  problems.expect(/502 \(Bad Gateway\)/);
  // A site of its own: elsewhere it depends on who came before whether the edge has an app token.
  const site = await Site.start(process.env[builtVariable] ?? '');
  const path = 'v1/authorizer/token/generate';
  await site.upstream.control('POST', 'fault', { host: 'services', path, status: 500 });
  const answer = await page.goto(site.address('festival', '/login'));
  expect(answer?.status()).toBe(502);
  const title = 'Opps.. Maaf terjadi kesalahan pada website';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Layanan sedang bermasalah.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('banner')).toBeVisible();
  await site.upstream.control('DELETE', 'fault');
  // After a failure the platform is left alone for a while, so the first press may be too soon.
  await expect(async () => {
    await page.getByRole('link', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { name: 'Masuk dengan akun contoh' })).toBeVisible({
      timeout: 4000,
    });
  }).toPass({ timeout: 60_000 });
  await chooseAccount(page, 'Siswa Contoh');
  await expect(accountMenu(page, 'Siswa Contoh')).toBeVisible();
  // The page may still be loading.
  await page.goto('about:blank');
  await site.stop();
});

test('the assistant can be left by itself, and takes its conversations along', async ({
  page,
  problems,
  visit,
  context,
  site,
}) => {
  problems.expect(/status of 401/);
  await visit('alpha', '/Chat');
  const leave = page.getByRole('button', { name: 'Keluar dari asisten' });
  await expect(leave).toHaveCount(0);
  await ask(page, 'Apa itu basis data? [[fast]]');
  const form = page.getByRole('form', { name: 'Masuk untuk melanjutkan' });
  await form.getByLabel('Surel').fill('sari@contoh.id');
  await form.getByLabel('Kata sandi').fill('belajar123');
  await form.getByRole('button', { name: 'Masuk' }).click();
  await expect(log(page).getByText('Apa itu basis data?').first()).toBeVisible();
  const history = page.getByRole('complementary', { name: 'Riwayat percakapan' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(site.address('alpha', '/Chat'));
  await expect(other.getByText('Apa itu basis data?').first()).toBeVisible();

  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Keluar dari asisten?' });
  await dialog.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(leave).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Apa itu basis data?')).toHaveCount(0);
  }
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('a session that ends while a form is open keeps the form', { tag: '@journey' }, async ({
  page,
  problems,
  site,
  visit,
  context,
}) => {
  problems.expect(/status of 401/);
  await visit('alpha', '/Make-Appointment');
  await signIn(page);
  const name = page.getByLabel('Nama lengkap');
  await name.fill('Sari Dewi');
  await page.getByLabel('Surel').fill('sari@contoh.id');
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await page.getByLabel('Hal lain').check();
  await page.getByLabel('Tanggal').fill(nextMonday());
  await page.getByLabel('Jam').selectOption('09:00');
  const message = page.getByLabel('Yang perlu kami ketahui');
  await message.fill('Kami ingin tahu jadwalnya.');
  // The platform has ended the session: it says so to the form, and when it is asked.
  const path = 'v1/post/appointment/create';
  await site.upstream.control('POST', 'fault', {
    host: 'services',
    path,
    status: 401,
  });
  const validate = { status: true, data: { valid: false } };
  const asked = { host: 'services', path: 'v1/authorizer/validate', body: validate };
  await site.upstream.control('POST', 'fault', asked);
  await page.getByRole('button', { name: 'Buat perjanjian' }).click();
  const again = page.getByRole('main').getByRole('link', { name: 'Masuk dan lanjutkan' });
  await expect(again).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([]);

  await site.upstream.control('DELETE', 'fault');
  await expect(page.getByText('Sesimu sudah berakhir.')).toBeVisible();
  await again.click();
  await chooseAccount(page, 'Siswa Contoh');
  await expect(page).toHaveURL(site.address('alpha', '/Make-Appointment'));
  await expect(name).toHaveValue('Sari Dewi');
  await expect(message).toHaveValue('Kami ingin tahu jadwalnya.');
  await page.getByRole('button', { name: 'Buat perjanjian' }).click();
  await expect(page.getByRole('heading', { name: 'Sampai jumpa' })).toBeVisible();
});

test('a new version of the app ends the session and keeps the work', { tag: '@journey' }, async ({
  page,
  visit,
}) => {
  await visit('alpha');
  await signIn(page);
  await page.evaluate(leaveWork);
  await page.evaluate(() => localStorage.setItem('alpha@alpha.example:app-version', '0.9.0'));
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
  expect(await traces(page)).toEqual(WORK);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('personal data in a form is not kept longer than the tab', { tag: '@journey' }, async ({
  page,
  visit,
  context,
  site,
}) => {
  await visit('alpha', '/Register?jenis=sekolah');
  await page.getByLabel('Nama sekolah').fill('SMK Merdeka');
  await page.getByLabel('Nama penanggung jawab').fill('Sari Dewi');
  await page.getByLabel('Surel penanggung jawab').fill('sari@contoh.id');
  await page.reload();
  await expect(page.getByLabel('Nama penanggung jawab')).toHaveValue('Sari Dewi');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('SMK Merdeka');
  expect(stored).not.toMatch(/Sari|contoh\.id/);

  const later = await context.newPage();
  await later.goto(site.address('alpha', '/Register?jenis=sekolah'));
  await expect(later.getByLabel('Nama sekolah')).toHaveValue('SMK Merdeka');
  await expect(later.getByLabel('Nama penanggung jawab')).toHaveValue('');
});

/** A day on which appointments are made, at least a week from now. */
function nextMonday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** Follows a link that stands on another site. */
async function lure(page: Page, address: string): Promise<void> {
  await page.route('http://jahat.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="icon" href="data:,"><a href="${address}">Hadiah</a>`,
    }),
  );
  await page.goto('http://jahat.test/');
  await page.getByRole('link', { name: 'Hadiah' }).click();
}

/** Does some work as who is signed in: conversations and chapters, in the part that is theirs. */
function leaveWork() {
  const part = 'alpha@alpha.example:';
  const owner = localStorage.getItem(`${part}owner`);
  const entry = {
    conversation_id: 'c-1',
    message_id: 'm-1',
    user_message: 'Rahasia lama',
    bot_message: 'Jawaban',
    created_at: '2026-11-20T00:00:00Z',
  };
  localStorage.setItem(`${part}work-of:${owner}:chat:history`, JSON.stringify([entry]));
  localStorage.setItem(`${part}work-of:${owner}:course_progress`, '{"dasar-web":["1"]}');
  localStorage.setItem(`${part}user_kind`, 'student');
}

const WORK = ['work-of:*:chat:history', 'work-of:*:course_progress'];

/** The keys of what a visitor has left, without the marks that stand for nobody. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const part = 'alpha@alpha.example:';
    const marks = [
      'visit',
      'work-schema',
      'app-version',
      'owner',
      'ending',
      'page-load-logged',
      'token-checked',
    ];
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('alpha'))
      .map((key) => key.replace(part, '').replace(/^(work-of|away):[0-9a-z]+:/, '$1:*:'))
      .filter((key) => !marks.includes(key))
      .toSorted();
  });
}
