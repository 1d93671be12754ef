/**
 * Addresses that nobody has, of each kind of page that shows one thing of many: two hundred in the walks,
 * each way of inventing one in the gate. The document says by its status what the page says in words.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import table from '../../../app/pages.json';
import { samplesOf } from '../../cases/samples.mjs';
import { canonicalOf, metaOf } from '../harness/document';
import type { Got } from '../harness/http';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { isWalk } from '../harness/walks';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'alpha.example';
const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = samplesOf('alpha');

const EACH = isWalk ? 200 : 24;
/** How many are asked for at once. */
const AT_ONCE = 4;

/** What only the visitor's own session, or a call that may not be made for them, decides. */
const LATER = new Set(['chat', 'invoice', 'link', 'studio-write']);

const kinds = table.filter(({ name, path }) => path.includes('{') && !LATER.has(name));

/** A value of a parameter that nothing has, another with each turn. */
function invented(value: string, turn: number): string {
  const ways = [
    `karangan-${turn}`,
    String(900_000 + turn),
    `${value}-${turn}`,
    `${turn}${value}`,
    `Tidak Ada ${turn}`,
    `%F0%9F%8C%B1${turn}`,
    `${value} ${turn}`,
    `__proto__${turn}`,
  ];
  return encodeURIComponent(decodeURIComponent(ways[turn % ways.length] ?? ''));
}

/** An address of the kind with one parameter invented, and the others those of something that is there. */
function addressOf(name: string, path: string, turn: number): string {
  const params = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, param = '']) => param);
  const wrong = params[turn % params.length];
  return path.replace(/\{(\w+)\??\}/g, (_, param: string) => {
    const value = samples[name]?.[param] ?? 'contoh';
    return param === wrong ? invented(value, turn) : encodeURIComponent(value);
  });
}

const NOT_FOUND = 'Oops.. Maaf halaman tidak ditemukan';

/** What is asked for again while the platform is slow with its answer. */
async function answerOf(address: string): Promise<Got> {
  const got = await site.get(host, address);
  return got.status === 503 ? answerOf(address) : got;
}

/** What is wrong about an address's answer; '' where nothing is. */
async function problemOf(address: string): Promise<string> {
  const { status, headers, text } = await answerOf(address);
  if (status === 308) {
    const there = await answerOf(headers.location ?? '');
    return there.status === 200 ? '' : `${address}: leads to ${there.status}`;
  }
  const saysSo = text.includes(NOT_FOUND);
  if ((status === 404) !== saysSo) return `${address}: ${status}, and the page says otherwise`;
  if (status === 404)
    return metaOf(text, 'robots').startsWith('noindex') ? '' : `${address}: listed`;
  // What stands before an id may be anything, and names the item's own address.
  const isOwn = canonicalOf(text) === `https://${host}${address}`;
  return status === 200 && !isOwn ? '' : `${address}: ${status}`;
}

test.each(kinds)(
  '$name: what is not there is not found',
  async ({ name, path }) => {
    const waiting = Array.from({ length: EACH }, (_, turn) => addressOf(name, path, turn));
    const problems: string[] = [];
    const work = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const problem = await problemOf(next);
        if (problem !== '') problems.push(problem);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(problems.slice(0, 5)).toEqual([]);
  },
  120_000,
);

test('what may be left out leaves a page of its own, or leads to one', async () => {
  const names = ({ path }: { path: string }) => path.includes('?}');
  const open = table.filter((row) => names(row) && !('portal' in row));
  const paths = open.flatMap(({ name, path }) => {
    const wanted = path.replace(/\/\{\w+\?\}/g, '');
    return [wanted.replace(/\{(\w+)\}/g, (_, param: string) => samples[name]?.[param] ?? '')];
  });
  expect(paths).toContain('/Berita/Detail');
  for (const path of paths) {
    const first = await answerOf(path);
    const there = first.status === 308 ? await answerOf(first.headers.location ?? '') : first;
    const root = /<div id="root">(.{0,20})/.exec(there.text)?.[1] ?? '';
    expect([path, there.status, root === '' || root.startsWith('</div>')]).toEqual([
      path,
      200,
      false,
    ]);
  }
});

test('what the platform says is gone is gone, for a while without being asked for', async () => {
  const address = '/Class/kelas-yang-dihapus';
  const fault = { host: 'services', path: 'v1/class/overview', status: 410, times: 1 };
  await platform.fault(fault);
  for (let times = 0; times < 2; times += 1) {
    const { status, text } = await site.get(host, address);
    expect([status, text.includes(NOT_FOUND), metaOf(text, 'robots')]).toEqual([
      410,
      true,
      expect.stringContaining('noindex'),
    ]);
  }
});
