/** The calls of these pages' first views. */
import { getCareer, getJob, type JobDetail, listCareers, listJobs } from '../../../api/career';
import { WHOLE_PAGE } from '../../../api/page';
import { listPosts } from '../../../api/post';
import { type Category, getCategory } from '../../../api/post-category';
import { type FirstViews, first, given, unless, when } from '../../../router/first-view';
import { events } from '../../../sections/events/event-kinds';

/** The category of events at which companies can be met. */
const FAIRS = 'bursa-kerja';

/** That category. */
export const fairCategory = () => getCategory({ kindSlug: events.slug, slug: FAIRS });

/** The events of it; all of them where there is no such category. */
export const fairsOf = (categoryId: string | undefined) =>
  listPosts({ kindSlug: events.slug, categoryId, perPage: WHOLE_PAGE });

interface Given {
  id: string;
  slug: string;
  lowongan: string;
  page: number;
}

export const firstViews: FirstViews = {
  'event-careers': () => [
    fairCategory(),
    fairsOf(first<Category>().id),
    listJobs({ page: given<Given>().page }),
  ],
  'event-careers-detail': () => [
    getJob(given<Given>().id),
    listJobs({ careerId: first<JobDetail>().careerId }),
  ],
  career: () => [
    getCareer(given<Given>().slug),
    unless('slug', listCareers({ page: given<Given>().page })),
    listJobs({ careerId: first<{ id: string }>().id, page: given<Given>().page }),
    when('lowongan', getJob(given<Given>().lowongan)),
  ],
};
