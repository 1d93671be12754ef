import { useCall } from '../../../data/use-call';
import { pagePath, usePageSet } from '../../../router/page-table';
import { allCourses } from '../../../sections/courses/shelf';
import { LastWord } from '../../../sections/last-word';
import { useListQuery } from '../../../sections/lists/list-query';
import { AppLink } from '../../../ui/app-link';
import { Container } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { CourseList, levelOf } from '../course-list';
import styles from './courses.module.css';
import { coursesAt } from './first-views';

/** Every course, free ones beside paid ones. */
export default function CoursesPage() {
  const query = useListQuery();
  const { search, page } = query;
  const courses = useCall(coursesAt({ search, level: levelOf(query) }, page));
  const has = usePageSet();
  return (
    <>
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
      <LastWord />
    </>
  );
}
