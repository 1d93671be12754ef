/** What the specs' fixture takes for a personal value in a request line. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../harness/http';
import { linesWith } from '../harness/personal';
import { Platform } from '../harness/platform';
import { Site } from '../harness/site';

describe('a line', () => {
  const typed = ['Ayu Lestari', 'ayu@contoh.id', '0812-3456-7890', 'Kapan kelas dimulai? 100%'];

  test.each([
    ['/api/services/v1/a?name=Ayu+Lestari', true],
    ['/api/services/v1/a?name=ayu%20lestari', true],
    ['/Register?email=ayu%40contoh.id', true],
    ['/thanks/ayu@contoh.id', true],
    ['/data/a?phone=%2B6281234567890', true],
    ['/data/a?phone=0812%203456%207890', true],
    ['/data/a?q=Kapan+kelas+dimulai%3F+100%25', true],
    ['/data/a?q=%', false],
    ['/data/a?at=1764357600123', false],
    ['/Mentor/ayu-lestari', false],
    ['GET /services/v0/cms/app/request-demo?email=ayu%40contoh.id', false],
  ])('%s: %j', (line, expected) => {
    expect(linesWith(typed, [line])).toEqual(expected ? [line] : []);
  });
});

describe('a spec fails at its end', () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await Platform.start();
  });
  // Its stop is what is looked at.
  afterAll(() => platform.end());

  const typed = { name: 'Nama Bocor', email: 'bocor@contoh.id' };
  const leaking = 'bocor%40contoh.id';

  test.each<[string, () => Promise<unknown>]>([
    ['where the stand-in was asked so', () => send(platform.origin, 'GET', `/x?q=${leaking}`)],
    [
      'also where its log was emptied since',
      async () => {
        await send(platform.origin, 'GET', `/x?q=${leaking}`);
        await platform.forget();
      },
    ],
  ])('%s', async (_where, leak) => {
    const site = await Site.start({ platform });
    await site.post('alpha.example', '/Register', { body: typed });
    await leak();
    await site.stop();
    await expect(platform.stop()).rejects.toThrow('request lines with what a visitor has typed');
    platform = await Platform.start();
  });

  test.each([
    ['where a request was sent so', `/About?from=${leaking}`],
    ['where an answer leads on so', `//alpha.example/about?from=${leaking}`],
  ])('%s', async (_where, path) => {
    const site = await Site.start({ platform });
    await site.post('alpha.example', '/Register', { body: typed });
    await site.get('alpha.example', path);
    await expect(site.stop()).rejects.toThrow('request lines with what a visitor has typed');
  });
});
