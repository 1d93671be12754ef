import { describe, expect, it, test } from 'vitest';
import { contentOf, memoryStore } from '../../core/fake-storage';
import type { LocalStore } from '../../core/storage';
import { exportOf, tracesOf } from './left-behind';
import { bringBack, enriched, type FileOwner, type Refusal, readWorkFile } from './work-file';

const SARI: FileOwner = { site: 'contoh.example', owner: 'abc' };
const GUEST: FileOwner = { site: 'contoh.example', owner: null };
const NOW = new Date(0);

const file = (change: object, data: object = { 'notes:a': 'satu' }) =>
  JSON.stringify({ format: 2, site: 'contoh.example', owner: null, data, ...change });

it('takes all of it along as one file, also what is not counted', () => {
  const work = memoryStore({ 'notes:a': 'satu', course_places: '{"x":{"at":1}}' });
  const traces = tracesOf({ work, session: memoryStore({ 'idea:b': '{"guess":"c"}' }) });
  expect(JSON.parse(exportOf(traces, SARI.site, NOW, SARI.owner))).toEqual({
    format: 2,
    site: 'contoh.example',
    owner: 'abc',
    exportedAt: '1970-01-01T00:00:00.000Z',
    data: { 'notes:a': 'satu', course_places: { x: { at: 1 } }, 'tab:idea:b': { guess: 'c' } },
  });
});

test.each<[string, string, FileOwner, Refusal]>([
  ['nothing', '', GUEST, 'broken'],
  ['no JSON', '{"format":2', GUEST, 'broken'],
  ['a list', '[]', GUEST, 'broken'],
  ['JSON of something else', '{"name":"x"}', GUEST, 'broken'],
  ['data that is no record', file({ data: [1] }), GUEST, 'broken'],
  ['a format that is no number', file({ format: 'dua' }), GUEST, 'broken'],
  ['a newer version', file({ format: 3 }), GUEST, 'newer'],
  ['another site', file({ site: 'lain.example' }), GUEST, 'site'],
  ['an account, for a guest', file({ owner: 'abc' }), GUEST, 'guest'],
  ['another account', file({ owner: 'xyz' }), SARI, 'owner'],
  ['nothing that is known', file({}, { rahasia: 1 }), GUEST, 'empty'],
  ['marks of one browser', file({}, { 'payout-key': { key: 'a', asked: 'b' } }), GUEST, 'empty'],
])('a file of %s is refused', (_name, text, here, why) =>
  expect(readWorkFile(text, here)).toBe(why),
);

test.each<[string, string, FileOwner, number]>([
  ['a guest takes theirs', file({}), GUEST, 0],
  ['who has signed in takes a guest’s', file({}), SARI, 0],
  ['an owner takes their own', file({ owner: 'abc' }), SARI, 0],
  [
    'one of before had no format and no owner',
    file({ format: undefined, owner: undefined }),
    SARI,
    0,
  ],
  ['what is not known is counted', file({}, { 'notes:a': 'x', rahasia: 1, gifts: 'x' }), GUEST, 2],
])('%s', (_name, text, here, unknown) => {
  const read = readWorkFile(text, here);
  expect(read).toMatchObject({ unknown, traces: { 'notes:a': expect.any(String) } });
});

it('keeps a draft of a file of before no longer than the tab', () => {
  const read = readWorkFile(file({ format: undefined }, { 'draft:team': { name: 'a' } }), GUEST);
  expect(read).toMatchObject({ traces: { 'tab:draft:team': { name: 'a' } } });
});

it('takes a database of this site, and of it what can be a record', () => {
  const stores = { texts: [['c-1', [{ message_id: 'm' }]], 'x', [1, 2]] };
  const databases = [
    { name: 'archive:contoh@contoh.example', stores },
    { name: 'archive:lain@lain.example', stores },
    'x',
  ];
  const read = readWorkFile(file({ databases }, {}), GUEST);
  expect(read).toMatchObject({
    databases: [
      {
        name: 'archive:contoh@contoh.example',
        stores: { texts: [['c-1', [{ message_id: 'm' }]]] },
      },
    ],
  });
});

describe('what is there stays', () => {
  test.each<[string, string, string | null, unknown, string]>([
    ['nothing was there', 'notes:a', null, 'baru', 'baru'],
    ['two notes', 'notes:a', 'lama', 'baru', 'lama\n\nbaru'],
    ['the same note', 'notes:a', 'lama', 'lama', 'lama'],
    ['a part of the note', 'notes:a', 'lama sekali', 'lama', 'lama sekali'],
    ['a longer note', 'notes:a', 'lama', 'lama sekali', 'lama sekali'],
    ['a note of before that looks like a number', 'notes:a', null, 12, '12'],
    ['a better result here', 'quiz:a', '4', 2, '4'],
    ['a better result there', 'quiz:a', '2', 4, '4'],
    [
      'chapters of two courses and of one',
      'course_progress',
      '{"x":["1"],"y":["2"]}',
      { x: ['2', '1'], z: ['3'] },
      '{"x":["1","2"],"z":["3"],"y":["2"]}',
    ],
    ['nothing new', 'course_progress', '{"x":["1"]}', { x: ['1'] }, '{"x":["1"]}'],
    [
      'one conversation, renamed here',
      'chat:history',
      '[{"conversation_id":"a","title":"sini"}]',
      [{ conversation_id: 'a', title: 'sana' }, { conversation_id: 'b' }],
      '[{"conversation_id":"a","title":"sini"},{"conversation_id":"b"}]',
    ],
    [
      'what was said, in its order',
      'chat:turns:a',
      '[{"message_id":"2","text":"sini"},{"message_id":"3"}]',
      [{ message_id: '1' }, { message_id: '2', text: 'sana' }],
      '[{"message_id":"1"},{"message_id":"2","text":"sini"},{"message_id":"3"}]',
    ],
    [
      'a test begun twice',
      'disc',
      '{"picks":[1,2],"at":1}',
      { picks: [3], at: 0 },
      '{"picks":[1,2],"at":1}',
    ],
    [
      'a draft',
      'draft:team',
      '{"name":"Satu"}',
      { name: 'Dua', size: '3' },
      '{"name":"Satu","size":"3"}',
    ],
    ['two plans', 'festival-plan', 'a b', 'b c', 'a b c'],
    ['what nobody can read here', 'gifts', 'rusak', [{ at: '1' }], '[{"at":"1"}]'],
  ])('%s', (_name, key, there, brought, expected) => {
    const next = enriched(key, there, brought);
    const read = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);
    expect(read(next)).toEqual(read(expected));
  });
});

it('brings a file back to where it came from, and again without a change', () => {
  const work = memoryStore({ 'notes:a': 'satu', 'quiz:b': '3', gifts: '[{"at":"1","code":"x"}]' });
  const session = memoryStore({ 'draft:account': '{"name":"Sari"}' });
  const text = exportOf(tracesOf({ work, session }), GUEST.site, NOW);
  const read = readWorkFile(text, GUEST);
  if (typeof read === 'string') throw new Error(read);
  const empty = { work: memoryStore(), session: memoryStore() };
  expect(bringBack(read, empty)).toEqual({ changed: 4, unkept: 0 });
  expect(contentOf(empty.work)).toEqual(contentOf(work));
  expect(contentOf(empty.session)).toEqual(contentOf(session));
  expect(bringBack(read, empty)).toEqual({ changed: 0, unkept: 0 });
});

it('says what there was no room for, and leaves what is there', () => {
  const full: LocalStore = { ...memoryStore({ 'notes:a': 'lama' }), set: () => 'full' };
  const read = readWorkFile(file({}), GUEST);
  if (typeof read === 'string') throw new Error(read);
  expect(bringBack(read, { work: full, session: full })).toEqual({ changed: 0, unkept: 1 });
  expect(full.get('notes:a')).toBe('lama');
});
