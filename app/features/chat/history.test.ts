import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../api/fake-storage';
import { type Conversation, emptyConversation, type Message } from './conversation';
import {
  addToHistory,
  entryToSave,
  type HistoryEntry,
  MOST_ENTRIES,
  readHistory,
  removeFromHistory,
} from './history';
import { readVotes, removeVotes, type Vote, writeVote } from './votes';

const NOW = new Date('2026-11-20T08:00:00Z');

const entry = (id: string): HistoryEntry => ({
  conversation_id: id,
  message_id: `m-${id}`,
  user_message: 'apa?',
  bot_message: 'itu',
  created_at: NOW.toISOString(),
});

const question = (text: string): Message => ({ role: 'user', key: 0, text });
const answer = (text: string, messageId: string): Message => ({
  role: 'bot',
  key: 1,
  text,
  messageId,
  status: 'streaming',
  failure: null,
});

describe('the local history', () => {
  it('keeps the newest first, each once, and forgets', () => {
    const store = memoryStore();
    for (const id of ['a', 'b', 'a']) addToHistory(store, entry(id));
    expect(readHistory(store)).toEqual([entry('b'), entry('a')]);
    removeFromHistory(store, 'b');
    expect(readHistory(store)).toEqual([entry('a')]);
  });

  it('lets the oldest go when it is full', () => {
    const store = memoryStore();
    for (let id = 0; id <= MOST_ENTRIES; id += 1) addToHistory(store, entry(String(id)));
    expect(readHistory(store)).toHaveLength(MOST_ENTRIES);
    expect(readHistory(store).at(-1)?.conversation_id).toBe('1');
  });

  it.each([
    { name: 'no JSON', stored: '{', left: 0 },
    { name: 'no list', stored: '{"a":1}', left: 0 },
    { name: 'one row without an id', stored: JSON.stringify([{}, entry('a'), 3]), left: 1 },
  ])('reads what is stored leniently: $name', ({ stored, left }) => {
    const store = memoryStore();
    store.set('chat:history', stored);
    expect(readHistory(store)).toHaveLength(left);
  });

  it.each<{ name: string; state: Partial<Conversation>; saved: Partial<HistoryEntry> | null }>([
    { name: 'nothing asked', state: {}, saved: null },
    {
      name: 'no conversation id',
      state: { messages: [question('apa?'), answer('i', 'm')] },
      saved: null,
    },
    {
      name: 'no message id',
      state: { conversationId: 'c', messages: [question('apa?'), answer('i', '')] },
      saved: null,
    },
    {
      name: 'saved already',
      state: {
        conversationId: 'c',
        isSaved: true,
        messages: [question('apa?'), answer('i', 'm')],
      },
      saved: null,
    },
    {
      name: 'both ids, the first answer having failed without',
      state: {
        conversationId: 'c',
        messages: [question('satu'), answer('', ''), question('dua'), answer('i', 'm')],
      },
      saved: {
        conversation_id: 'c',
        message_id: 'm',
        user_message: 'dua',
        bot_message: 'i',
        created_at: NOW.toISOString(),
      },
    },
  ])('saves once both ids are there: $name', ({ state, saved }) => {
    expect(entryToSave({ ...emptyConversation, ...state }, NOW)).toEqual(saved);
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
    store.set('chat:votes:c', '{"m":{"value":"sideways"}}');
    expect(readVotes(store, 'c')).toEqual({});
  });
});
