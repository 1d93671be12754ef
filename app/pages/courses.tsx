import { listClasses } from '../api/class';
import { CourseList, levelOf } from '../features/courses/course-list';
import { allCourses } from '../features/courses/shelf';
import { latestOnly } from '../features/listing/latest-only';
import { readListQuery } from '../features/listing/list-query';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { Container } from '../ui/layout';
import styles from './courses.module.css';

/** Fills one, two, three or four columns evenly. */
const PER_PAGE = 12;
export function loader(args: PageArgs) {
  const query = readListQuery(args.url.searchParams);
  const { search, page } = query;
  const filter = { search, page, perPage: PER_PAGE, level: levelOf(query) };
  return { query, courses: latestOnly(args, (send) => send(listClasses(filter))) };
}

/** Every course, free ones beside paid ones. */
export default function CoursesPage() {
  const { query, courses } = usePageData<typeof loader>();
  const has = usePageSet();
  return (
    <CourseList
      shelf={allCourses}
      title="Kursus yang dibuka bab demi bab"
      lead="Lihat isinya dulu: bab pembuka tiap kursus bisa dibaca tanpa mendaftar."
      query={query}
      courses={courses}
    >
      {has('courses-premium') && (
        <Container className={styles.premium ?? ''}>
          <AppLink to={pagePath('courses-premium')} className={styles.banner}>
            <Icon name="spark" />
            <span>
              <strong>Kursus Premium</strong> Belajar dengan mentor yang memeriksa tiap tugasmu.
            </span>
            <Icon name="arrow-right" size={20} />
          </AppLink>
        </Container>
      )}
    </CourseList>
  );
}
