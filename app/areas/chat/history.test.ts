import { describe, expect, it } from 'vitest';
import { contentOf, memoryStore } from '../../core/fake-storage';
import { partOf } from '../../core/storage';
import { LONGEST_QUESTION } from './ask';
import { type ChatAnswer, type Conversation, emptyConversation } from './conversation';
import {
  adoptHistory,
  changeEntry,
  firstAnswerOf,
  type HistoryEntry,
  LONGEST_KEPT,
  putEntry,
  readHistory,
  removeFromHistory,
} from './history';
import { MOST_CHARACTERS, MOST_ENTRIES, SHORTENED } from './history-room';
import { noteParent } from './parents';
import { readVotes, removeVotes, type Vote, writeVote } from './votes';

const NOW = '2026-11-20T08:00:00.000Z';

const entry = (id: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  conversation_id: id,
  message_id: `m-${id}`,
  user_message: 'apa?',
  bot_message: 'itu',
  is_shortened: false,
  created_at: NOW,
  updated_at: NOW,
  title: '',
  is_pinned: false,
  removed_at: '',
  ...change,
});

const put = (store = memoryStore(), ...entries: HistoryEntry[]) => {
  for (const { conversation_id, ...rest } of entries) putEntry(store, conversation_id, rest);
  return store;
};
const idsIn = (store: ReturnType<typeof memoryStore>) =>
  readHistory(store).map(({ conversation_id }) => conversation_id);

const answer = (text: string, messageId: string, status: ChatAnswer['status'] = 'streaming') => ({
  text,
  messageId,
  status,
  failure: null,
});

describe('the local history', () => {
  it('keeps what was used last first, each once, and forgets all that belongs to it', () => {
    const store = put(memoryStore(), entry('a'), entry('b'));
    putEntry(store, 'a', { updated_at: '2026-11-21T00:00:00Z' });
    expect(idsIn(store)).toEqual(['a', 'b']);
    writeVote(store, 'b', 'm-b', { value: 'up', reasons: [], comment: '' });
    noteParent(store, 'b', 'm-b', '');
    removeFromHistory(store, 'b');
    expect(Object.keys(contentOf(store))).toEqual(['history']);
  });

  it('changes only what is there', () => {
    const store = put(memoryStore(), entry('a'));
    expect(changeEntry(store, 'a', { title: 'Nama' })).toBe(true);
    expect(changeEntry(store, 'z', { title: 'Nama' })).toBe(false);
    expect(readHistory(store)).toEqual([entry('a', { title: 'Nama' })]);
  });

  it('lets what was used longest ago go when it is full, pinned last', () => {
    const store = memoryStore();
    const at = (id: number) => new Date(id * 1000).toISOString();
    putEntry(store, 'pinned', entry('pinned', { updated_at: at(0), is_pinned: true }));
    for (let id = 1; id <= MOST_ENTRIES; id += 1) {
      putEntry(store, String(id), entry(String(id), { updated_at: at(id) }));
    }
    expect(readHistory(store)).toHaveLength(MOST_ENTRIES);
    expect(idsIn(store).slice(-2)).toEqual(['2', 'pinned']);
  });

  it('shortens the longest old answers for four new ones, and loses none of 150 conversations', () => {
    const store = memoryStore();
    const at = (id: number) => new Date(id * 1000).toISOString();
    for (let id = 0; id < 150; id += 1) {
      const bot_message = 'kata '.repeat(id === 70 ? 8000 : 100);
      putEntry(store, String(id), entry(String(id), { bot_message, updated_at: at(id) }));
    }
    writeVote(store, '0', 'm-0', { value: 'up', reasons: [], comment: '' });
    const long = 'a'.repeat(LONGEST_KEPT);
    for (let id = 150; id < 154; id += 1) {
      putEntry(store, String(id), entry(String(id), { bot_message: long, updated_at: at(id) }));
    }
    const kept = readHistory(store);
    expect(kept).toHaveLength(154);
    expect(kept[0]).toMatchObject({ bot_message: long, is_shortened: false });
    const shortened = kept.filter(({ is_shortened }) => is_shortened);
    expect(shortened.map(({ conversation_id }) => conversation_id)).toEqual(['150']);
    expect(shortened[0]?.bot_message).toHaveLength(SHORTENED);
    expect(readVotes(store, '0')).toHaveProperty('m-0');
    expect(contentOf(store).history?.length).toBeLessThan(2 * MOST_CHARACTERS);
  });

  it('lets conversations go only when short answers have no room either, and pinned ones never', () => {
    const question = 'a'.repeat(LONGEST_QUESTION);
    const store = memoryStore();
    for (let id = 0; id < MOST_ENTRIES; id += 1) {
      const updated_at = new Date(id * 1000).toISOString();
      const change = { user_message: question, updated_at, is_pinned: id < 3 };
      putEntry(store, String(id), entry(String(id), change));
    }
    const kept = idsIn(store);
    expect(kept.slice(-3)).toEqual(['2', '1', '0']);
    expect(kept).toHaveLength(Math.floor(MOST_CHARACTERS / (LONGEST_QUESTION + 3)));
    expect(kept).not.toContain('3');
    expect(kept[0]).toBe(String(MOST_ENTRIES - 1));
  });

  it.each([
    { name: 'no JSON', stored: '{', left: 0 },
    { name: 'no list', stored: '{"a":1}', left: 0 },
    { name: 'one row without an id', stored: JSON.stringify([{}, entry('a'), 3]), left: 1 },
    {
      name: 'a row of an older version',
      stored: JSON.stringify([{ conversation_id: 'a', created_at: NOW }]),
      left: 1,
    },
  ])('reads what is stored leniently: $name', ({ stored, left }) => {
    const store = memoryStore({ history: stored });
    expect(readHistory(store)).toHaveLength(left);
    for (const found of readHistory(store)) expect(found.updated_at).toBe(NOW);
  });

  it('goes over to who has signed in', () => {
    const all = memoryStore();
    const [guest, own] = [partOf(all, 'chat:'), partOf(all, 'chat:of:sari:')];
    put(guest, entry('a'), entry('b'));
    writeVote(guest, 'a', 'm-a', { value: 'up', reasons: [], comment: '' });
    guest.set('conversation', 'a');
    put(own, entry('b', { title: 'Milik sendiri' }));
    adoptHistory(guest, own);
    expect(idsIn(own).toSorted()).toEqual(['a', 'b']);
    expect(readHistory(own).find(({ title }) => title !== '')?.conversation_id).toBe('b');
    expect(readVotes(own, 'a')).toHaveProperty('m-a');
    expect(own.get('conversation')).toBe('a');
    expect(guest.keys().filter((key) => !key.startsWith('of:'))).toEqual([]);
  });

  it.each<{ name: string; state: Partial<Conversation>; told: unknown }>([
    { name: 'nothing asked', state: {}, told: null },
    {
      name: 'no conversation id',
      state: { exchanges: [{ key: 0, parent: null, query: 'apa?', answer: answer('i', 'm') }] },
      told: null,
    },
    {
      name: 'no message id',
      state: {
        conversationId: 'c',
        exchanges: [{ key: 0, parent: null, query: 'apa?', answer: answer('i', '') }],
      },
      told: null,
    },
    {
      name: 'both ids, the first answer having failed without',
      state: {
        conversationId: 'c',
        exchanges: [
          { key: 0, parent: null, query: 'satu', answer: answer('', '', 'failed') },
          { key: 1, parent: 0, query: 'dua', answer: answer('i', 'm') },
        ],
      },
      told: { message_id: 'm', user_message: 'dua', bot_message: 'i', is_shortened: false },
    },
  ])('tells of a conversation once both ids are there: $name', ({ state, told }) => {
    expect(firstAnswerOf({ ...emptyConversation, ...state })?.tell() ?? null).toEqual(told);
  });
});

describe('votes', () => {
  const vote: Vote = { value: 'up', reasons: ['Jelas'], comment: '' };

  it('are kept by conversation, changed, withdrawn and removed', () => {
    const store = memoryStore();
    writeVote(store, 'c', 'm', vote);
    writeVote(store, 'c', 'n', vote);
    writeVote(store, 'd', 'm', vote);
    expect(writeVote(store, 'c', 'm', { ...vote, value: 'down' })).toEqual({
      m: { ...vote, value: 'down' },
      n: vote,
    });
    expect(writeVote(store, 'c', 'n', null)).toEqual({ m: { ...vote, value: 'down' } });
    removeVotes(store, 'c');
    expect(readVotes(store, 'c')).toEqual({});
    expect(readVotes(store, 'd')).toEqual({ m: vote });
  });

  it('that cannot be read are none', () => {
    const store = memoryStore();
    store.set('votes:c', '{"m":{"value":"sideways"}}');
    expect(readVotes(store, 'c')).toEqual({});
  });
});
