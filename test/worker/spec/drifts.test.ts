/**
 * Answers that have drifted from what is known of them: the page says so, or shows all of its items
 * without what has drifted. None says that there is nothing where nobody knows.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import tenants from '../../../tenants.json';
import { type Drift, drifts } from '../../cases/drifts';
import { textAt, valueAt } from '../../upstream/spec/harness';
import { bootOf, pageOf } from '../harness/document';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

let platform: Platform;
/** Whose platform answers as ever. */
let sound: Site;
beforeAll(async () => {
  platform = await Platform.start();
  sound = await Site.start({ platform });
});
afterAll(() => Promise.all([sound.stop(), platform.stop()]));
afterEach(() => platform.heal());

const SAYS_SO =
  /^(Data belum bisa dimuat|Jawaban server tidak dapat dibaca\..*|Isi halaman ini belum bisa diambil\..*)$/m;
const SAYS_NOTHING = /^(Belum ada |Tidak ada .+ yang cocok|Halaman ini kosong|0 ).*$/gm;

/** What a page says, a line for each piece of text. */
const wordsOf = (html: string): string =>
  pageOf(html)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s*\n\s*/g, '\n');

const emptyIn = (words: string): string[] => words.match(SAYS_NOTHING) ?? [];

/** The answer that a sound document has brought along for a call. */
function answerIn(html: string, called: string): unknown {
  const answers = Object.entries(Object(valueAt(bootOf(html), 'prefetched')));
  const found = answers.find(([address]) => address.split('?', 1)[0] === called);
  return found?.[1] ?? expect.fail(`the page does not begin with ${called}`);
}

/** The names of what an answer lists, as far as these words tell them. */
function namesIn(answer: unknown, words: string): string[] {
  const data = valueAt(answer, 'data');
  const items = Array.isArray(data) ? data : valueAt(data, 'items');
  const names = (Array.isArray(items) ? items : [data]).map(
    (item) => textAt(item, 'name') || textAt(item, 'title'),
  );
  return names.filter((name) => words.includes(`\n${name}\n`));
}

/** What the page of a drift says on a site that has kept nothing yet. */
async function wordsWith({ call, path, plant }: Drift, host: string, answer: unknown) {
  const [, upstream = '', below = ''] = /^GET (\w+)\/(.+)$/.exec(call) ?? [];
  await platform.fault({ host: upstream, path: below, ...plant(answer) });
  const site = await Site.start({ platform });
  const { text } = await site.get(host, path).finally(() => site.stop());
  return wordsOf(text);
}

test.each(drifts)('$call: $name', async (drift) => {
  const { domain } =
    tenants.tenants.find(({ key }) => key === drift.tenant) ?? expect.fail(drift.tenant);
  const { text } = await sound.get(domain, drift.path);
  const answer = answerIn(text, drift.call.replace('GET ', ''));
  const usual = wordsOf(text);
  const names = namesIn(answer, usual);
  expect(names).not.toEqual([]);

  const words = await wordsWith(drift, domain, answer);
  expect(emptyIn(words).filter((line) => !emptyIn(usual).includes(line))).toEqual([]);
  if (drift.shows === 'said') {
    expect(words).toMatch(SAYS_SO);
    return;
  }
  expect(words).not.toMatch(SAYS_SO);
  expect(names.filter((name) => !words.includes(`\n${name}\n`))).toEqual([]);
  expect(words === usual).toBe(drift.shows === 'same');
});

test('they are twenty at least, of many calls and pages', () => {
  expect(drifts.length).toBeGreaterThanOrEqual(20);
  expect(new Set(drifts.map(({ call }) => call)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(drifts.map(({ path }) => path)).size).toBeGreaterThanOrEqual(10);
});
