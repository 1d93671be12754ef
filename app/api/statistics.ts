/** Figures about the platform (spec section 7, services host). Charts are in `statistics-host.ts`. */
import { object, optional, type Schema } from '../core/schema';
import { type Call, get, post } from './call';
import { nothing } from './nothing';
import { amount, part } from './schemas';

const COUNTERS = [
  'alumni',
  'cities',
  'cities_active',
  'cities_alumni',
  'schools',
  'schools_active',
  'schools_alumni',
  'students',
  'mentors',
  'programs',
] as const;

/** What can be counted (spec section 3). */
export type CounterFlag = (typeof COUNTERS)[number];

/** The numbers that came; one the service does not know is undefined, not 0. */
export type Counters = Partial<Record<CounterFlag, number | undefined>>;

const fields = Object.fromEntries(COUNTERS.map((name) => [name, optional(amount)]));

const counters: Schema<Counters> = part(object(fields));

/** Counts what is asked for: `getCounters(['alumni', 'cities'])`. */
export function getCounters(flags: readonly CounterFlag[]): Call<Counters> {
  const query = Object.fromEntries(flags.map((name) => [name, true]));
  return get('services/v1/statistics/counter', query, counters);
}

/**
 * Something that the platform counts. The specification shows no body; here it is what happened, and
 * to what: `{"type": "chapter_completed", "class": …, "chapter": …}`, both by their slugs. Nothing of
 * it says who it was.
 */
export interface Occurrence {
  type: 'chapter_completed';
  class: string;
  chapter: string;
}

/** Records something that is counted; nobody waits for it. */
export function recordStatistic(occurrence: Occurrence): Call<undefined> {
  return post('services/v1/statistics/record', occurrence, nothing, {
    background: true,
    changes: [],
  });
}
