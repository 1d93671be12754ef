import { CourseView } from '../course-view';
import { loadCourse as loader } from '../load-course';
import { allCourses } from '../shelf';

export { loader };

/** One course, chapter by chapter. */
export default function CourseDetailPage() {
  return <CourseView shelf={allCourses} />;
}
