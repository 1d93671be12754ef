import { CourseView } from '../features/courses/course-view';
import { loadCoursePage as loader } from '../features/courses/load-course';
import { allCourses } from '../features/courses/shelf';
import { usePageData } from '../route/use-page';

export { loader };

/** One course, chapter by chapter. */
export default function CourseDetailPage() {
  return <CourseView {...usePageData<typeof loader>()} shelf={allCourses} />;
}
