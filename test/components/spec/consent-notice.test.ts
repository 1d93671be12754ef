/** The notice that asks whether visits may be counted: when it shows, and what an answer keeps. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A script of documents, no module: it does its work as soon as it is loaded. */
const SCRIPT = join(import.meta.dirname, '../../../worker/js/document/consent.js');
const KEY = 'alpha@alpha.example:consent';
const NOW = Date.UTC(2026, 10, 20);
const HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000;

const record = (until: unknown) => JSON.stringify({ choice: 'denied', until });

/** The notice as the edge sends it, after its script has run. */
async function shownNotice(): Promise<HTMLElement> {
  document.body.innerHTML = `<section id="consent" data-key="${KEY}" hidden>
    <p>Boleh?</p><button value="denied">Tolak</button><button value="granted">Izinkan</button></section>`;
  vi.resetModules();
  await import(/* @vite-ignore */ SCRIPT);
  const notice = document.getElementById('consent');
  if (notice === null) throw new Error('there is no notice');
  return notice;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the notice shows', () => {
  test.each<[string, string | null, object, boolean]>([
    ['to who has not answered', null, {}, true],
    ['not to who has answered', record(NOW + 1), {}, false],
    ['again once the answer is too old', record(NOW - 1), {}, true],
    ['where the answer says no day', '{"choice":"granted"}', {}, true],
    ['where the answer is no record', 'granted', {}, true],
    ['where the answer is null', 'null', {}, true],
    ['not to who wants no tracking', null, { doNotTrack: '1' }, false],
    ['to who lets themselves be tracked', null, { doNotTrack: '0' }, true],
    ['not to who objects to all sites', null, { globalPrivacyControl: true }, false],
    ['not to who saves data', null, { connection: { saveData: true } }, false],
    ['where nothing is known of the line', null, { connection: {} }, true],
  ])('%s', async (_name, kept, told, isShown) => {
    if (kept !== null) localStorage.setItem(KEY, kept);
    vi.stubGlobal('navigator', told);
    expect((await shownNotice()).hidden).toBe(!isShown);
  });
});

describe('an answer', () => {
  test.each(['denied', 'granted'])('%s is kept for half a year and told', async (choice) => {
    const told: unknown[] = [];
    const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
    addEventListener('consent', hear);
    const notice = await shownNotice();
    notice.querySelector<HTMLElement>(`[value=${choice}]`)?.click();
    expect(notice.hidden).toBe(true);
    expect(told).toEqual([choice]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      choice,
      until: NOW + HALF_A_YEAR,
    });
    removeEventListener('consent', hear);
  });

  test('holds for the open page where nothing can be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const notice = await shownNotice();
    notice.querySelector('button')?.click();
    expect(notice.hidden).toBe(true);
  });

  test('is none where something else is pressed', async () => {
    const notice = await shownNotice();
    notice.querySelector('p')?.click();
    expect(notice.hidden).toBe(false);
    expect(localStorage.length).toBe(0);
  });
});

test('an answer on the privacy page closes the notice', async () => {
  const notice = await shownNotice();
  localStorage.setItem(KEY, record(NOW + HALF_A_YEAR));
  dispatchEvent(new CustomEvent('consent', { detail: 'denied' }));
  expect(notice.hidden).toBe(true);
});
