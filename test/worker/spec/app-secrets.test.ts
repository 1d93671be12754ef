/** A tenant's own secret: sealed in the store, else in a variable, else everyone's (design section 5). */

import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { textAt } from '../../upstream/spec/harness';
import { openToken } from '../harness/app-token';
import { Platform } from '../harness/platform';
import { formerlySealed, sealedSecret } from '../harness/sealed-secret';
import { Site } from '../harness/site';
import { BREAK, breakingKv, CLOCK, hangingBindings, MEND } from '../harness/wrappers';

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

/** The secret that the next app session is asked for with; of the special domain behind `/pesilat`. */
async function shown(prefix: '' | '/pesilat' = ''): Promise<string> {
  await platform.forget();
  await site.get(host, `${prefix}/api/services/v1/authorizer/validate`);
  const [credential] = await platform.seen(generate);
  return textAt(openToken(credential?.headers.apptoken ?? ''), 'secret');
}

const put = async (value: string): Promise<void> =>
  (await site.kv()).put('app-secret:alpha', value);

test.each([
  ['sealed', sealedSecret],
  ['sealed the former way', formerlySealed],
])('the one that is %s comes first', async (_name, seal) => {
  site = await Site.start({ platform, vars });
  await put(seal(key, 'alpha', 'dari-penyimpanan'));
  expect(await shown()).toBe('dari-penyimpanan');
});

test.each([
  ['no record', ''],
  ['garbage', 'x'],
  ['a record of another tenant', sealedSecret(key, 'foundation', 'bukan-ini')],
  ['a record under another key', sealedSecret(other, 'alpha', 'bukan-ini')],
  ['a changed record', sealedSecret(key, 'alpha', 'bukan-ini').replace(/.$/, 'g')],
  ['a record that was cut', sealedSecret(key, 'alpha', 'bukan-ini').slice(0, -2)],
  ['a former record of another tenant', formerlySealed(key, 'foundation', 'bukan-ini')],
  ['a former record under another key', formerlySealed(other, 'alpha', 'bukan-ini')],
])('%s leaves the variable’s', async (_name, value) => {
  site = await Site.start({ platform, vars });
  if (value !== '') await put(value);
  expect(await shown()).toBe('dari-variabel');
});

test('without either it is everyone’s, also where the store hangs', async () => {
  for (const wrapper of [undefined, hangingBindings]) {
    site = await Site.start({ platform, ...(wrapper && { wrapper }) });
    expect(await shown()).toBe(everyones);
    if (wrapper === undefined) await site.stop();
  }
});

test('where the store has not answered, it is asked again by the next app session', async () => {
  site = await Site.start({ platform, vars, wrapper: breakingKv });
  await put(sealedSecret(key, 'alpha', 'dari-penyimpanan'));
  await site.get(host, BREAK);
  expect(await shown()).toBe('dari-variabel');
  await site.get(host, MEND);
  expect(await shown('/pesilat')).toBe('dari-penyimpanan');
});

test('while the store does not answer it is the last one', async () => {
  site = await Site.start({ platform, vars, wrapper: breakingKv });
  await put(sealedSecret(key, 'alpha', 'dari-penyimpanan'));
  expect(await shown()).toBe('dari-penyimpanan');
  await site.get(host, BREAK);
  await site.get(host, `${CLOCK}?ms=61000`);
  expect(await shown('/pesilat')).toBe('dari-penyimpanan');
});

test('one that was sealed before the key was changed opens with the previous key', async () => {
  const vars = { APP_TOKEN_KEY_PREVIOUS: other };
  site = await Site.start({ platform, vars });
  await put(sealedSecret(other, 'alpha', 'dari-kunci-lama'));
  expect(await shown()).toBe('dari-kunci-lama');
});

test('a new one is taken within a minute', async () => {
  site = await Site.start({ platform, vars });
  await put(sealedSecret(key, 'alpha', 'lama'));
  expect(await shown()).toBe('lama');
  await put(sealedSecret(key, 'alpha', 'baru'));
  await site.get(host, `${CLOCK}?ms=61000`);
  expect(await shown()).toBe('baru');
});

test('none is in any answer', async () => {
  site = await Site.start({ platform });
  const sealed = sealedSecret(key, 'alpha', everyones);
  await put(sealed);
  for (const path of ['/', '/login', '/_edge/health', '/api/services/v1/authorizer/validate']) {
    const whole = JSON.stringify(await site.get(host, path));
    for (const secret of [everyones, sealed])
      expect([path, whole.includes(secret)]).toEqual([path, false]);
  }
});
