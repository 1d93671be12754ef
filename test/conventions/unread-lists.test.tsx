/**
 * A list that cannot be read is none that is empty: no page says of it, or leaves out, what it would
 * where there is nothing.
 */
import { expect, it } from 'vitest';
import { shapeOf } from '../../app/api/contract/shape';
import { rowOf } from '../../app/router/page-calls';
import { answerOf, callAt, callsAt, landings, pageRows, rendered } from './page-reading.fixture';

/** Lists that a page goes without, whatever the reason: ways to others like it, filters, and counts. */
const BESIDE = [
  /kind\/category\/list/,
  /excludeId=/,
  /podcast\/list\?categorySlug=/,
  /^services\/v1\/podcast\/list\?page=1&pageSize=50$/,
  /^services\/v1\/program\/active\?page=1&pageSize=(30|50)$/,
  /^services\/v3\/post\/list\?kindSlug=event-program&page=1&pageSize=(10|50)$/,
  /gallery\/list\?page=2/,
  /^services\/v1\/career\/job\/list\?page=1$/,
  /ce\/extensions/,
];

const unread = { status: true, message: '', data: null };

/** The answer of a list in which there is nothing; null of what is no list. */
function emptyOf(address: string): unknown {
  const { shape, rules } = callAt(address);
  switch (shapeOf(shape)?.[0]) {
    case 'page of batches':
      return { data: [] };
    case 'page':
      return { status: true, data: { items: [] } };
    case 'listed':
    case 'rows':
      return rules.whole ? [] : { status: true, data: [] };
    default:
      return null;
  }
}

const wordsOf = (html: string): string =>
  html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');

/** The lists of which the page says the same when they cannot be read as when they are empty. */
async function mistaken(name: string, url: URL, answers: Record<string, unknown>, layout?: string) {
  const found: string[] = [];
  for (const address of Object.keys(answers)) {
    const empty = emptyOf(address);
    if (empty === null || BESIDE.some((pattern) => pattern.test(address))) continue;
    const words = async (answer: unknown) =>
      wordsOf((await rendered(name, url, { ...answers, [address]: answer }, layout))?.html ?? '');
    if ((await words(unread)) === (await words(empty))) found.push(address);
  }
  return found;
}

const pages = pageRows.filter(([name, path]) => {
  const calls = rowOf(name).calls ?? [];
  return calls.length > 0 && !path.includes('?');
});

it.each(pages)('%s at %s', async (name, path) => {
  const url = new URL(path, 'https://contoh.example');
  const { answers } = callsAt(name, url);
  expect(await mistaken(name, url, answers)).toEqual([]);
});

it.each(landings)('the landing of %s', async (layout, calls) => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const fields = { startDate: soon, isRegistrationOpen: true, isOpen: true, quota: 30, price: 5 };
  const answers = calls.map((address) => [address, answerOf(address, fields)] as const);
  const home = new URL('https://contoh.example/');
  expect(await mistaken('home', home, Object.fromEntries(answers), layout)).toEqual([]);
});
