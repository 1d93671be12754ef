import { allCourses } from '../../../sections/courses/shelf';
import { CourseView } from '../course-view';
import { loadCourse as loader } from '../load-course';

export { loader };

/** One course, chapter by chapter. */
export default function CourseDetailPage() {
  return <CourseView shelf={allCourses} />;
}
