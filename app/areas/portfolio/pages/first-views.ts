/** The calls of these pages' first views. */
import type { FirstViews } from '../../../router/first-view';
import { siteCounters } from '../../../sections/site-counters';

export const firstViews: FirstViews = {
  clients: () => [siteCounters()],
};
