/**
 * Hemat: for who saves data every page is whole in at most 50 KB over the wire (design section 4), and its
 * script comes with the first press that needs it, which is not lost.
 */

import type { Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { answer, finished, signIn } from './chat';
import { expect, test } from './fixtures';
import { formRows } from './form-rows';
import { transfersOf } from './loaded.mjs';
import { pages } from './pages.mjs';
import { rowOf, send, sentCalls, thanks } from './posting';

const MOST = 50 * 1024;

const landings = registry.tenants.filter((tenant) => !('developer' in tenant));
const places = [
  ...pages.map(({ name, path }) => ({ what: name, tenant: 'alpha', path })),
  ...landings.map(({ key }) => ({ what: `landing of ${key}`, tenant: key, path: '/' })),
];

const header = { extraHTTPHeaders: { 'save-data': 'on' } };
const main = (page: Page) => page.getByRole('main');
const scripts = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );

/** So many addresses a test: what a test costs by itself is paid once for them. */
const TOGETHER = 10;
const groups = Array.from({ length: Math.ceil(places.length / TOGETHER) }, (_, index) =>
  places.slice(index * TOGETHER, (index + 1) * TOGETHER),
);

/** Holds a first visit to what a lean page is, and gives what it weighs. */
async function expectLean(page: Page, what: string, address: string): Promise<number> {
  const all = await transfersOf(page, () => page.goto(address));
  const told = all.map((one) => `${one.path} ${one.bytes}`).join('\n');
  expect.soft(told, what).not.toMatch(/\/assets\/\S+\.(js|woff2) |\/_ipx\/|\/api\//);
  const sum = all.reduce((bytes, one) => bytes + one.bytes, 0);
  expect.soft(sum, `${what}: ${told}`).toBeLessThanOrEqual(MOST);
  await expect.soft(main(page).locator('h1, button.wanted').first(), what).toBeVisible();
  await expect.soft(main(page).locator('[aria-busy=true]:visible'), what).toHaveCount(0);
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(beside, `${what}: what lies beside the window`).toBeLessThanOrEqual(0);
  return sum;
}

test.describe('a lean page', () => {
  test.use({ ...header, viewport: { width: 390, height: 844 }, isMobile: true });

  for (const group of groups) {
    const names = [group.at(0)?.what, group.at(-1)?.what].join(' to ');
    test(`is whole, in at most 50 KB and without a script: ${names}`, async ({ browser, site }) => {
      for (const { what, tenant, path } of group) {
        // A browser of its own has nothing from the page before.
        const context = await browser.newContext();
        const page = await context.newPage();
        const bytes = await expectLean(page, what, site.address(tenant, path));
        test.info().annotations.push({ type: what, description: `${bytes} bytes` });
        await context.close();
      }
    });
  }
});

test.describe('a form on a lean page', () => {
  for (const name of ['testimony', 'demo request on /Campus']) {
    test(`${name}: is sent as it is, and comes back as lean as it was`, async ({
      page,
      problems,
      site,
    }) => {
      problems.expect(/status of 422/);
      const found = formRows.find((row) => row.name === name);
      if (!found) throw new Error('There is no such form');
      const row = rowOf(found, '96');
      const lean = page.locator('html[data-lean]');
      await page.goto(site.address('alpha', row.path));
      // The word of the switch: a header that a test sets is lost on the way that a 303 leads.
      await page.getByRole('switch', { name: 'Hemat data' }).click();
      await expect(lean).toHaveCount(1);
      const form = page.getByRole('form', { name: row.form });
      await form.locator('button[type=submit]:not([name])').click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await expect(lean).toHaveCount(1);
      await send(page, row);
      await expect(thanks(page, row)).toBeVisible();
      await expect(lean).toHaveCount(1);
      expect(await scripts(page)).toBe(0);
      expect(await sentCalls(site.upstream, row)).toBe(1);
    });
  }
});

test.describe('what is pressed on a lean page', () => {
  test.use(header);

  test('a choice that another waits for brings it, and keeps what was typed', async ({
    page,
    visit,
  }) => {
    await visit('alpha', '/Register');
    const form = page.getByRole('form', { name: 'Buat akun belajar' });
    await form.locator('[name=name]').fill('Rani Wijaya');
    expect(await scripts(page)).toBe(0);
    await form.locator('[name=provinceId]').selectOption({ label: 'Jawa Barat' });
    await form.locator('[name=cityId]').selectOption({ label: 'Kota Bandung' });
    await expect(form.locator('[name=provinceId]')).toHaveValue('32');
    await expect(form.locator('[name=name]')).toHaveValue('Rani Wijaya');
  });

  test('links and searches are the browser’s own, and bring no script', {
    tag: '@journey',
  }, async ({ page, visit }) => {
    await visit('alpha', '/Class');
    await main(page).getByRole('searchbox').fill('web');
    await main(page).getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=web/);
    const sidebar = page.getByRole('complementary', { name: 'Saringan' });
    await sidebar.getByRole('radio', { name: 'Pemula' }).check();
    await main(page).getByRole('button', { name: 'Terapkan saringan', exact: true }).click();
    await expect(page).toHaveURL(/level=beginner/);
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/Class\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await scripts(page)).toBe(0);
    // The way to the account site and back.
    await page.getByRole('link', { name: 'Masuk' }).first().click();
    await expect(page).not.toHaveURL(/\/Class\/[\w-]+$/);
  });

  for (const width of [390, 1440]) {
    test(`the first press that needs a script opens what it is on, at ${width}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit('alpha', '/Class/dasar-web');
      expect(await scripts(page)).toBe(0);
      await page.getByRole('button', { name: 'Tanya asisten' }).click();
      await expect(page.getByLabel('Asisten Belajar')).toBeVisible();
      expect(await scripts(page)).toBeGreaterThan(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-lean');
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('what waits for its data further down is a press away', async ({ page, visit }) => {
    await visit('galeri', '/');
    const part = main(page).getByRole('region', { name: 'Ruang putar, kursinya empuk' });
    await part.getByRole('button', { name: 'Tampilkan bagian ini' }).click();
    await expect(part.getByRole('button', { name: 'Tampilkan bagian ini' })).toHaveCount(0);
    await expect(part.getByRole('listitem').first()).toBeInViewport();
    await expect(part.locator('[aria-busy=true]')).toHaveCount(0);
  });

  test('the chat answers: its script comes once the question is begun', {
    tag: '@journey',
  }, async ({ page, visit }) => {
    await visit('alpha', '/Chat');
    await signIn(page);
    expect(await scripts(page)).toBe(0);
    const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
    const send = page.getByRole('button', { name: 'Kirim' });
    await expect(async () => {
      await composer.fill('Aku mau belajar web dari nol [[fast]]');
      await expect(send).toHaveAttribute('aria-disabled', 'false', { timeout: 1000 });
    }).toPass();
    await send.click();
    await finished(page);
    await expect(answer(page)).toContainText('Rekayasa Web');
  });

  test('the way on stays the app’s own once its script is there', async ({ page, visit }) => {
    await visit('alpha', '/Class');
    await page.getByRole('button', { name: 'Tanya asisten' }).click();
    await expect(page.getByLabel('Asisten Belajar')).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/Class\/[\w-]+$/);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the switch, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('asks for the lean page, and for the full one again', async ({ page, visit }) => {
      await visit('alpha', '/Class?page=2');
      const button = page.getByRole('switch', { name: 'Hemat data' });
      await expect(button).toHaveAttribute('aria-checked', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-checked', 'true');
      await expect(page).toHaveURL(/\/Class\?page=2$/);
      await expect(button).toHaveText('Hemat data: nyala');
      await expect(page.locator('html')).toHaveAttribute('data-lean');
      await visit('alpha', '/');
      await expect(page.locator('html')).toHaveAttribute('data-lean');
      await button.click();
      await expect(button).toHaveAttribute('aria-checked', 'false');
      await expect(page.locator('html')).not.toHaveAttribute('data-lean');
    });
  });
}
