/** A panic is a trap of the module: it costs its own request, and the next one gets a new instance. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectFault } from '../harness/fault';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { DEFERRED_TRAP, TRAP, trapping } from '../harness/wrappers';

const host = 'alpha.example';

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
  site = await Site.start({ platform, wrapper: trapping });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

test.each([1, 2, 3])('time %i: the request after a trap is answered', async () => {
  expect((await site.get(host, TRAP)).status).toBe(500);
  const { status, text } = await site.get(host, '/');
  expect(status).toBe(200);
  expect(text).toContain('</html>');
  const { json } = await site.get(host, '/api/services/v1/class/recent');
  expect(json).toMatchObject({ status: true });
});

test.each([1, 2, 3])('time %i: a trap of what is loaded at need costs no more', async (time) => {
  const page = `/Class?time=${time}`;
  await site.get(host, page);
  const timing = async () => (await site.get(host, page)).headers['server-timing'];
  await expect.poll(timing).toBe('page;desc=kept');
  expectFault(await site.get(host, DEFERRED_TRAP), 500);
  expect((await site.post(host, '/session/logout')).status).toBe(200);
  expect(await timing()).toBe('page;desc=kept');
});

test('no module holds texts of panics', () => {
  const modules = inject('modules').filter(({ path }) => path.endsWith('.wasm'));
  const code = modules.map(({ path }) => readFileSync(path, 'latin1')).join('\n');
  expect(modules).toHaveLength(2);
  for (const text of ['panicked at', 'index out of bounds', 'already borrowed']) {
    expect(code).not.toContain(text);
  }
});
