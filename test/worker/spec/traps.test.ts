/**
 * A panic or a trap ends the module's instance. Whoever it was answering is told so at once, and the next
 * request gets a new instance.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { bootOf } from '../harness/document';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { ARRIVED, PANIC, PANIC_SECRET, panicking, TRAP, trapping } from '../harness/wrappers';

const host = 'alpha.example';
/** Longer than anybody in these specs is meant to wait. */
const SLOW = 9_000;
const signedIn = { cookie: 'access_token=masuk' };
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const DONATIONS = '/api/data/donations';
const ME = '/api/services/v1/user/me';

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());

async function expectWhole(site: Site): Promise<void> {
  const { status, text } = await site.get(host, '/');
  expect(status).toBe(200);
  expect(text).toContain('</html>');
  const { json } = await site.get(host, '/api/services/v1/class/recent');
  expect(json).toMatchObject({ status: true });
}

describe('a trap', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ platform, wrapper: trapping });
  });
  afterAll(() => site.stop());

  test.each([1, 2, 3])('time %i: the request after it is answered', async () => {
    expect((await site.get(host, TRAP)).status).toBe(500);
    await expectWhole(site);
  });
});

describe('a panic', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ platform, wrapper: panicking });
    await expectWhole(site);
  });
  afterAll(() => site.stop());

  async function arrived(): Promise<number> {
    const { json } = await site.get(host, ARRIVED);
    return Number(textAt(json, 'arrived'));
  }

  test('ends every request that waits, which says whether it may have been done', async () => {
    await platform.fault({ path: 'v1/user/me', delayMs: SLOW });
    await platform.fault({ host: 'data', delayMs: SLOW });
    const before = await arrived();
    const body = { name: 'Budi', email: 'budi@contoh.id', amount: 10_000 };
    const some = Array.from({ length: 8 });
    const changes = some.map(() => site.post(host, DONATIONS, { body }));
    const reads = some.map(() => site.get(host, ME, signedIn));
    await expect.poll(arrived).toBe(before + changes.length + reads.length);
    const panicked = await site.get(host, PANIC);
    for (const change of [panicked, ...(await Promise.all(changes))]) {
      expectFault(change, 500);
      expect(change.text).toContain('mungkin sudah diproses');
    }
    for (const read of await Promise.all(reads)) {
      expectFault(read, 500);
      expect(read.text).not.toContain('mungkin sudah diproses');
    }
    await platform.heal();
    await expectWhole(site);
  });

  test('shows who navigates the site’s own screen', async () => {
    await platform.fault({ path: 'v1/class/*', delayMs: SLOW });
    const before = await arrived();
    // It waits for the lists of classes.
    const map = site.get(host, '/sitemap.xml', navigation);
    await expect.poll(arrived).toBe(before + 1);
    await site.get(host, PANIC);
    const { status, text, headers } = await map;
    expect([status, headers['x-tenant']]).toEqual([500, 'alpha']);
    expect(bootOf(text)).toMatchObject({ status: 500 });
    await platform.heal();
  });

  test('leaves what is passed on natively alone', async () => {
    const data = 'x'.repeat(8 * 1024 * 1024);
    await platform.fault({ path: 'v1/user/me', body: { status: true, data } });
    const response = await site.open('GET', host, ME, { headers: signedIn });
    expect(response.statusCode).toBe(200);
    await site.get(host, PANIC);
    let text = '';
    for await (const chunk of response) text += chunk;
    expect(text).toHaveLength(JSON.stringify({ status: true, data }).length);
    await platform.heal();
  });

  test('is told once, with its place and without what it is about', async () => {
    site.logs.length = 0;
    await site.get(host, PANIC);
    const told = () => site.logs.filter((line) => line.startsWith('panic at '));
    await expect.poll(() => told().length).toBe(1);
    expect(told()[0]).toMatch(
      /^panic at \S+\.rs:\d+: called `Result::unwrap\(\)` on an `Err` value$/,
    );
    expect(site.logs.join('\n')).not.toContain(PANIC_SECRET);
  });
});
