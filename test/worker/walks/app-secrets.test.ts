/** An operator seals tenants' secrets, and seals them anew: `npm run tenant -- secret` and `-- reseal`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { tenant } from '../harness/operator';
import { Platform } from '../harness/platform';
import { formerlySealed } from '../harness/sealed-secret';
import { Site } from '../harness/site';

const generate = 'services/v1/authorizer/token/generate';
const host = 'alpha.example';
const { APP_TOKEN_KEY: key = '', APP_SECRET: everyones = '' } = inject('vars');
const other = 'ab'.repeat(32);
const vars = { APP_SECRETS: '{"alpha":"dari-variabel"}' };

let platform: Platform;
let site: Site;
beforeAll(async () => {
  platform = await Platform.start();
});
afterAll(() => platform.stop());
beforeEach(() => platform.forget());
afterEach(() => site.stop());

/** The secret that the next app session is asked for with. */
async function shown(): Promise<string> {
  await platform.forget();
  await site.get(host, '/api/services/v1/authorizer/validate');
  const [credential] = await platform.seen(generate);
  return textAt(openToken(credential?.headers.apptoken ?? ''), 'secret');
}

const put = async (value: string): Promise<void> =>
  (await site.kv()).put('app-secret:alpha', value);

test('an operator brings what was sealed the former way into the form of today', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const inStore = ['--folder', folder];
  const stored = async (value?: string): Promise<string | null> => {
    site = await Site.start({ platform, kvFolder: join(folder, 'v3'), vars });
    if (value !== undefined) await put(value);
    const now = await (await site.kv()).get('app-secret:alpha');
    if (value === undefined) expect(await shown()).toBe('dari-dulu');
    await site.stop();
    return now;
  };
  await stored(formerlySealed(other, 'alpha', 'dari-dulu'));
  const refused = await tenant(['reseal', ...inStore]);
  expect([refused.code, refused.told]).toEqual([
    1,
    expect.stringContaining('alpha: does not open with APP_TOKEN_KEY'),
  ]);

  await stored(formerlySealed(key, 'alpha', 'dari-dulu'));
  for (const told of ['1 of 1 secrets', '0 of 1 secrets']) {
    const done = await tenant(['reseal', ...inStore]);
    expect([done.code, done.told]).toEqual([0, expect.stringContaining(told)]);
  }
  expect(await stored()).toMatch(/^v2:[0-9a-f]{24}:[0-9a-f]+$/);
  rmSync(folder, { recursive: true, force: true });
});

test('an operator seals one, and seals it anew when the key is changed', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const inStore = ['--folder', folder];
  const kvFolder = join(folder, 'v3');
  const works = async (vars: Record<string, string>): Promise<number> => {
    site = await Site.start({ platform, kvFolder, vars });
    const { status } = await site.get(host, '/api/services/v1/authorizer/validate');
    await site.stop();
    return status;
  };
  const wrong = { APP_SECRETS: '{"alpha":"salah"}' };
  expect(await works(wrong)).toBe(502);

  const unknown = await tenant(['secret', 'tak-ada', ...inStore], { input: everyones });
  expect([unknown.code, unknown.told]).toEqual([
    1,
    expect.stringContaining('tak-ada is no tenant'),
  ]);
  const sealing = await tenant(['secret', 'alpha', ...inStore], { input: `${everyones}\n` });
  expect([sealing.code, sealing.told.includes(everyones)]).toEqual([0, false]);
  expect(await works(wrong)).toBe(200);

  const env = { APP_TOKEN_KEY: other, APP_TOKEN_KEY_PREVIOUS: key };
  const anew = await tenant(['reseal', ...inStore], { env });
  expect([anew.code, anew.told]).toEqual([0, expect.stringContaining('1 of 1 secrets')]);
  expect(anew.told).toContain('opened with APP_TOKEN_KEY_PREVIOUS alone');
  await platform.keys(other);
  // The app session of before is left out: it must be asked for once more.
  await platform.revoke();
  expect(await works({ ...wrong, APP_TOKEN_KEY: other })).toBe(200);
  await platform.keys();
  rmSync(folder, { recursive: true, force: true });
});
