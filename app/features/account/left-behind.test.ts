import { expect, it, test } from 'vitest';
import { memoryStore } from '../../api/fake-storage';
import { countTraces, exportOf, nounsOf, tracesOf, tracesText } from './left-behind';

const told = (work: Record<string, string>, session: Record<string, string> = {}) =>
  tracesText(countTraces(tracesOf({ work: memoryStore(work), session: memoryStore(session) })));

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['nothing', {}, {}, ''],
  [
    'one of each that the question names',
    { 'notes:a': 'satu', 'notes:b': '2', 'notes:c': '{', course_progress: '{"x":["1","2"]}' },
    { 'draft:account': '{"name":"Sari"}' },
    '3 catatan, 2 kemajuan bab, 1 tulisan yang belum terkirim',
  ],
  [
    'conversations of guests and of who signed in to the assistant',
    { 'chat:history': '[1,2]', 'chat:of:a@b.c:history': '[3]', 'chat:draft': 'Apa itu' },
    {},
    '1 tulisan yang belum terkirim, 3 percakapan',
  ],
  [
    'marks alone',
    { course_places: '{}', 'podcast-place:1': '20', 'chat:who': '{}', 'chat:votes:1': '{}' },
    { 'page-load-logged': '1', 'assistant-open': '1', visit: '1' },
    '',
  ],
  ['emptied lists', { course_progress: '{"x":[]}', gifts: '[]', submissions: 'x' }, {}, ''],
  ['what a brand keeps', { 'some-plan': 'a b', 'some-best': '3' }, {}, '2 simpanan lain'],
])('%s', (_name, work, session, expected) => expect(told(work, session)).toBe(expected));

it('exports all of it as one file, also what is not counted', () => {
  const work = memoryStore({ 'notes:a': 'satu', course_places: '{"x":{"at":1}}' });
  const traces = tracesOf({ work, session: memoryStore({ 'idea:b': '{"guess":"c"}' }) });
  expect(JSON.parse(exportOf(traces, 'contoh.example', new Date(0)))).toEqual({
    site: 'contoh.example',
    exportedAt: '1970-01-01T00:00:00.000Z',
    data: { 'notes:a': 'satu', course_places: { x: { at: 1 } }, 'idea:b': { guess: 'c' } },
  });
});

it('names what was not kept, once each and without marks', () => {
  const keys = ['notes:a', 'notes:b', 'podcast-place:1', 'visit', 'draft:team', 'some-plan'];
  expect(nounsOf(keys)).toEqual(['catatan', 'tulisan yang belum terkirim', 'simpanan lain']);
});
