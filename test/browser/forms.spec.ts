/**
 * Forms, sent as a visitor sends them: nothing leaves while something is missing; a failure keeps
 * what was typed; what the platform refuses is said beside its field; two presses send once.
 */

import type { Locator, Page } from '@playwright/test';
import { expectKept, fillField } from './filling';
import { expect, test } from './fixtures';
import { type FormRow, formRows } from './form-rows';
import { holdScripts } from './held';

test('what is filled in before the page is alive is taken over with it', {
  tag: '@journey',
}, async ({ page, site }) => {
  const comesAlive = await holdScripts(page);
  await page.goto(site.address('alpha', '/Register?jenis=tim'), { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Daftarkan tim' });
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await field('teamName').fill('Arunika');
  await field('memberCount').selectOption('2 orang');
  await form.getByLabel(/buatkan akun belajar/).check();
  // The provinces may come with the document or later.
  const offered = form.getByLabel('Provinsi').locator('option');
  const early = (await offered.count()) > 1;
  if (early) await form.getByLabel('Provinsi').selectOption('Jawa Barat');
  comesAlive();
  await expect(field('member2Name')).toBeVisible();
  await expect(form.getByLabel('Kata sandi awal tim')).toBeVisible();
  if (!early) await form.getByLabel('Provinsi').selectOption('Jawa Barat');
  await form.getByLabel('Kota atau kabupaten').selectOption('Kota Bandung');
  await field('schoolName').fill('SMK Contoh');
  await expect(field('teamName')).toHaveValue('Arunika');
  await expect(field('memberCount')).toHaveValue('2');
});

/** One in steps, one that stands further down; all others are held in test/components/spec/forms.test.ts. */
const rows = formRows.filter(({ name }) => ['appointment', 'league registration'].includes(name));

for (const row of rows) {
  const { name, path, call, refused, refusedAs = refused, sent } = row;
  const [method = '', route = ''] = call.split(' ');
  const [host = '', ...rest] = route.split('/');
  const fault = { host, path: rest.join('/'), method: row.asked ?? method };

  test(`the form: ${name}`, async ({ page, problems, site, visit }) => {
    problems.expect(/status of (422|50\d)/);
    const calls = callsOf(page, method, `/api/${route}`);
    const form = page.getByRole('form', { name: row.form });
    const button = form.getByRole('button', { name: row.submit });
    await visit('alpha', path);

    await test.step('nothing is sent while fields are missing', async () => {
      // Sections below the first screen come when they come into view.
      await expect(button).toBeVisible();
      await button.click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(calls()).toBe(0);
    });

    await test.step('a failure says so and keeps what was typed', async () => {
      await fill(form, button, row);
      await site.upstream.control('POST', 'fault', { ...fault, status: 500, times: 1 });
      await button.click();
      await expect(
        form.getByRole('alert').filter({ hasText: 'Isianmu tidak hilang.' }),
      ).toBeVisible();
      expect(calls()).toBe(1);
      await expectKept(form, row.steps.at(-1) ?? {});
    });

    await test.step('what was typed is there after a reload', async () => {
      await page.reload();
      await expect(form.getByText('Isianmu yang belum terkirim masih ada.')).toBeVisible();
      const { secret = [] } = row;
      const last = Object.entries(row.steps.at(-1) ?? {});
      const kept = last.filter(([field]) => !secret.includes(field));
      await expectKept(form, Object.fromEntries(kept));
      for (const [field, value] of last.filter(([one]) => secret.includes(one))) {
        await expect(form.locator(`[name="${field}"]`)).toHaveValue('');
        await fillField(form, field, value);
      }
    });

    const message = 'Kata platform: ini belum benar.';
    await test.step('what the platform refuses is said beside its field', async () => {
      await site.upstream.control('POST', 'fault', {
        ...fault,
        status: 422,
        times: 1,
        body: { status: false, message: 'Periksa isianmu', errors: { [refusedAs]: [message] } },
      });
      await button.click();
      const field = form.locator(`[name="${refused}"]`).first();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      expect(calls()).toBe(2);
    });

    await test.step('two presses send once, and the form gives way to what was sent', async () => {
      await goToLastStep(form, button, row);
      await site.upstream.control('POST', 'fault', { ...fault, delayMs: 400, times: 1 });
      await button.dblclick();
      const done = page.getByRole('status').filter({ hasText: sent });
      await expect(done.getByText(sent)).toBeVisible();
      await expect(done).toBeFocused();
      await expect(form).toHaveCount(0);
      expect(calls()).toBe(3);
    });

    await test.step('what was sent is not offered again', async () => {
      await page.reload();
      await expect(button).toBeVisible();
      await expect(form.getByText('Isianmu yang belum terkirim masih ada.')).toHaveCount(0);
    });
  });
}

test('a press right after typing counts, whatever the field that is left has to say', {
  tag: '@journey',
}, async ({ page, visit }) => {
  await visit('alpha', '/Corporates');
  const form = page.getByRole('form', { name: 'Minta demo' });
  const email = form.getByLabel('Surel kantor');
  await email.fill('kantor');
  await form.getByRole('button', { name: 'Minta demo' }).click();
  await expect(email).toHaveAccessibleDescription(/Alamat surel belum benar/);
  // What is refused on sending takes the focus; a field that was only left does not.
  await expect(email).toBeFocused();
});

/** How often the page has made a call, whatever its query. */
function callsOf(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** Fills all steps in and stands on the last, ready to send. */
async function fill(form: Locator, button: Locator, { steps }: FormRow): Promise<void> {
  for (const [index, step] of steps.entries()) {
    for (const [field, value] of Object.entries(step)) await fillField(form, field, value);
    if (index < steps.length - 1) await button.click();
  }
}

/** A form in steps goes back to the one that was refused: from there on to the end. */
async function goToLastStep(form: Locator, button: Locator, { steps, refused }: FormRow) {
  const at = steps.findIndex((step) => refused in step);
  const value = steps[at]?.[refused] ?? '';
  await fillField(form, refused, value);
  for (let step = at; step < steps.length - 1; step += 1) await button.click();
}
