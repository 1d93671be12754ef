/** The calls of the landing's first view. */
import { listMentors } from '../../api/mentor';
import { listPrograms } from '../../api/program';
import type { FirstView } from '../../router/first-view';
import { openClasses } from '../../sections/classes/open-classes';
import { siteCounters } from '../../sections/site-counters';

export const firstView: FirstView = () => [
  openClasses(),
  listPrograms(),
  siteCounters(),
  listMentors(),
];
