import { describe, expect, it } from 'vitest';
import {
  MOST_CONVERSATIONS,
  planRoom,
  SHORTENED,
  shortenTurns,
  type WeighedConversation,
} from './conversation-room';

const one = (id: string, change: Partial<WeighedConversation> = {}): WeighedConversation => ({
  conversation_id: id,
  is_pinned: false,
  size: 0,
  long: [],
  ...change,
});
const holding = (id: string, ...long: number[]) =>
  one(id, { size: long.reduce((sum, length) => sum + length, 0), long });
const pinned = (conversation: WeighedConversation) => ({ ...conversation, is_pinned: true });

describe('room for conversations', () => {
  it.each<{
    name: string;
    all: WeighedConversation[];
    most: number;
    shorten: Record<string, number>;
    remove: string[];
  }>([
    { name: 'nothing', all: [], most: 10, shorten: {}, remove: [] },
    {
      name: 'all of it',
      all: [holding('a', 5000), holding('b', 5000)],
      most: 10_000,
      shorten: {},
      remove: [],
    },
    {
      name: 'the longest answers first, wherever they are',
      all: [holding('a', 2000), holding('b', 3000, 9000), holding('c', 8000, 2000)],
      most: 10_000,
      shorten: { b: 1, c: 1 },
      remove: [],
    },
    {
      name: 'the conversation that was used last never',
      all: [holding('a', 90_000), holding('b', 2000)],
      most: 50_000,
      shorten: {},
      remove: ['b'],
    },
    {
      name: 'pinned answers after all others',
      all: [holding('a', 0), pinned(holding('b', 9000)), holding('c', 2000)],
      most: 10_500,
      shorten: { c: 1 },
      remove: [],
    },
    {
      name: 'pinned answers too, where it must be, and never the conversation',
      all: [holding('a', 0), pinned(holding('b', 9000)), pinned(one('c', { size: 900 }))],
      most: 500,
      shorten: { b: 1 },
      remove: [],
    },
    {
      name: 'what was used longest ago, once short answers have no room either',
      all: ['a', 'b', 'c', 'd'].map((id) => one(id, { size: 900 })),
      most: 2000,
      shorten: {},
      remove: ['d', 'c'],
    },
  ])('is made: $name', ({ all, most, shorten, remove }) => {
    const plan = planRoom(all, most);
    expect(Object.fromEntries(plan.shorten)).toEqual(shorten);
    expect(plan.remove).toEqual(remove);
  });

  it('is made among too many, pinned ones staying', () => {
    const all = Array.from({ length: MOST_CONVERSATIONS + 2 }, (_, n) => one(`c${n}`));
    const last = all.length - 1;
    const plan = planRoom(all.map((each, n) => (n === last ? pinned(each) : each)));
    expect(plan.remove).toEqual([`c${last - 1}`, `c${last - 2}`]);
  });
});

it('leaves the beginnings of the longest answers, and answers on their way', () => {
  const turn = (message_id: string, length: number, is_whole = true) => ({
    message_id,
    query: 'apa?',
    text: 'a'.repeat(length),
    is_whole,
    is_shortened: false,
  });
  const turns = [turn('a', 2000), turn('b', 5000), turn('c', 9000, false), turn('d', 10)];
  const shortened = shortenTurns(turns, 1);
  expect(shortened.map(({ text }) => text.length)).toEqual([2000, SHORTENED, 9000, 10]);
  expect(shortened.map(({ is_shortened }) => is_shortened)).toEqual([false, true, false, false]);
  expect(shortenTurns(shortened, 5).map(({ text }) => text.length)).toEqual([
    SHORTENED,
    SHORTENED,
    9000,
    10,
  ]);
});
