import { describe, expect, it } from 'vitest';
import {
  type BotMessage,
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
  isActive,
  lastAnswer,
  unansweredQuestion,
} from './conversation';
import type { StreamEvent } from './stream-event';

const ask = (turn: number, query = 'apa?'): ConversationAction => ({ type: 'ask', turn, query });
const receive = (turn: number, event: StreamEvent): ConversationAction => ({
  type: 'receive',
  turn,
  event,
});
const piece = (text: string, conversationId = '', messageId = ''): StreamEvent => ({
  type: 'text',
  text,
  conversationId,
  messageId,
});
const failure = { message: 'rusak', statusCode: 502 };
const done: StreamEvent = { type: 'done' };

function run(actions: readonly ConversationAction[], from = emptyConversation): Conversation {
  return actions.reduce(conversationReducer, from);
}

type Expected = Partial<Pick<BotMessage, 'text' | 'status' | 'messageId' | 'failure'>>;

const cases: readonly { name: string; actions: ConversationAction[]; answer: Expected }[] = [
  { name: 'a question waits', actions: [ask(1)], answer: { text: '', status: 'waiting' } },
  {
    name: 'text is appended',
    actions: [ask(1), receive(1, piece('Ha')), receive(1, piece('lo'))],
    answer: { text: 'Halo', status: 'streaming' },
  },
  {
    name: 'ids alone do not begin the answer, and are kept',
    actions: [ask(1), receive(1, piece('', 'c', 'm')), receive(1, piece(''))],
    answer: { status: 'waiting', messageId: 'm' },
  },
  {
    name: 'the edge says the answer is whole',
    actions: [ask(1), receive(1, piece('Halo')), receive(1, done)],
    answer: { text: 'Halo', status: 'finished', failure: null },
  },
  {
    name: 'the edge says the answer broke',
    actions: [ask(1), receive(1, piece('Ha')), receive(1, { type: 'error', failure })],
    answer: { text: 'Ha', status: 'broken', failure },
  },
  {
    name: 'a body that ends without a word was cut',
    actions: [ask(1), receive(1, piece('Ha')), { type: 'end', turn: 1 }],
    answer: { text: 'Ha', status: 'broken' },
  },
  {
    name: 'a body without anything was cut too',
    actions: [ask(1), { type: 'end', turn: 1 }],
    answer: { text: '', status: 'broken' },
  },
  {
    name: 'the end after the last word changes nothing',
    actions: [ask(1), receive(1, done), { type: 'end', turn: 1 }],
    answer: { status: 'finished' },
  },
  {
    name: 'lines after the last word are ignored',
    actions: [ask(1), receive(1, piece('a')), receive(1, done), receive(1, piece('b'))],
    answer: { text: 'a', status: 'finished' },
  },
  {
    name: 'a request that failed',
    actions: [ask(1), { type: 'fail', turn: 1, failure }],
    answer: { status: 'failed', failure },
  },
  {
    name: 'a stream that failed after its first text',
    actions: [ask(1), receive(1, piece('a')), { type: 'fail', turn: 1, failure }],
    answer: { text: 'a', status: 'broken', failure },
  },
  {
    name: 'a stop is no error, and what comes later is ignored',
    actions: [
      ask(1),
      receive(1, piece('a')),
      { type: 'stop' },
      receive(1, piece('b')),
      { type: 'fail', turn: 1, failure },
    ],
    answer: { text: 'a', status: 'stopped', failure: null },
  },
  {
    name: 'a stop after the end changes nothing',
    actions: [ask(1), receive(1, done), { type: 'stop' }],
    answer: { status: 'finished' },
  },
  {
    name: 'asking again replaces the answer',
    actions: [ask(1), { type: 'fail', turn: 1, failure }, { type: 'ask-again', turn: 2 }],
    answer: { text: '', status: 'waiting', failure: null },
  },
  {
    name: 'the old stream says nothing into the new one',
    actions: [
      ask(1),
      { type: 'ask-again', turn: 2 },
      receive(1, piece('a')),
      receive(2, piece('b')),
    ],
    answer: { text: 'b', status: 'streaming' },
  },
  {
    name: 'a broken answer is recovered',
    actions: [
      ask(1),
      receive(1, { type: 'error', failure }),
      { type: 'recover', turn: 1, text: 'Halo', messageId: 'm' },
    ],
    answer: { text: 'Halo', status: 'finished', messageId: 'm', failure: null },
  },
  {
    name: 'an answer that is asked for again is not recovered',
    actions: [
      ask(1),
      { type: 'end', turn: 1 },
      { type: 'ask-again', turn: 2 },
      { type: 'recover', turn: 1, text: 'Halo', messageId: 'm' },
    ],
    answer: { text: '', status: 'waiting' },
  },
];

describe('conversationReducer', () => {
  it.each(cases)('$name', ({ actions, answer }) => {
    const state = run(actions);
    expect(lastAnswer(state)).toMatchObject(answer);
    expect(state.status).toBe(lastAnswer(state)?.status);
  });

  it('stops the answer before when another question is asked', () => {
    const state = run([
      ask(1, 'satu'),
      receive(1, piece('a')),
      ask(2, 'dua'),
      receive(1, piece('b')),
    ]);
    expect(state.messages.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'satu'],
      ['bot', 'a'],
      ['user', 'dua'],
      ['bot', ''],
    ]);
    expect(state.messages[1]).toMatchObject({ status: 'stopped' });
    expect(new Set(state.messages.map(({ key }) => key)).size).toBe(4);
  });

  it('keeps the conversation id over questions, and drops it when cleared', () => {
    const asked = run([ask(1), receive(1, piece('a', 'c', 'm')), receive(1, done), ask(2)]);
    expect(asked.conversationId).toBe('c');
    expect(run([{ type: 'clear' }], asked)).toEqual(emptyConversation);
  });

  it('has nothing to ask again at first', () => {
    expect(run([{ type: 'ask-again', turn: 1 }])).toBe(emptyConversation);
  });

  it('opens a stored conversation, which is saved already', () => {
    const exchanges = [
      { messageId: 'm', query: 'apa?', response: { value: 'itu' }, createdAt: '' },
    ];
    const state = run([{ type: 'open', conversationId: 'c', exchanges }]);
    expect(state).toMatchObject({ conversationId: 'c', status: 'finished', isSaved: true });
    expect(state.messages.map(({ text }) => text)).toEqual(['apa?', 'itu']);
    expect(isActive(state)).toBe(false);
  });

  it.each([
    { name: 'waiting', actions: [ask(1)], question: 'apa?' },
    { name: 'failed', actions: [ask(1), { type: 'fail', turn: 1, failure }], question: 'apa?' },
    { name: 'begun', actions: [ask(1), receive(1, piece('a'))], question: '' },
    { name: 'stopped', actions: [ask(1), { type: 'stop' }], question: '' },
    { name: 'nothing asked', actions: [], question: '' },
  ] satisfies { name: string; actions: ConversationAction[]; question: string }[])(
    'knows the question without an answer: $name',
    ({ actions, question }) => {
      expect(unansweredQuestion(run(actions))).toBe(question);
    },
  );
});
