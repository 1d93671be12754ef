import { describe, expect, it } from 'vitest';
import { itemsOf, joinTurns, MOST_OF_ONE, type Turn, turnUnderWay } from './turns';

const turn = (id: string, change: Partial<Turn> = {}): Turn => ({
  message_id: id,
  query: 'apa?',
  text: 'itu',
  is_whole: true,
  is_shortened: false,
  ...change,
});
const idsIn = (turns: readonly Turn[]) => turns.map(({ message_id }) => message_id).join('');

describe('what was said', () => {
  it.each([
    { name: 'one after the other', before: 'ab', news: 'd', joined: 'abd' },
    { name: 'twice', before: 'ab', news: 'ab', joined: 'ab' },
    { name: 'from before what is there', before: 'cd', news: 'abcd', joined: 'abcd' },
    { name: 'the end of it', before: 'abc', news: 'cd', joined: 'abcd' },
    { name: 'with a part left out', before: 'ab', news: 'ac', joined: 'abc' },
    { name: 'in two tabs at a time', before: 'abx', news: 'aby', joined: 'abxy' },
    { name: 'for the first time', before: '', news: 'ab', joined: 'ab' },
    { name: 'and nothing new', before: 'ab', news: '', joined: 'ab' },
    { name: 'with a message that comes twice', before: 'aab', news: 'b', joined: 'ab' },
  ])('is kept once and in its order: $name', ({ before, news, joined }) => {
    const [old, later] = [before, news].map((ids) => [...ids].map((id) => turn(id)));
    expect(idsIn(joinTurns(old ?? [], later ?? []))).toBe(joined);
  });

  const broken = { text: 'it', is_whole: false };
  const short = { text: 'i', is_shortened: true };
  it.each<{ name: string; before: Partial<Turn>; later: Partial<Turn>; kept: Partial<Turn> }>([
    {
      name: 'more of it',
      before: broken,
      later: { text: 'itu', is_whole: false },
      kept: { text: 'itu' },
    },
    {
      name: 'less of it',
      before: { text: 'itu', is_whole: false },
      later: broken,
      kept: { text: 'itu' },
    },
    {
      name: 'the whole',
      before: broken,
      later: { text: 'x' },
      kept: { text: 'x', is_whole: true },
    },
    {
      name: 'a part of the whole',
      before: {},
      later: broken,
      kept: { text: 'itu', is_whole: true },
    },
    { name: 'a beginning of the whole', before: {}, later: short, kept: { is_shortened: false } },
    { name: 'the whole of a beginning', before: short, later: {}, kept: { is_shortened: false } },
    { name: 'another whole', before: {}, later: { text: 'lain' }, kept: { text: 'lain' } },
  ])('has of an answer what there is more of: $name', ({ before, later, kept }) => {
    expect(joinTurns([turn('a', before)], [turn('a', later)])).toMatchObject([kept]);
  });

  it('makes room within a conversation, its oldest first', () => {
    const text = 'a'.repeat(MOST_OF_ONE / 2 - 10);
    const three = ['a', 'b', 'd'].map((id) => turn(id, { text }));
    expect(idsIn(joinTurns([], three))).toBe('bd');
    const long = turn('e', { text: 'a'.repeat(2 * MOST_OF_ONE) });
    expect(idsIn(joinTurns(three, [long]))).toBe('e');
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
});
