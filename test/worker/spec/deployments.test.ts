/** Two versions of the worker that run side by side, as while one is rolled out. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';
import { version } from '../harness/wrappers';

const host = 'alpha.example';
const path = '/api/services/v1/class/recent';
/** The platform's cache and store, which versions have in common. */
const folder = mkdtempSync(join(tmpdir(), 'deployments-'));

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a version says of itself, and where it has an answer from. */
async function ask(id: string): Promise<[unknown, string | undefined]> {
  const site = await Site.start({ platform, kvFolder: folder, wrapper: version(id) });
  const { json } = await site.get(host, '/_edge/health');
  const { headers } = await site.get(host, path);
  await expect.poll(async () => (await site.get(host, path)).headers['x-edge-cache']).toBe('hit');
  await site.stop();
  return [json, headers['x-edge-cache']];
}

test('a version is told by health, and gives nothing that another one has kept', async () => {
  for (const [id, expected] of [
    ['lama-1', 'miss'],
    ['baru-2', 'miss'],
    ['lama-1', 'hit'],
  ] as const) {
    const [health, cache] = await ask(id);
    expect(health).toMatchObject({ deployment: { id, tag: 'uji' } });
    expect([id, cache]).toEqual([id, expected]);
  }
});
