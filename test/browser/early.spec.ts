/**
 * Nothing that is done before a page is alive is lost, contradicted or done twice: what is chosen, typed
 * and moved on it then comes to the same as on a page that is alive.
 */

import type { JSHandle, Locator, Page } from '@playwright/test';
import registry from '../../tenants.json' with { type: 'json' };
import { walk } from './checks';
import { expectKept, fillField } from './filling';
import { expect, test } from './fixtures';
import { formRows } from './form-rows';
import { holdScripts, isTakenOver, onAnOldPhone } from './held';
import { rowOf, sentCalls } from './posting';

/** What can be set on a landing. */
const CONTROLS = 'input:not([type=hidden], [type=file]), select, textarea';

// The first has nothing to be set, and the second each control in each of its states.
const landings = registry.tenants.filter(({ key }) => !['dev-blank', 'dev-sections'].includes(key));

for (const { key } of landings) {
  test(`what is set early on ${key} counts`, async ({ browser, page, problems, site }) => {
    // This tenant's platform fails at times.
    problems.expect(key === 'dev-stress' ? /status of 50\d/ : /^$/);
    const open = async (page: Page) => {
      const release = await holdScripts(page);
      await openWhole(page, site.address(key));
      return { settings: await settingsOf(page), release };
    };

    const lateSaid = async () => {
      // What one visitor keeps is nothing to the other.
      const other = await browser.newPage();
      const { settings, release } = await open(other);
      release();
      await walk(other);
      await other.waitForLoadState('networkidle');
      await aliveAll(settings);
      await setAll(settings);
      const wanted = await saidAtLast(other);
      await other.close();
      return wanted;
    };
    const setEarly = async () => {
      const { settings, release } = await open(page);
      await setAll(settings);
      release();
      await walk(page);
    };

    const [wanted] = await Promise.all([lateSaid(), setEarly()]);
    await expect.poll(() => said(page)).toEqual(wanted);
  });
}

/** How often a document is asked for, at most. */
const TRIES = 3;

/** A document that came while its platform was slow leaves to scripts what there is to be set. */
async function openWhole(page: Page, address: string) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.readyState !== 'loading');
    if ((await page.locator('main [aria-busy=true]').count()) === 0) return;
  }
}

/** What controls are set to, as they stand: a value; null for what is pressed, undefined for neither. */
type Settings = readonly {
  readonly control: Element;
  readonly value: string | null | undefined;
}[];

/** Another value for each control than it came with. */
function settingsOf(page: Page): Promise<JSHandle<Settings>> {
  const main = page.getByRole('main');
  return main.evaluateHandle(
    (element, { selector, values }) =>
      [...element.querySelectorAll(selector)].map((control) => {
        const another = () => {
          if (control.matches(':disabled')) return undefined;
          if (control instanceof HTMLSelectElement) return [...control.options].at(-1)?.value;
          if (!(control instanceof HTMLInputElement)) return 'data';
          if (/checkbox|radio/.test(control.type)) return null;
          return values[control.type] ?? (control.max || 'data');
        };
        return { control, value: another() };
      }),
    { selector: CONTROLS, values: VALUES },
  );
}

/** Sets them one after the other, as a visitor does: what is chosen may put another in a control's place. */
function setAll(settings: JSHandle<Settings>): Promise<void> {
  return settings.evaluate(async (all, selector) => {
    for (const [place, { control: first, value }] of all.entries()) {
      const now = document.querySelectorAll(`main :is(${selector})`);
      const control = first.isConnected ? first : now[place];
      if (value === undefined || !(control instanceof HTMLElement)) continue;
      if (value === null) control.click();
      else {
        control.focus();
        // As the browser sets it, behind the back of who watches the control.
        Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
        for (const kind of ['input', 'change']) {
          control.dispatchEvent(new Event(kind, { bubbles: true }));
        }
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, CONTROLS);
}

/** What is put into controls that do not take any text. */
const VALUES: Readonly<Record<string, string>> = {
  number: '5',
  email: 'data@contoh.id',
  date: '2026-12-01',
  color: '#123456',
};

/** What a landing says, and what stands in its controls. */
function said(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main) => {
    const controls = [...main.querySelectorAll('input, select, textarea')].map((control) =>
      control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
        ? `${control.ariaLabel ?? control.labels?.[0]?.textContent}: ${control.checked}`
        : 'value' in control && `${control.getAttribute('name')}: ${control.value}`,
    );
    const texts = [...main.querySelectorAll('*')].map(({ childNodes }) =>
      [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
    );
    return [...texts.filter((text) => text.trim() !== ''), ...controls.map(String)];
  });
}

/** The same, once what is typed has been looked up. */
async function saidAtLast(page: Page): Promise<readonly string[]> {
  let before: readonly string[] = [];
  await expect(async () => {
    const now = await said(page);
    const isSettled = now.join() === before.join();
    before = now;
    expect(isSettled).toBe(true);
  }).toPass({ intervals: [REST_MS] });
  return before;
}

/** Longer than a typing rests before it is looked up. */
const REST_MS = 1000;

for (const each of formRows) {
  // Some of them are sent, and what another spec sends is taken already.
  const row = rowOf(each, '95');
  test(`what is filled in early on an old phone counts: ${row.name}`, async ({ page, site }) => {
    const release = await onAnOldPhone(page);
    await page.goto(site.address('alpha', row.path), { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: row.form });
    const filling: Record<string, string> = {};
    for (const [field, value] of Object.entries(row.steps[0] ?? {})) {
      // Some come by script, cities for one.
      const control = form.locator(`[name="${field}"]:enabled:visible`);
      if ((await control.count()) === 0) continue;
      await fillField(form, field, value);
      filling[field] = value;
    }
    await release();
    await alive(form);
    await expectKept(form, filling);

    // The next change of anything leaves it as it stands, and nothing of it is said to be missing.
    await form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
    const invalid = form.locator('[aria-invalid=true]');
    const sent = page.getByRole('status').filter({ hasText: row.sent });
    const isNext = row.steps.length > 1;
    if (!isNext) await expect(invalid.or(sent).first()).toBeVisible();
    for (const field of Object.keys(filling)) {
      await expect(invalid.and(form.locator(`[name="${field}"]`))).toHaveCount(0);
    }
    if (!isNext && (await sent.count()) === 0) await expectKept(form, filling);
  });
}

test('a text that is being written as the page becomes alive keeps its caret', {
  tag: '@journey',
}, async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.address('alpha'), { waitUntil: 'commit' });
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('dsin');
  await search.press('Home');
  await search.press('ArrowRight');
  release();
  await expect.poll(() => search.evaluate(isTakenOver)).toBe(true);
  await page.keyboard.type('e');
  await expect(search).toHaveValue('desin');
  await expect(page.getByRole('heading', { name: '“desin”' })).toBeVisible();
});

test('a button that is pressed again and again early is pressed once', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto(site.address('alpha'), { waitUntil: 'commit' });
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Buka menu' }).click();
  }
  await page.evaluate(() => {
    const { showModal } = HTMLDialogElement.prototype;
    document.body.dataset.shown = '';
    HTMLDialogElement.prototype.showModal = function show() {
      document.body.dataset.shown += 'x';
      showModal.call(this);
    };
  });
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-shown', 'x');
});

test('a choice counts that was made before its part had to be made anew', {
  tag: '@journey',
}, async ({ page, site }) => {
  const release = await holdScripts(page, '**/assets/brand-innovation-later-*.js');
  await page.goto(site.address('innovation'), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const row = main.getByRole('region', { name: 'Keluhan, gejala, atau masalah?' });
  const choice = row.getByRole('listitem').nth(1).getByRole('radio').last();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await choice.check();
  const came = await choice.elementHandle();
  // The address changes round a part whose code is not there yet.
  await page.evaluate(() => {
    location.hash = 'pilah';
  });
  release();
  await expect.poll(() => choice.evaluate(isTakenOver)).toBe(true);
  expect(await came?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(choice).toBeChecked();
  await expect(row.getByRole('status').first()).toContainText('dari 1 tepat');
});

test('a link of a part whose code never comes is followed', async ({ page, site }) => {
  await holdScripts(page, '**/assets/brand-innovation-later-*.js');
  await page.goto(site.address('innovation'), { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ambil: / })
    .first()
    .click();
  await expect(page).toHaveURL(/[?]ambil=/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Tempel lagi: / })).toBeVisible();
});

test('what a browser fills in again, of which it tells nobody, counts', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.address('mentor'), { waitUntil: 'commit' });
  const wish = page.getByRole('main').getByRole('combobox').first();
  await expect(wish).toBeVisible();
  const answers = () => page.getByRole('main').getByRole('listitem').allTextContents();
  const before = await answers();
  const wanted = await wish.evaluate((control) => {
    if (!(control instanceof HTMLSelectElement)) throw new Error('This is no select');
    control.selectedIndex = 2;
    return control.value;
  });
  release();
  await expect.poll(answers).not.toEqual(before);
  await expect(wish).toHaveValue(wanted);
});

test('a question that is written early to the assistant is sent as it stands', async ({
  page,
  problems,
  site,
}) => {
  // The assistant asks who it is.
  problems.expect(/status of 401/);
  const release = await holdScripts(page);
  await page.goto(site.address('alpha', '/Chat'), { waitUntil: 'commit' });
  const composer = page.getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' });
  await composer.fill('Apa itu');
  release();
  await expect.poll(() => composer.evaluate(isTakenOver)).toBe(true);
  await expect(composer).toHaveValue('Apa itu');
  await page.keyboard.type(' CSS?');
  await composer.press('Enter');
  await expect(page.getByRole('log', { name: 'Percakapan' })).toContainText('Apa itu CSS?');
});

test('a question that is sent early to the assistant is sent once the page is alive', {
  tag: '@journey',
}, async ({ page, problems, site }) => {
  // The assistant asks who it is.
  problems.expect(/status of 401/);
  const release = await holdScripts(page);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') posted.push(request.url());
  });
  await page.goto(site.address('alpha', '/Chat'), { waitUntil: 'commit' });
  await page
    .getByRole('textbox', { name: 'Pertanyaanmu untuk asisten' })
    .fill('Apa itu aksesibilitas?');
  const send = page.getByRole('button', { name: 'Kirim', exact: true });
  await send.click({ force: true });
  await send.click({ force: true });
  release();
  const log = page.getByRole('log', { name: 'Percakapan' });
  await expect(log.getByText('Apa itu aksesibilitas?')).toHaveCount(1);
  expect(posted).toEqual([]);
});

test('a form that is pressed twice before its script is sent once', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  await holdScripts(page);
  const row = formRows.find(({ name }) => name === 'aspiration');
  if (!row) throw new Error('There is no such form');
  await page.goto(site.address('alpha', row.path), { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: row.form });
  for (const [field, value] of Object.entries(row.steps[0] ?? {})) {
    await fillField(form, field, value);
  }
  await form.evaluate((element) => {
    const button = element.querySelector<HTMLElement>('button[type=submit]:not([name])');
    for (let presses = 0; presses < 3; presses += 1) button?.click();
  });
  await expect(page.getByRole('status').filter({ hasText: row.sent })).toBeVisible();
  expect(await sentCalls(site.upstream, row)).toBe(1);
});

/** A page's calculator, what is set in it early, and what it then says. */
const calculators = [
  { path: '/Pricing', control: 'input[inputmode=numeric]', value: '25', says: /^25 peserta/ },
  { path: '/Campus', control: 'input[type=range]', value: '90', says: /^Jam belajar: 90 jam$/ },
] as const;

for (const { path, control: selector, value, says } of calculators) {
  test(`what is set early in the calculator of ${path} counts`, async ({ page, site }) => {
    const release = await holdScripts(page);
    await page.goto(site.address('alpha', path), { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const control = main.locator(selector).first();
    await control.fill(value);
    release();
    await control.hover();
    await expect(main.getByText(says)).toBeVisible();
    await expect(control).toHaveValue(value);
  });
}

/** Waits for a form to be alive, which it is once somebody comes near. */
async function alive(form: Locator) {
  await form.hover();
  await expect.poll(() => form.evaluate(isTakenOver)).toBe(true);
}

/** Parts further down become alive as somebody comes near. */
async function aliveAll(settings: JSHandle<Settings>) {
  const dead = () =>
    settings.evaluate((all) =>
      all.flatMap(({ control }) => {
        control.dispatchEvent(new Event('pointerover', { bubbles: true }));
        const isTakenOver = Object.keys(control).some((key) => key.startsWith('__react'));
        return isTakenOver || !control.isConnected ? [] : [control.outerHTML];
      }),
    );
  await expect.poll(dead).toEqual([]);
}
