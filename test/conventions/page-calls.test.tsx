/**
 * The calls that a page or a landing names for its first view are among those that it then reads: any
 * other would be fetched at the edge and shown by nobody.
 */
import { expect, it } from 'vitest';
import { rowOf } from '../../app/router/page-calls';
import { callsAt, landings, pageRows, rendered } from './page-reading.fixture';

it.each(pageRows)('%s at %s', async (name, path) => {
  const url = new URL(path, 'https://contoh.example');
  const { first, addresses, answers } = callsAt(name, url);
  // Of an item that is found in a list the page reads more than that first.
  const isFound = rowOf(name).item?.among !== undefined;
  const known = Object.entries(answers).filter(([address]) => isFound || address === first);
  const page = await rendered(name, url, Object.fromEntries(known));
  expect(page?.errors ?? null).toBeNull();
  expect(addresses.filter((address) => page?.read.has(address) === false)).toEqual([]);
});

it.each(landings)('the landing of %s', async (layout, calls) => {
  const page = await rendered('home', new URL('https://contoh.example/'), {}, layout);
  expect(calls.filter((address) => page?.read.has(address) === false)).toEqual([]);
});

it.each(pageRows)('what is needed is enough for %s at %s', async (name, path) => {
  const url = new URL(path, 'https://contoh.example');
  const page = await rendered(name, url, callsAt(name, url, { isBare: true }).answers);
  // A chapter that the sample's syllabus does not have is not found, which is no defect.
  const { statusCode = 404 } = Object(page?.errors?.page);
  expect(statusCode).toBe(404);
});
