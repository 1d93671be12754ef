import { describe, expect, it } from 'vitest';
import type { HistoryItem } from '../../api/assistant';
import { foldItems, type Parents, underOlder } from './fold';

const item = (messageId: string, query: string): HistoryItem => ({
  messageId,
  query,
  response: { value: `jawaban ${messageId}` },
  createdAt: '',
});

/** "key<parent" of each exchange. */
const shape = (items: readonly HistoryItem[], parents: Parents = {}) =>
  foldItems(items, parents).map(({ key, parent }) => `${key}<${parent ?? '-'}`);

const rows = (...queries: string[]) => queries.map((query, at) => item(`m${at}`, query));

describe('stored messages', () => {
  it.each([
    { name: 'nothing', items: [], folded: [] },
    { name: 'one after the other', items: rows('a', 'b', 'c'), folded: ['0<-', '1<0', '2<1'] },
    { name: 'the first asked again', items: rows('a', 'a', 'b'), folded: ['0<-', '1<-', '2<1'] },
    {
      name: 'one asked three times',
      items: rows('a', 'b', 'b', 'b'),
      folded: ['0<-', '1<0', '2<0', '3<0'],
    },
    { name: 'the same later on', items: rows('a', 'b', 'a'), folded: ['0<-', '1<0', '2<1'] },
  ])('become versions where a question repeats: $name', ({ items, folded }) => {
    expect(shape(items)).toEqual(folded);
  });

  it.each<{ name: string; parents: Parents; folded: string[] }>([
    { name: 'edited at the beginning', parents: { m2: '' }, folded: ['0<-', '1<0', '2<-'] },
    { name: 'edited further on', parents: { m2: 'm0' }, folded: ['0<-', '1<0', '2<0'] },
    {
      name: 'a note of a message that is not there',
      parents: { m2: 'x' },
      folded: ['0<-', '1<0', '2<1'],
    },
    { name: 'a note of no message', parents: { constructor: '' }, folded: ['0<-', '1<0', '2<1'] },
  ])('stand where this browser has noted: $name', ({ parents, folded }) => {
    expect(shape(rows('a', 'b', 'c'), parents)).toEqual(folded);
  });

  it.each([
    { name: 'another question', last: 'b', parents: [null, -2, -1, 0] },
    { name: 'the same question', last: 'c', parents: [null, -2, -2, 0] },
  ])('older ones come before: $name', ({ last, parents }) => {
    const older = foldItems([item('x', 'a'), item('y', last)], {});
    const newer = foldItems([item('z', 'c'), item('w', 'd')], {});
    const joined = underOlder(older, newer);
    expect(joined.map(({ key }) => key)).toEqual([-2, -1, 0, 1]);
    expect(joined.map(({ parent }) => parent)).toEqual(parents);
  });

  it.each<{ name: string; parents: Parents; before: (number | null)[]; after: (number | null)[] }>([
    {
      name: 'to begin with',
      parents: { d: '' },
      before: [null, null],
      after: [null, -2, -1, null],
    },
    { name: 'further on', parents: { d: 'a' }, before: [null, 0], after: [null, -2, -1, -2] },
    {
      name: 'nobody knows where',
      parents: { d: '?' },
      before: [null, 0],
      after: [null, -2, -1, 0],
    },
    {
      name: 'first of its page',
      parents: { c: '' },
      before: [null, 0],
      after: [null, -2, null, 0],
    },
  ])('a question edited from before a page finds its place: $name', ({ parents, ...places }) => {
    const newer = foldItems([item('c', 'tiga'), item('d', 'lain')], parents);
    expect(newer.map(({ parent }) => parent)).toEqual(places.before);
    const older = foldItems([item('a', 'satu'), item('b', 'dua')], parents);
    expect(underOlder(older, newer).map(({ parent }) => parent)).toEqual(places.after);
  });

  it('a question that was edited looks for its place page by page', () => {
    const parents = { e: 'a' };
    const last = foldItems([item('d', 'empat'), item('e', 'lain')], parents);
    const two = underOlder(foldItems([item('b', 'dua'), item('c', 'tiga')], parents), last);
    const all = underOlder(foldItems([item('a', 'satu')], parents), two);
    const keyOf = (id: string) => all.find(({ answer }) => answer.messageId === id)?.key;
    expect(all.find(({ answer }) => answer.messageId === 'e')).toEqual(
      expect.objectContaining({ parent: keyOf('a') }),
    );
  });
});
