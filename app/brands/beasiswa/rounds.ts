/** Rounds of the scholarship as the calendar tells them: open, to come, closed. */
import type { Post } from '../../api/post';
import { addDays, dayAt, dayOf, daysBetween } from '../../core/wib';

export type RoundState = 'open' | 'soon' | 'closed';

/** A round with where it stands today; days are until it closes, opens, or since it has closed. */
export interface Round {
  readonly post: Post;
  readonly state: RoundState;
  readonly days: number;
}

const ORDER: readonly RoundState[] = ['open', 'soon', 'closed'];

/** The open ones first, then those to come, each nearest first; without a day is no round. */
export function roundsOf(posts: readonly Post[], now: number): readonly Round[] {
  const today = dayAt(now);
  return posts
    .filter(({ startDate }) => dayOf(startDate) !== '')
    .map((post) => roundOf(post, today))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.days - b.days);
}

function roundOf(post: Post, today: string): Round {
  const opens = dayOf(post.startDate);
  const closes = dayOf(post.endDate) || opens;
  if (today < opens) return { post, state: 'soon', days: daysBetween(today, opens) };
  if (today > closes) return { post, state: 'closed', days: daysBetween(closes, today) };
  return { post, state: 'open', days: daysBetween(today, closes) };
}

/** "Ditutup 38 hari lagi". */
export function stateText({ state, days }: Round): string {
  if (state === 'closed') return 'Sudah ditutup';
  const when = days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`;
  return `${state === 'open' ? 'Ditutup' : 'Dibuka'} ${when}`;
}

/** The round of a name (its category's) that is open or opens next. */
export function nextRound(rounds: readonly Round[], name: string): Round | undefined {
  return rounds.find(({ post, state }) => state !== 'closed' && post.category.name === name);
}

/** A year in months, from the one before this; each with its first day. */
export function monthsAround(now: number): readonly string[] {
  const [year = 0, month = 1] = dayAt(now).split('-').map(Number);
  // The month before this one, counted from the year 0.
  const before = year * 12 + month - 2;
  return Array.from({ length: 12 }, (_, index) => {
    const [years, months] = [Math.floor((before + index) / 12), (before + index) % 12];
    return `${years}-${String(months + 1).padStart(2, '0')}-01`;
  });
}

/** Where a day lies on those months, in percent from their beginning; kept within them. */
export function placeOn(months: readonly string[], day: string): number {
  const [from = day] = months;
  const last = months.at(-1) ?? day;
  const whole = daysBetween(from, addDays(last, 31));
  const share = daysBetween(from, day) / whole;
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}
