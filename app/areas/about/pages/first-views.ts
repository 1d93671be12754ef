/** The calls of these pages' first views. */
import { listClasses } from '../../../api/class';
import { listMentors, type Mentor } from '../../../api/mentor';
import { type FirstViews, first } from '../../../router/first-view';
import { siteCounters } from '../../../sections/site-counters';

/** How many classes of the mentor's programme are looked through. */
const WINDOW = 30;

/** The classes of a mentor's programme. */
export const classesAround = (programId: string) =>
  listClasses({ programIds: [programId], perPage: WINDOW });

export const firstViews: FirstViews = {
  about: () => [siteCounters(), listMentors()],
  mentor: () => [listMentors()],
  'mentor-detail': () => [listMentors(), classesAround(first<Mentor>().programId)],
};
