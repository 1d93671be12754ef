import { expect, it, test } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { countTraces, nounsOf, tracesOf, tracesText } from './left-behind';

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
    'what was said in conversations, and what is being written in some',
    {
      'chat:history': '[1,2]',
      'chat:turns:abc-1': '[{"message_id":"a"},{"message_id":"b"}]',
      'chat:of:a@b.c:turns:abc-2': '[{"message_id":"c"}]',
      'chat:draft:abc-1': 'Lalu',
      'chat:of:a@b.c:draft:abc-2': 'Dan',
      'chat:draft': 'Apa itu',
    },
    {},
    '3 tulisan yang belum terkirim, 2 percakapan',
  ],
  [
    'conversations that are not in the database, and changes of others',
    {
      'chat:unsaved:a': '{"created_at":"x"}',
      'chat:of:a@b.c:unsaved:b': '{"created_at":""}',
      'chat:unsaved:c': '{"title":"x"}',
      'chat:unsaved:d': '{',
      'chat:partitions': '["p"]',
      'chat:changed': '["1:a"]',
    },
    {},
    '2 percakapan',
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

it('counts the conversations of the database beside them', () => {
  expect(tracesText(countTraces({ 'chat:history': [1], 'notes:a': 'x' }, 4))).toBe(
    '1 catatan, 5 percakapan',
  );
});

it('names what was not kept, once each and without marks', () => {
  const keys = ['notes:a', 'notes:b', 'podcast-place:1', 'visit', 'draft:team', 'some-plan'];
  expect(nounsOf(keys)).toEqual(['catatan', 'tulisan yang belum terkirim', 'simpanan lain']);
  const said = ['chat:turns:a', 'chat:of:a@b.c:history', 'chat:draft:a', 'chat:of:a@b.c:votes:a'];
  expect(nounsOf(said)).toEqual(['percakapan', 'tulisan yang belum terkirim']);
});
