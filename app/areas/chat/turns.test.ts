import { describe, expect, it } from 'vitest';
import { contentOf, memoryStore } from '../../core/fake-storage';
import {
  itemsOf,
  keepTurns,
  MOST_OF_ALL,
  MOST_OF_ONE,
  readTurns,
  removeTurns,
  type Turn,
  turnUnderWay,
} from './turns';

const turn = (id: string, change: Partial<Turn> = {}): Turn => ({
  message_id: id,
  query: 'apa?',
  text: 'itu',
  is_whole: true,
  ...change,
});
const idsIn = (store: ReturnType<typeof memoryStore>, conversationId: string) =>
  readTurns(store, conversationId).map(({ message_id }) => message_id);

describe('what was said', () => {
  it('is kept once, the newest word of it, the oldest first', () => {
    const store = memoryStore();
    keepTurns(store, 'c', [turn('a'), turn('b', { text: 'i', is_whole: false })], ['c']);
    keepTurns(store, 'c', [turn('b'), turn('d')], ['c']);
    expect(readTurns(store, 'c')).toEqual([turn('a'), turn('b'), turn('d')]);
    removeTurns(store, 'c');
    expect(contentOf(store)).toEqual({});
  });

  it('makes room within a conversation, its oldest first', () => {
    const store = memoryStore();
    const long = 'a'.repeat(MOST_OF_ONE / 2 - 10);
    keepTurns(
      store,
      'c',
      ['a', 'b', 'd'].map((id) => turn(id, { text: long })),
      ['c'],
    );
    expect(idsIn(store, 'c')).toEqual(['b', 'd']);
    keepTurns(store, 'c', [turn('e', { text: 'a'.repeat(2 * MOST_OF_ONE) })], ['c']);
    expect(idsIn(store, 'c')).toEqual(['e']);
  });

  it('makes room among conversations, what was used longest ago first', () => {
    const store = memoryStore();
    const long = 'a'.repeat(MOST_OF_ONE - 10);
    const count = Math.floor(MOST_OF_ALL / MOST_OF_ONE) + 2;
    const ids = Array.from({ length: count }, (_, n) => `c${n}`);
    for (const id of ids) keepTurns(store, id, [turn('m', { text: long })], ids.toReversed());
    expect(idsIn(store, 'c0')).toEqual([]);
    expect(idsIn(store, `c${count - 1}`)).toEqual(['m']);
  });

  it.each<{ name: string; turns: Turn[]; stored: Turn[]; found: string | undefined }>([
    { name: 'nothing is kept', turns: [], stored: [turn('a')], found: undefined },
    { name: 'all has ended', turns: [turn('a')], stored: [], found: undefined },
    {
      name: 'the server does not tell of it',
      turns: [turn('a'), turn('b', { is_whole: false })],
      stored: [turn('a')],
      found: 'b',
    },
    {
      name: 'the server tells less of it',
      turns: [turn('b', { is_whole: false })],
      stored: [turn('b', { text: 'i' })],
      found: 'b',
    },
    {
      name: 'the server tells all of it',
      turns: [turn('b', { is_whole: false })],
      stored: [turn('b', { text: 'itu semua' })],
      found: undefined,
    },
  ])('tells what was under way: $name', ({ turns, stored, found }) => {
    expect(turnUnderWay(turns, itemsOf(stored))?.message_id).toBe(found);
  });

  it('that cannot be read is nothing', () => {
    expect(readTurns(memoryStore({ 'turns:c': '{' }), 'c')).toEqual([]);
  });
});
