import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fakeGateway } from '../../../../api/fake-gateway';
import { createApp } from '../../../../core/app';
import { bootFixture } from '../../../../core/boot.fixture';
import { memoryStorage } from '../../../../core/fake-storage';
import { storeName } from '../../../../core/storage';
import { type EraseScope, eraseAll } from './erase-all';
import { sizeText } from './size-text';
import { foundInBoth, othersRecord, surveyOf } from './survey';

let [local, session] = [memoryStorage(), memoryStorage()];

beforeEach(() => {
  [local, session] = [memoryStorage(), memoryStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', { cookie: 'signed_in=1; hemat=0; _ga=a; lain=b' });
});

afterEach(() => vi.unstubAllGlobals());

/** A browser in which Sari is signed in, and others have been. */
function browser(status = 200) {
  const { fetch, seen } = fakeGateway({ status });
  const storage = { local: () => local, session: () => session };
  const app = createApp({ boot: bootFixture, fetch, storage });
  const site = storeName(app.boot.tenant);
  app.work.turnTo('sari');
  const kept = {
    [`${site}:work-of:sari:notes:a`]: 'satu',
    [`${site}:work-of:budi:notes:b`]: 'rahasia',
    [`${site}:work:gifts`]: '[{},{}]',
    [`${site}:owner`]: 'sari',
    [`${site}:app-version`]: '1',
    'lain@lain.example:work:notes:c': 'di situs lain',
    'react-router-scroll-positions': '{}',
  };
  for (const [key, value] of Object.entries(kept)) local.setItem(key, value);
  session.setItem(`${site}:draft:account`, '{"name":"Sari"}');
  session.setItem(`${site}:away:budi:draft:account`, '{"name":"Budi"}');
  return { app, seen, site };
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').sort();

it('counts what is the visitor’s, and tells nothing of others’ but how much it is', async () => {
  const { app } = browser();
  const { parts, others, cookies } = await surveyOf(app);
  const told = parts.map(({ noun, count }) => `${count} ${noun}`);
  expect(told).toEqual(
    expect.arrayContaining(['1 catatan', '2 niat donasi', '1 tulisan yang belum terkirim']),
  );
  expect(JSON.stringify(parts)).not.toContain('rahasia');
  expect(others.count).toBe(3);
  expect(cookies).toEqual(['signed_in', 'hemat', '_ga']);
});

describe('a record of a database', () => {
  test.each<[string, string, unknown, boolean]>([
    ['another site’s', 'archive:lain@lain.example', 'c-1', true],
    ['one that another’s history lists', 'archive', 'c-budi', true],
    ['one that both list', 'archive', 'c-both', false],
    ['one that nobody lists', 'archive', 'c-nobody', false],
    ['a key that names another', 'archive', 'work-of:budi:x', true],
    ['a key that is no text', 'archive', 7, false],
    ['a conversation of another’s', 'conversations:x', 'p-budi:c-1', true],
    ['a conversation of one’s own', 'conversations:x', 'p-sari:c-budi', false],
    ['a conversation of nobody', 'conversations:x', 'p-lost:c-1', false],
  ])('%s', (_name, database, key, expected) => {
    const { app, site } = browser();
    const list = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ conversation_id: id })));
    local.setItem(`${site}:work-of:budi:chat:history`, list('c-budi', 'c-both'));
    local.setItem(`${site}:work-of:sari:chat:history`, list('c-both'));
    local.setItem(`${site}:work-of:budi:chat:of:x:partitions`, '["p-budi"]');
    local.setItem(`${site}:work-of:sari:chat:partitions`, '["p-sari"]');
    expect(othersRecord(foundInBoth(app), app)(database, key)).toBe(expected);
  });
});

describe('erasing', () => {
  test.each<[EraseScope, (site: string) => string[]]>([
    [
      'mine',
      (site) => [`${site}:visit`, `${site}:work-of:budi:notes:b`, 'lain@lain.example:work:notes:c'],
    ],
    ['all', (site) => [`${site}:visit`]],
  ])('%s', async (scope, expected) => {
    const { app, seen, site } = browser();
    expect(await eraseAll(app, scope, new Date(5))).toBe(true);
    expect(seen.map(({ path }) => path)).toEqual(['/session/logout?of=everything']);
    expect(keysOf(local)).toEqual(expected(site).sort());
    // What this page still does is written down nowhere.
    app.work.set('notes:a', 'lagi');
    expect(keysOf(local)).toEqual(expected(site).sort());
  });

  it('changes nothing while the edge cannot be reached', async () => {
    const { app } = browser(503);
    const before = keysOf(local);
    expect(await eraseAll(app, 'all', new Date(5))).toBe(false);
    expect(keysOf(local)).toEqual(before);
  });
});

test.each([
  [0, '0 B'],
  [312, '312 B'],
  [4300, '4,2 KB'],
  [2048, '2 KB'],
  [1_363_149, '1,3 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
