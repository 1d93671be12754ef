/** The calls of these pages' first views. */
import { FIRST_WHOLE_PAGE } from '../../../api/page';
import type { Category } from '../../../api/post-category';
import { type FirstViews, first, given } from '../../../router/first-view';
import { openClasses } from '../../../sections/classes/open-classes';
import { events, festivalProgramme } from '../../../sections/events/event-kinds';
import type { ListQuery } from '../../../sections/lists/list-query';
import { everyPost, postOf, postsOf, recentPosts } from '../../../sections/posts/post-calls';
import { categoriesOf, categoryOf } from '../../../sections/posts/post-categories';
import { eventsAt } from '../event-calls';

/** The parts of the festival's programme, which carry its date. */
export const festivalParts = () => recentPosts(festivalProgramme);

export const firstViews: FirstViews = {
  'belajar-bersama': () => [festivalParts(), openClasses()],
  event: () => [eventsAt(events, given<ListQuery>(), FIRST_WHOLE_PAGE), categoriesOf(events)],
  'event-detail': () => [
    postOf(events, { slug: given<{ slug: string }>().slug }),
    everyPost(events),
  ],
  'event-category': () => [
    categoryOf(events, given<ListQuery>().category),
    eventsAt(events, given<ListQuery>(), FIRST_WHOLE_PAGE, first<Category>().id),
    categoriesOf(events),
  ],
  'event-program': () => {
    const { search, category, page } = given<ListQuery>();
    return [
      postsOf(festivalProgramme, { search, category, page, sort: '' }),
      categoriesOf(festivalProgramme),
    ];
  },
  'event-program-detail': () => [
    postOf(festivalProgramme, { id: given<{ id: string }>().id }),
    everyPost(festivalProgramme),
  ],
};
