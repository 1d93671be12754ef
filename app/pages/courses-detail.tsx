import { usePageData } from '../navigation/use-page';
import { CourseView } from './courses/course-view';
import { loadCoursePage as loader } from './courses/load-course';
import { allCourses } from './courses/shelf';

export { loader };

/** One course, chapter by chapter. */
export default function CourseDetailPage() {
  return <CourseView {...usePageData<typeof loader>()} shelf={allCourses} />;
}
