/**
 * Pages in which somebody else puts elements: a translator wraps each text in `<font>`, a password manager
 * stands behind each field. The pages go on, show the right words, and lose nothing that was typed.
 */

import type { Page } from '@playwright/test';
import { answer, ask, finished, signIn } from './chat';
import { expect, test } from './fixtures';
import { holdScripts, isTakenOver } from './held';

/** Wraps every text of the page as a browser's translation does, and each that comes later. */
async function translate(page: Page, how: 'replaced' | 'moved'): Promise<void> {
  await page.evaluate((way) => {
    const SKIPPED = 'script, style, textarea, noscript, font';
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (way === 'replaced') inner.textContent = text.data;
      text.replaceWith(outer);
      if (way === 'moved') inner.append(text);
    };
    const wrapAll = (node: Node) => {
      if (node instanceof Text) return wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, how);
}

for (const how of ['replaced', 'moved'] as const) {
  test.describe(`translated, texts ${how}`, () => {
    test('a list is searched', async ({ page, visit }) => {
      await visit('alpha', '/Class');
      const main = page.getByRole('main');
      const summary = main.getByRole('heading', { level: 2 }).first();
      await expect(summary).toContainText('dari 62');
      const search = page.getByRole('searchbox', { name: 'Cari kelas' });
      await expect.poll(() => search.evaluate(isTakenOver)).toBe(true);
      await translate(page, how);
      await search.fill('desain');
      await expect(page).toHaveURL(/search=desain/);
      await expect(summary).not.toContainText('62');
      await search.fill('');
      await expect(summary).toContainText('dari 62');
      await search.fill('tidak-ada-yang-begini');
      await expect(main).toContainText('Belum ada kelas yang cocok');
    });

    test('a form says what is missing, and no more of it once it is there', async ({
      page,
      visit,
    }) => {
      await visit('alpha', '/Register');
      const form = page.getByRole('main').getByRole('form').first();
      await expect.poll(() => form.evaluate(isTakenOver)).toBe(true);
      await translate(page, how);
      await form.getByRole('button').last().click();
      const invalid = form.locator('input[aria-invalid=true], textarea[aria-invalid=true]');
      await expect(invalid.first()).toBeVisible();
      const before = await invalid.count();
      await invalid.first().fill('Ibu Sari Contoh');
      await invalid.first().blur();
      await expect.poll(() => invalid.count()).toBeLessThan(before);
    });

    test('the assistant answers, and counts a long question', async ({ page, visit }) => {
      await visit('alpha');
      await signIn(page);
      await visit('alpha', '/Chat');
      const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
      await expect.poll(() => composer.evaluate(isTakenOver)).toBe(true);
      await translate(page, how);
      await composer.fill('a'.repeat(7_600));
      await expect(page.getByText('7.600 / 8.000 karakter')).toBeVisible();
      await composer.fill('a'.repeat(8_010));
      await expect(page.getByText('kurangi 10 karakter')).toBeVisible();
      await composer.fill('');
      await expect(page.getByText('Asisten bisa keliru')).toBeVisible();
      await ask(page, 'Aku mau belajar web dari nol [[fast]]');
      await finished(page);
      await expect(answer(page)).toContainText('Rekayasa Web');
    });
  });
}

test('the methods of the DOM are the browser’s own until a page is translated', async ({
  page,
  visit,
}) => {
  await visit('alpha', '/Class');
  const search = page.getByRole('searchbox', { name: 'Cari kelas' });
  await expect.poll(() => search.evaluate(isTakenOver)).toBe(true);
  const isNative = () =>
    page.evaluate(() =>
      [Node.prototype.removeChild, Node.prototype.insertBefore].every((method) =>
        /\[native code\]/.test(Function.prototype.toString.call(method)),
      ),
    );
  expect(await isNative()).toBe(true);
  await translate(page, 'replaced');
  expect(await isNative()).toBe(false);
});

/** What others do to a page before it is alive. */
const HANDS = {
  'a password manager': (form: Element) => {
    for (const field of form.querySelectorAll('input, textarea')) {
      field.after(document.createElement('div'));
    }
  },
  'a translator': () => {
    for (const label of document.querySelectorAll('main label, main h1, main p, header a')) {
      const font = document.createElement('font');
      font.append(...label.childNodes);
      label.append(font);
    }
  },
  'an extension at the page’s end': () => {
    document.getElementById('root')?.append(document.createElement('aside'));
    document.querySelector('main')?.prepend(document.createElement('div'));
  },
};

for (const [name, change] of Object.entries(HANDS)) {
  test(`what is typed beside the elements of ${name} stays`, async ({ page, problems, site }) => {
    // React says that it makes the page anew.
    problems.expect(/Minified React error #418|hydrat/i);
    const release = await holdScripts(page);
    await page.goto(site.address('alpha', '/Register'), { waitUntil: 'commit' });
    const form = page.getByRole('main').getByRole('form').first();
    const fields = form.locator('input[type=text], input:not([type]), input[type=email]');
    await expect(fields.first()).toBeVisible();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await fields.nth(0).fill('Ibu Sari');
    await fields.nth(1).fill('SMK Contoh');
    const area = form.locator('textarea').first();
    if (await area.count()) await area.fill('Satu kalimat');
    await fields.nth(0).focus();
    await form.evaluate(change);
    release();
    await expect.poll(() => form.evaluate(isTakenOver)).toBe(true);
    await expect(fields.nth(0)).toHaveValue('Ibu Sari');
    await expect(fields.nth(1)).toHaveValue('SMK Contoh');
    if (await area.count()) await expect(area).toHaveValue('Satu kalimat');
    await expect(fields.nth(0)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' C');
    await expect(fields.nth(0)).toHaveValue('Ibu Sari C');
    await expect(fields.nth(1)).toHaveValue('SMK Contoh');
  });
}
