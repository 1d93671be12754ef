import { describe, expect, it } from 'vitest';
import {
  type ChatAnswer,
  type Conversation,
  type ConversationAction,
  conversationReducer,
  currentExchange,
  emptyConversation,
  isActive,
  shownExchanges,
  unansweredQuestion,
  versionsOf,
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
const again = (turn: number, key: number, query?: string): ConversationAction => ({
  type: 'ask-again',
  turn,
  key,
  ...(query && { query }),
});
const failure = { message: 'rusak', statusCode: 502 };
const done: StreamEvent = { type: 'done' };

function run(actions: readonly ConversationAction[], from = emptyConversation): Conversation {
  return actions.reduce(conversationReducer, from);
}

type Expected = Partial<Pick<ChatAnswer, 'text' | 'status' | 'messageId' | 'failure'>>;

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
    name: 'an answer with a piece lost is not whole, though its end is said',
    actions: [ask(1), receive(1, piece('Ha')), receive(1, { type: 'lost' }), receive(1, done)],
    answer: { text: 'Ha', status: 'broken' },
  },
  {
    name: 'an answer with a piece lost is mended',
    actions: [
      ask(1),
      receive(1, piece('Ha')),
      receive(1, { type: 'lost' }),
      receive(1, done),
      { type: 'recover', turn: 1, text: 'Halo', messageId: 'm' },
    ],
    answer: { text: 'Halo', status: 'finished', failure: null },
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
    name: 'asking again takes the place of an answer that never came',
    actions: [ask(1), { type: 'fail', turn: 1, failure }, again(2, 0)],
    answer: { text: '', status: 'waiting', failure: null },
  },
  {
    name: 'the old stream says nothing into the new one',
    actions: [ask(1), again(2, 0), receive(1, piece('a')), receive(2, piece('b'))],
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
      again(2, 0),
      { type: 'recover', turn: 1, text: 'Halo', messageId: 'm' },
    ],
    answer: { text: '', status: 'waiting' },
  },
];

describe('conversationReducer', () => {
  it.each(cases)('$name', ({ actions, answer }) => {
    const state = run(actions);
    expect(currentExchange(state)?.answer).toMatchObject(answer);
    expect(state.status).toBe(currentExchange(state)?.answer.status);
  });

  it('stops the answer before when another question is asked', () => {
    const state = run([
      ask(1, 'satu'),
      receive(1, piece('a')),
      ask(2, 'dua'),
      receive(1, piece('b')),
    ]);
    expect(textsOf(state)).toEqual(['satu: a', 'dua: ']);
    expect(state.exchanges[0]?.answer.status).toBe('stopped');
  });

  it('keeps the answer that was there when a question is asked again, or in other words', () => {
    const answered = [ask(1, 'satu'), receive(1, piece('a', 'c', 'm')), receive(1, done)];
    const next = [ask(2, 'dua'), receive(2, piece('b')), receive(2, done)];
    const state = run([...answered, ...next, again(3, 0), receive(3, piece('A'))]);
    expect(textsOf(state)).toEqual(['satu: A']);
    const first = state.exchanges[0];
    expect(first && versionsOf(state, first)).toEqual([0, 2]);

    const back = run([{ type: 'choose', key: 0 }], state);
    expect(textsOf(back)).toEqual(['satu: a', 'dua: b']);
    const edited = run([again(4, 0, 'lain'), receive(4, piece('z'))], back);
    expect(textsOf(edited)).toEqual(['lain: z']);
    expect(first && versionsOf(edited, first)).toEqual([0, 2, 3]);
    // What follows is told of the branch that is shown.
    expect(textsOf(run([ask(5, 'terus')], back))).toEqual(['satu: a', 'dua: b', 'terus: ']);
  });

  it('goes on streaming while another version is looked at', () => {
    const state = run([
      ask(1, 'satu'),
      receive(1, piece('a')),
      receive(1, done),
      again(2, 0),
      { type: 'choose', key: 0 },
      receive(2, piece('b')),
    ]);
    expect(textsOf(state)).toEqual(['satu: a']);
    expect(currentExchange(state)?.answer.text).toBe('b');
  });

  it('keeps the conversation id over questions, and drops it when cleared', () => {
    const asked = run([ask(1), receive(1, piece('a', 'c', 'm')), receive(1, done), ask(2)]);
    expect(asked.conversationId).toBe('c');
    expect(run([{ type: 'clear' }], asked)).toEqual(emptyConversation);
  });

  it('has nothing to ask again at first', () => {
    expect(run([again(1, 0)])).toBe(emptyConversation);
  });

  it('opens a stored conversation, and puts older messages before it', () => {
    const opened = run([
      { type: 'open', conversationId: 'c', items: [item('3'), item('4')], parents: {} },
    ]);
    expect(opened).toMatchObject({ conversationId: 'c', status: 'finished', turn: 0 });
    expect(isActive(opened)).toBe(false);
    // A page may hold again what is there already.
    const items = [item('1'), item('2'), item('3')];
    const whole = run([{ type: 'older', items, parents: {} }], opened);
    expect(textsOf(whole)).toEqual(['q1: a1', 'q2: a2', 'q3: a3', 'q4: a4']);
    expect(new Set(whole.exchanges.map(({ key }) => key)).size).toBe(4);
    expect(textsOf(run([ask(1, 'q5')], whole)).at(-1)).toBe('q5: ');
  });

  it('is told that nobody may read the whole of a broken answer without signing in', () => {
    const refused = { message: 'masuk', statusCode: 401 };
    const state = run([
      ask(1),
      receive(1, piece('a')),
      { type: 'end', turn: 1 },
      { type: 'refuse', turn: 1, failure: refused },
    ]);
    expect(currentExchange(state)?.answer).toMatchObject({ status: 'broken', failure: refused });
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

const item = (id: string) => ({
  messageId: `m${id}`,
  query: `q${id}`,
  response: { value: `a${id}` },
  createdAt: '',
});

function textsOf(state: Conversation): string[] {
  return shownExchanges(state).map(({ query, answer }) => `${query}: ${answer.text}`);
}
