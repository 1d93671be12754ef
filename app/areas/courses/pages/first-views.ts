/** The calls of these pages' first views. */
import {
  type ClassFilter,
  type ClassOverview,
  getClass,
  getSyllabus,
  listClasses,
} from '../../../api/class';
import { FIRST_WHOLE_PAGE, type Paging } from '../../../api/page';
import { type FirstView, type FirstViews, first, given } from '../../../router/first-view';

/** What the visitor searches courses by. */
type CourseFilter = Pick<ClassFilter, 'search' | 'level'>;

/** Fills one, two, three or four columns evenly. */
const PER_PAGE = 12;

/** A page of the courses. */
export const coursesAt = (filter: CourseFilter, page: number) =>
  listClasses({ ...filter, page, perPage: PER_PAGE });

/** Courses, page by page, where all of them are read. */
export const everyCourse = ({ search, level }: CourseFilter, paging: Paging) =>
  listClasses({ search, level, ...paging });

/** What of the address is the filter. */
const asked = (): CourseFilter => {
  const { search, category } = given<{
    search: string;
    category: NonNullable<ClassFilter['level']>;
  }>();
  return { search, level: category };
};

const course: FirstView = () => [
  getClass(given<{ slug: string }>().slug),
  getSyllabus(first<ClassOverview>().id),
];

export const firstViews: FirstViews = {
  courses: () => [coursesAt(asked(), given<{ page: number }>().page)],
  'courses-detail': course,
  'courses-chapter': course,
  'courses-premium': () => [everyCourse(asked(), FIRST_WHOLE_PAGE)],
  'courses-premium-detail': course,
  'courses-premium-chapter': course,
};
