/**
 * What loads after a page and cannot be had: it falls back where it stands, the page stays, and it
 * comes when the visitor asks again.
 */

import type { Locator, Page } from '@playwright/test';
import { signIn as signInAtSite } from './account';
import { ask, log, signIn } from './chat';
import { fileWith } from './code';
import { expect, test } from './fixtures';

interface Part {
  name: string;
  path: string;
  /** Whom it is shown to: anybody, unless it is for who is signed in. */
  isOfAccount?: true;
  /** What stands in the code that does not come, with its styles. */
  code: string;
  /** What the visitor does to see the part. */
  open?: (page: Page) => Promise<unknown>;
  /** What stands there instead. */
  instead: (page: Page) => Locator;
  /** What asks for it again, and what then shows it; left out where nothing is worth asking for. */
  retry?: { button: string; part: (page: Page) => Locator; hasStyles?: true };
}

const main = (page: Page) => page.getByRole('main');

const parts: Part[] = [
  {
    name: 'the account menu',
    path: '/',
    isOfAccount: true,
    code: 'Sedang keluar…',
    instead: (page) => page.getByRole('banner').getByRole('link', { name: 'Akun saya' }),
  },
  {
    name: 'the radio',
    path: '/',
    // It comes once somebody is there.
    code: 'Menyambungkan',
    open: (page) => page.mouse.move(200, 200),
    instead: (page) => page.getByRole('contentinfo'),
  },
  {
    name: 'the lightbox',
    path: '/Gallery',
    code: 'Foto sebelumnya',
    open: (page) => main(page).getByRole('button', { name: 'Perbesar foto' }).first().click(),
    instead: (page) => page.getByRole('dialog').getByText('Tampilan besar belum bisa dimuat'),
    retry: {
      button: 'Coba lagi',
      part: (page) => page.getByRole('dialog').getByText(/^\d+ dari \d+$/),
      hasStyles: true,
    },
  },
  {
    name: 'the podcast player',
    path: '/Podcasts/ngobrol-aman-dari-penipuan-daring',
    code: 'Kecepatan',
    instead: (page) => main(page).locator('audio[controls]'),
    retry: {
      button: 'Muat pemutar lengkap',
      part: (page) => page.getByRole('button', { name: 'Putar', exact: true }),
    },
  },
];

for (const { name, path, isOfAccount, code, open, instead, retry } of parts) {
  test(`without ${name} the page stays`, {
    tag: isOfAccount ? '@journey' : [],
  }, async ({ page, problems, visit }) => {
    problems.expect(/Failed to load resource/);
    problems.expect(/Failed to fetch|Unable to preload CSS|No style sheet/);
    const file = fileWith(code);
    if (isOfAccount) {
      await visit('alpha', '/About');
      await signInAtSite(page);
    }
    await page.route(file.address, (route) => route.fulfill({ status: 404 }));
    const missed = page.waitForResponse(file.address);
    await visit('alpha', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const documents = countDocuments(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await open?.(page);
    await missed;
    await expect(instead(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      heading ?? '',
    );

    if (retry !== undefined) {
      await page.unroute(file.address);
      await page.getByRole('button', { name: retry.button }).click();
      await expect(retry.part(page)).toBeVisible();
      const sheet = page.locator(`link[rel=stylesheet][href*="/${file.name}-"]`);
      if (retry.hasStyles) await expect(sheet).toHaveJSProperty('sheet.disabled', false);
    }
    expect(documents(), 'reloads').toBe(0);
  });
}

test('without the code for formatting an answer of the chat is plain text', async ({
  page,
  problems,
  visit,
}) => {
  // The code is asked for ahead and again when it is needed; the second time its styles are missed.
  problems.expect(/Failed to load resource|Failed to fetch|No style sheet/);
  await page.route(fileWith('Salin kode').address, (route) => route.fulfill({ status: 404 }));
  await visit('alpha', '/Chat');
  await signIn(page);
  await ask(page, 'Aku mau belajar web dari nol [[fast]]');
  await expect(log(page).getByRole('button', { name: 'Salin' }).last()).toBeVisible();
  await expect(log(page).getByText('**').first()).toBeVisible();
});

test('a text that came with the document takes no code; one without it is asked for again', {
  tag: '@journey',
}, async ({ page, problems, visit }) => {
  problems.expect(/Failed to load resource|Failed to fetch/);
  const { address } = fileWith('tanpa-judul');
  const asked: string[] = [];
  page.on('request', (request) => void (address.test(request.url()) && asked.push(request.url())));
  const text = main(page).locator('article p').first();

  await visit('alpha', '/News/kabar-baik-dari-program-desain-yang-memudahkan-orang-tua');
  await expect(text).toBeVisible();
  await page.mouse.move(200, 200);
  expect(asked, 'for a text that is there').toEqual([]);

  await page.route(address, (route) => route.fulfill({ status: 404 }));
  await visit('alpha', '/News');
  await main(page).locator('article a').first().click();
  await expect(page.getByRole('alert')).toHaveText('Teksnya belum bisa dimuat.');
  await page.unroute(address);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(text).toBeVisible();
});

/** How many documents the page has asked for since. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
