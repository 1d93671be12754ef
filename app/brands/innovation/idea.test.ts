import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postItem } from '../../api/post';
import { memoryStore } from '../../core/fake-storage';
import {
  type Idea,
  ideaText,
  keepIdea,
  MOST_COST,
  missing,
  NO_IDEA,
  openCalls,
  readIdea,
} from './idea';

const whole: Idea = { guess: ' bel cukup ', failure: 'tidak terdengar', cost: 45_000 };

describe('an idea', () => {
  it('comes back to its own call alone', () => {
    const store = memoryStore();
    keepIdea(store, 'sungai', whole);
    expect(readIdea(store, 'sungai')).toEqual(whole);
    expect(readIdea(store, 'obat')).toEqual(NO_IDEA);
    keepIdea(store, 'sungai', { ...whole, guess: ' ', failure: '' });
    expect(store.keys()).toEqual([]);
  });

  it.each([
    ['no JSON', '{', NO_IDEA],
    [
      'a cost beyond the most',
      '{"guess":"a","cost":9000000}',
      { ...NO_IDEA, guess: 'a', cost: MOST_COST },
    ],
    ['a cost that is none', '{"failure":"b","cost":"1"}', { ...NO_IDEA, failure: 'b' }],
  ])('%s', (_name, text, idea) => {
    const store = memoryStore();
    store.set('idea:x', text);
    expect(readIdea(store, 'x')).toEqual(idea);
  });

  it.each([
    [NO_IDEA, /dugaan/],
    [{ ...whole, failure: ' ' }, /tanda gagal/],
    [whole, /^$/],
    [{ ...whole, guess: 'a'.repeat(351) }, /Singkatkan dulu dugaanmu/],
    [
      { ...whole, guess: '🌱'.repeat(350), failure: `${'a'.repeat(351)} ` },
      /Singkatkan dulu tanda/,
    ],
    [{ ...whole, failure: ` ${'a'.repeat(350)} ` }, /^$/],
  ])('%j lacks something', (idea, text) => expect(missing(idea)).toMatch(text));

  it('is handed in as four lines', () => {
    expect(ideaText({ title: 'Obat' }, whole)).toBe(
      'Gagasan untuk panggilan: Obat\nDugaan: bel cukup\nTanda gagal: tidak terdengar\nBiaya uji coba: Rp 45.000',
    );
  });
});

it('shows calls that still take ideas, the next end first', () => {
  const call = (slug: string, startDate: string) =>
    v.parse(postItem, { id: slug, slug, title: slug, startDate });
  const posts = [
    call('far', '2026-12-20'),
    call('over', '2026-11-21'),
    call('none', ''),
    call('today', '2026-11-22'),
  ];
  const found = openCalls(posts, Date.parse('2026-11-22T12:00:00+07:00'));
  expect(found.map(({ slug }) => slug)).toEqual(['today', 'far']);
});
