import type { Call } from '../api/call';
import { type CounterFlag, type Counters, getCounters } from '../api/statistics';

/** What of the platform's own figures is shown, in this order. */
export const SHOWN_COUNTERS: readonly CounterFlag[] = ['alumni', 'mentors', 'programs', 'cities'];

/** The platform's own figures, as it counts them now. */
export function siteCounters(): Call<Counters> {
  return getCounters(SHOWN_COUNTERS);
}
