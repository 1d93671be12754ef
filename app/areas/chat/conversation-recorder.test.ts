import { describe, expect, it } from 'vitest';
import { type ChatAnswer, type Conversation, emptyConversation } from './conversation';
import { firstMessageOf } from './conversation-recorder';

const answer = (text: string, messageId: string, status: ChatAnswer['status'] = 'streaming') => ({
  text,
  messageId,
  status,
  failure: null,
});

describe('a conversation’s first message', () => {
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
      told: { message_id: 'm', user_message: 'dua' },
    },
  ])('is told once both ids are there: $name', ({ state, told }) => {
    expect(firstMessageOf({ ...emptyConversation, ...state })).toEqual(told);
  });
});
