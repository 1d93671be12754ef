/** An idea for a call while it is being written: kept as long as the tab, like all free text. */

import * as v from 'valibot';
import type { Post } from '../../api/post';
import { object } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import { dayAt, dayOf } from '../../core/wib';
import { formatRupiah } from '../../ui/format';

export interface Idea {
  /** What is supposed, as it ends "Kami menduga …". */
  readonly guess: string;
  /** How one will know that it is wrong. */
  readonly failure: string;
  /** Rupiah, as it was typed or moved. */
  readonly cost: number;
}

/** What a call pays for at most, in rupiah. */
export const MOST_COST = 5_000_000;

export const NO_IDEA: Idea = { guess: '', failure: '', cost: 1_500_000 };

const keyOf = (slug: string): string => `idea:${slug}`;

const stored = object({
  guess: v.fallback(v.string(), ''),
  failure: v.fallback(v.string(), ''),
  cost: v.fallback(v.pipe(v.number(), v.transform(possible)), NO_IDEA.cost),
});

/** The nearest cost that a call pays for. */
function possible(cost: number): number {
  return Math.min(MOST_COST, Math.max(0, cost));
}

/** What was written for the call with this slug. */
export function readIdea(store: LocalStore, slug: string): Idea {
  return readJson(store, keyOf(slug), stored) ?? NO_IDEA;
}

export function keepIdea(store: LocalStore, slug: string, idea: Idea): void {
  if (isBlank(idea)) store.remove(keyOf(slug));
  else writeJson(store, keyOf(slug), idea);
}

function isBlank({ guess, failure }: Idea): boolean {
  return guess.trim() === '' && failure.trim() === '';
}

/** So many letters each: longer ones would not fit on the form that they are handed in with. */
export const LONGEST_LINE = 350;

/** What is still to be written or to be shortened, in words; empty when it is whole. */
export function missing({ guess, failure }: Idea): string {
  if (guess.trim() === '') return 'Tulis dulu dugaanmu.';
  if (isTooLong(guess)) return 'Singkatkan dulu dugaanmu.';
  if (failure.trim() === '') return 'Sekarang tanda gagalnya.';
  return isTooLong(failure) ? 'Singkatkan dulu tanda gagalnya.' : '';
}

export function isTooLong(line: string): boolean {
  return [...line.trim()].length > LONGEST_LINE;
}

/** The idea as it is handed in. */
export function ideaText(call: Pick<Post, 'title'>, { guess, failure, cost }: Idea): string {
  return [
    `Gagasan untuk panggilan: ${call.title}`,
    `Dugaan: ${guess.trim()}`,
    `Tanda gagal: ${failure.trim()}`,
    `Biaya uji coba: ${formatRupiah(cost).replace(/\s/g, ' ')}`,
  ].join('\n');
}

/** The calls that still take ideas at `now` (Unix ms), the one that ends first in front. */
export function openCalls(posts: readonly Post[], now: number): readonly Post[] {
  const today = dayAt(now);
  return posts
    .filter(({ startDate }) => dayOf(startDate) >= today)
    .sort((a, b) => dayOf(a.startDate).localeCompare(dayOf(b.startDate)));
}
