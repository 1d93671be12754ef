/**
 * Forms that no script takes over: without scripts, before they come, and when they never do. Each is
 * sent by the browser itself, comes back with what is wrong, and ends where it ends with scripts.
 */

import { chooseAccount } from './account';
import { expectKept } from './filling';
import { expect, test } from './fixtures';
import { formRows } from './form-rows';
import { holdScripts, isTakenOver, loseInMidLoad } from './held';
import { fill, LATER, press, rowOf, send, sentCalls, thanks } from './posting';

const SCRIPTS = '**/assets/*.js';

for (const each of formRows) {
  const row = rowOf(each, '97');
  const other = rowOf(each, '98');

  test(`without scripts it is sent: ${row.name}`, async ({ browser, problems, site }) => {
    // What asks for another round, as for cities, comes back so.
    problems.expect(/status of 422/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.address('alpha', row.path));
    await send(page, row);
    await expect(thanks(page, row)).toBeVisible();
    // Loaded anew, it says so once more and sends nothing.
    await page.reload();
    await expect(thanks(page, row)).toBeVisible();
    expect(await sentCalls(site.upstream, row)).toBe(1);
    await context.close();
  });

  test(`before its script it is sent, and the script agrees: ${each.name}`, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 422/);
    const release = await holdScripts(page);
    await page.goto(site.address('alpha', other.path), { waitUntil: 'commit' });
    await send(page, other);
    await expect(thanks(page, other)).toBeVisible();
    release();
    await page.waitForLoadState('networkidle');
    await expect(thanks(page, other)).toBeVisible();
    expect(await sentCalls(site.upstream, other)).toBe(1);
    // Whoever comes to the form again finds it as any other.
    await page.goto(site.address('alpha', other.path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(thanks(page, other)).toHaveCount(0);
  });
}

for (const each of formRows) {
  const row = rowOf(each, '96');
  test(`whose script is lost in mid-load, is sent all the same: ${row.name}`, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/Failed to load resource|ERR_FAILED|status of 422/);
    await loseInMidLoad(page);
    await page.goto(site.address('alpha', row.path));
    await send(page, row);
    await expect(thanks(page, row)).toBeVisible();
    expect(await sentCalls(site.upstream, row)).toBe(1);
  });
}

test('an order whose script is lost in mid-load is made, and leads to its payment', {
  tag: '@journey',
}, async ({ page, problems, site }) => {
  problems.expect(/Failed to load resource|ERR_FAILED/);
  await loseInMidLoad(page);
  await page.goto(site.address('alpha', '/Class/literasi-data-untuk-semua'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Daftar sekarang' }).first().click();
  await chooseAccount(page, 'Mitra Industri Contoh');
  await expect(main.getByText('Tagihanmu sudah dibuat').first()).toBeVisible();
  await main.getByRole('link', { name: 'Lanjutkan pembayaran' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran contoh');
});

test('what is wrong stands beside its field, with all that was typed', { tag: '@journey' }, async ({
  browser,
  problems,
  site,
}) => {
  problems.expect(/status of 422/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('alpha', '/Register'));
  const form = page.getByRole('form', { name: 'Buat akun belajar' });
  await fill(form, { name: 'Rani Wijaya', email: 'rani', password: 'pendek' });
  await form.getByRole('button', { name: 'Buat akun' }).click();
  await expect(form.getByText('isian perlu diperiksa')).toBeVisible();
  await expect(form.getByLabel('Nama lengkap')).toHaveValue('Rani Wijaya');
  const email = form.locator('[name=email]');
  await expect(email).toHaveAccessibleDescription(/Alamat surel belum benar/);
  const password = form.locator('[name=password]');
  await expect(password).toHaveValue('');
  // Too short, and gone: the rule's own message comes first.
  await expect(password).toHaveAccessibleDescription(/Paling sedikit/);
  // The summary leads to the field, without a script too.
  await form.getByRole('link', { name: 'Surel' }).click();
  await expect(page).toHaveURL(/#form-account-email$/);
  await context.close();
});

test('a single thing that is wrong is told on top as well, and what did not come back beside it', async ({
  browser,
  problems,
  site,
}) => {
  problems.expect(/status of 422/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('alpha', '/Testimony'));
  const story = page.getByRole('form', { name: 'Tulis ceritamu' });
  const row = formRows.find(({ name }) => name === 'testimony');
  await fill(story, { ...row?.steps[0], message: 'Pendek' });
  await story.getByRole('button', { name: 'Kirim ceritaku' }).click();
  const alert = story.getByRole('alert');
  await expect(alert).toContainText('1 isian perlu diperiksa');
  await expect(alert.getByRole('link')).toHaveCount(1);
  await expect(alert).toBeInViewport();

  await page.goto(site.address('alpha', '/Register'));
  const account = page.getByRole('form', { name: 'Buat akun belajar' });
  await fill(account, { name: 'Rani Wijaya', email: 'rani', password: 'kalimat pendek saja' });
  await account.getByRole('button', { name: 'Buat akun' }).click();
  const password = account.locator('[name=password]');
  await expect(password).toHaveAccessibleDescription(/Tulis kata sandimu sekali lagi/);
  await expect(account.getByRole('alert').getByRole('link', { name: 'Kata sandi' })).toBeVisible();
  await context.close();
});

/** A field of each form, and what is no right value of it. */
const WRONG: Readonly<Record<string, string>> = {
  email: 'bukan surel',
  member1Email: 'bukan surel',
  message: 'Ya',
  comment: 'Ya',
};

for (const each of formRows) {
  const row = rowOf(each, '99');
  test(`what came back is taken over as it stands: ${row.name}`, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 422/);
    const release = await holdScripts(page);
    await page.goto(site.address('alpha', row.path), { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: row.form });
    const filling = row.steps[0] ?? {};
    const wrong = Object.keys(WRONG).find((field) => field in filling) ?? '';
    // What comes with another field is not there yet.
    const first = Object.entries(filling).filter(([field]) => !(field in LATER));
    const typed = { ...Object.fromEntries(first), [wrong]: WRONG[wrong] ?? '' };
    await fill(form, typed);
    expect(await press(page, form, row)).toBe(422);
    const isKept = ([field]: [string, string]) => row.secret?.includes(field) !== true;
    const kept = Object.fromEntries(Object.entries(typed).filter(isKept));
    const said = () => form.locator('[role=alert], [id$="-error"]').allTextContents();
    const invalid = form.locator(`[name="${wrong}"]`).first();
    await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    await expectKept(form, kept);
    const before = await said();
    release();
    await form.hover();
    await expect.poll(() => invalid.evaluate(isTakenOver)).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    await expectKept(form, kept);
    expect(await said()).toEqual(before);
  });
}

test('what was sent without a script is among what the visitor has sent, once', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/Failed to load resource|ERR_FAILED/);
  let isHeld = true;
  await page.route(SCRIPTS, (route) => (isHeld ? route.abort() : route.continue()));
  const row = formRows.find(({ name }) => name === 'appointment');
  if (!row) throw new Error('There is no such form');
  await page.goto(site.address('alpha', row.path));
  await send(page, row);
  isHeld = false;
  for (const _again of [1, 2]) {
    await page.reload();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(site.address('alpha', '/My-Submissions'));
  await expect(page.getByRole('main').getByText('Hal lain')).toHaveCount(1);
});

test('a question that was asked before the page is alive stays in its box', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/status of 422/);
  const release = await holdScripts(page);
  await page.goto(site.address('alpha', '/Chat'), { waitUntil: 'commit' });
  const question = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
  await question.fill('Apakah namaku Ayu Lestari?');
  // The button says that it is not ready, as long as nothing knows what is in the box.
  await page.getByRole('button', { name: 'Kirim', exact: true }).click({ force: true });
  // It waits for its script, and says so where that takes too long.
  await expect(page.getByText('Isianmu belum terkirim')).toBeVisible({ timeout: 20_000 });
  await expect(question).toHaveValue('Apakah namaku Ayu Lestari?');
  await expect(page).toHaveURL(/\/Chat$/);
  release();
});
