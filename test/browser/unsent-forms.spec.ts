/**
 * Forms before their page is alive: a press sends nothing to anybody, puts nothing into an address, and
 * brings the page back with what was typed; once the page is alive it is sent as ever.
 */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Filling, type FormRow, formRows } from './form-rows';

const UNSENT = 'Isianmu belum terkirim';

const names = ['sign-up', 'appointment', 'donation', 'testimony', 'demo request on /Campus'];
const rows = formRows.filter(({ name }) => names.includes(name));

test('the forms that are tried are there', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort());
});

/** What is typed or chosen before any script runs: cities come by script, and are optional then. */
const early = ({ steps: [first = {}] }: FormRow): Filling =>
  Object.fromEntries(Object.entries(first).filter(([field]) => field !== 'cityId'));

async function fillField(form: Locator, field: string, value: string): Promise<void> {
  const controls = form.locator(`[name="${field}"]`);
  const type = await controls.first().getAttribute('type');
  const isSelect = (await controls.and(form.locator('select')).count()) > 0;
  if (isSelect) await controls.selectOption({ label: value });
  else if (type === 'checkbox') await controls.check();
  else if (type === 'radio') await form.locator(`[name="${field}"][value="${value}"]`).check();
  else await controls.fill(value);
}

async function expectField(form: Locator, field: string, value: string): Promise<void> {
  const controls = form.locator(`[name="${field}"]`);
  const type = await controls.first().getAttribute('type');
  const isSelect = (await controls.and(form.locator('select')).count()) > 0;
  if (isSelect) await expect(controls.locator('option:checked')).toHaveText(value);
  else if (type === 'checkbox') await expect(controls).toBeChecked();
  else if (type === 'radio')
    await expect(controls.and(form.locator(':checked'))).toHaveValue(value);
  else await expect(controls).toHaveValue(value);
}

/** Fills the form in, presses its button, and finds it there again, said to be unsent. */
async function pressEarly(page: Page, row: FormRow): Promise<Locator> {
  const form = page.getByRole('form', { name: row.form });
  const filling = early(row);
  for (const [field, value] of Object.entries(filling)) await fillField(form, field, value);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button', { name: row.submit }).click();
  const response = await answered;
  expect([response.status(), new URL(response.url()).pathname]).toEqual([
    422,
    new URL(row.path, response.url()).pathname,
  ]);
  await expect(form.getByText(UNSENT)).toBeVisible();
  const { secret = [] } = row;
  for (const [field, value] of Object.entries(filling)) {
    await expectField(form, field, secret.includes(field) ? '' : value);
  }
  return form;
}

for (const row of rows) {
  test(`without scripts the form comes back: ${row.name}`, async ({ browser, site, typed }) => {
    const context = typed.watch(await browser.newContext({ javaScriptEnabled: false }));
    const page = await context.newPage();
    await page.goto(site.address('alpha', row.path));
    const form = await pressEarly(page, row);
    // A second press is no other than the first.
    const again = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: row.submit }).click();
    expect((await again).status()).toBe(422);
    await context.close();
  });

  test(`with scripts that come late it is sent after all: ${row.name}`, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 422/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.address('alpha', row.path), { waitUntil: 'commit' });
    const form = await pressEarly(page, row);
    const [method, route = ''] = row.call.split(' ');
    const calls: string[] = [];
    page.on('request', (request) => {
      const isIts = new URL(request.url()).pathname === `/api/${route}`;
      if (isIts && request.method() === method) calls.push(method);
    });
    release();
    // A press before the page is alive brings it back once more, without the secrets.
    await expect(async () => {
      for (const field of row.secret ?? []) {
        await fillField(form, field, row.steps[0]?.[field] ?? '');
      }
      await form.getByRole('button', { name: row.submit }).click();
      await expect(page.getByRole('status').filter({ hasText: row.sent })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    expect(calls).toHaveLength(1);
    // Whoever comes to the form again finds it as any other.
    await page.goto(site.address('alpha', row.path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(UNSENT)).toHaveCount(0);
  });
}

test('a question that was asked before the page is alive stays in its box', async ({
  browser,
  site,
  typed,
}) => {
  const context = typed.watch(await browser.newContext({ javaScriptEnabled: false }));
  const page = await context.newPage();
  await page.goto(site.address('alpha', '/Chat'));
  const question = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
  await question.fill('Apakah namaku Ayu Lestari?');
  // The button says that it is not ready, as long as nothing knows what is in the box.
  await page.getByRole('button', { name: 'Kirim', exact: true }).click({ force: true });
  await expect(page.getByText(UNSENT)).toBeVisible();
  await expect(question).toHaveValue('Apakah namaku Ayu Lestari?');
  await expect(page).toHaveURL(/\/Chat$/);
  await context.close();
});
