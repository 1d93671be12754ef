import { describe, expect, it, test } from 'vitest';
import { contentOf, memoryStore } from './fake-storage';
import { mergeWork } from './merge-work';
import { markOf } from './owner-mark';
import { partOf } from './storage';
import { createWork } from './work-owner';

test('marks tell owners apart, and stay the same', () => {
  const ids = ['1', '2', '12', '21', '', 'a', 'sari@contoh.id', '\u{1F600}'];
  const marks = ids.map(markOf);
  expect(new Set(marks).size).toBe(ids.length);
  expect(ids.map(markOf)).toEqual(marks);
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-z]{1,11}$/);
  // A mark that changed would hide everybody's work for good.
  expect(markOf('1')).toBe('26h833gy154');
});

describe('the work in sight', () => {
  it('is nobody’s, then its owner’s, then nothing is written any more', () => {
    const store = memoryStore({ 'work:disc': '1', 'work-of:m7:disc': '7' });
    const work = createWork(store, partOf(store, 'work:'));
    expect(work.wasRead()).toBe(false);
    expect([work.owner(), work.get('disc'), work.wasRead()]).toEqual([null, '1', true]);
    work.turnTo('m7');
    expect([work.owner(), work.get('disc'), work.keys()]).toEqual(['m7', '7', ['disc']]);
    expect(work.set('gifts', '[]')).toBe('kept');
    work.close();
    expect(work.set('gifts', '[1]')).toBe('full');
    work.remove('disc');
    expect(contentOf(store)).toEqual({
      'work:disc': '1',
      'work-of:m7:disc': '7',
      'work-of:m7:gifts': '[]',
    });
  });
});

test.each<[string, string, string, string]>([
  ['notes:a', 'baru', 'lama', 'lama\n\nbaru'],
  ['notes:a', 'lama', 'lama dan baru', 'lama dan baru'],
  ['notes:a', 'lama dan baru', 'lama', 'lama dan baru'],
  ['chat:draft', '1', '2', '2\n\n1'],
  ['chat:draft:a', '1', '2', '2\n\n1'],
  ['course_progress', '{"a":["2"],"b":["1"]}', '{"a":["1","2"]}', '{"a":["2","1"],"b":["1"]}'],
  ['submissions', '[{"at":"2"}]', '[{"at":"1"}]', '[{"at":"2"},{"at":"1"}]'],
  ['draft:team', '{"a":"x"}', '{"a":"y","b":"z"}', '{"a":"x","b":"z"}'],
  ['podcast-place:1', '20', '90', '20'],
  ['disc', 'no JSON', '{}', 'no JSON'],
  ['odd', '{"__proto__":1}', '{}', '{"__proto__":1}'],
])('%s: %s joins %s', (key, moved, there, expected) => {
  expect(mergeWork(key, moved, there)).toBe(expected);
});
