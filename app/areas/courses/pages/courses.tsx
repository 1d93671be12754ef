import { listClasses } from '../../../api/class';
import { useCall } from '../../../data/use-call';
import { pagePath, usePageSet } from '../../../router/page-table';
import { allCourses } from '../../../sections/courses/shelf';
import { useListQuery } from '../../../sections/lists/use-list-query';
import { AppLink } from '../../../ui/app-link';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { CourseList, levelOf } from '../course-list';
import styles from './courses.module.css';

/** Fills one, two, three or four columns evenly. */
const PER_PAGE = 12;
/** Every course, free ones beside paid ones. */
export default function CoursesPage() {
  const query = useListQuery();
  const { search, page } = query;
  const filter = { search, page, perPage: PER_PAGE, level: levelOf(query) };
  const courses = useCall(listClasses(filter));
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
