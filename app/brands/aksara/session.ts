/** What is counted of a reading, and of a text that somebody brings. */

import { addDays, daysBetween } from '../../core/wib';
import { sentencesOf, syllablesOf, wordsOf } from '../rooms/library/words';
import { type Story, stories } from './stories';

/** The story of a day (`YYYY-MM-DD`): each in its turn. */
export function storyOf(day: string): Story {
  const number = daysBetween('1970-01-01', day) || 0;
  return stories[number % stories.length] ?? stories[0];
}

/** Words a minute; 0 before a second has gone by. */
export function paceOf(words: number, seconds: number): number {
  return seconds < 1 ? 0 : Math.round((words / seconds) * 60);
}

/** Days in a row up to today, or up to yesterday where today is still to come. */
export function streakOf(days: readonly string[], today: string): number {
  const read = new Set(days);
  let day = read.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; read.has(day); day = addDays(day, -1)) count += 1;
  return count;
}

/** Fewer words than this say nothing of how hard a text is. */
export const LEAST_WORDS = 25;

/** Syllables from which a word is a long one. */
const LONG = 4;

/** How hard a text is. */
export interface Measure {
  readonly words: number;
  readonly perSentence: number;
  /** Long words among a hundred. */
  readonly long: number;
  readonly level: string;
}

const LEVELS: readonly (readonly [below: number, name: string])[] = [
  [11, 'kelas 1–3 SD'],
  [17, 'kelas 4–6 SD'],
  [24, 'SMP'],
  [Number.POSITIVE_INFINITY, 'SMA ke atas'],
];

/**
 * For whom a text is about right, by the length of its sentences and its long words: a rule of
 * thumb. Null for a text too short to say.
 */
export function measureOf(text: string): Measure | null {
  const words = wordsOf(text);
  if (words.length < LEAST_WORDS) return null;
  const perSentence = words.length / Math.max(1, sentencesOf(text).length);
  const long = (words.filter((word) => syllablesOf(word) >= LONG).length / words.length) * 100;
  const score = perSentence + long / 3;
  const level = LEVELS.find(([below]) => score < below)?.[1] ?? '';
  return {
    words: words.length,
    perSentence: Math.round(perSentence),
    long: Math.round(long),
    level,
  };
}
