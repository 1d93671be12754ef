import { CourseView } from '../features/courses/course-view';
import { loadCourse as loader } from '../features/courses/load-course';
import { allCourses } from '../features/courses/shelf';

export { loader };

/** One course, chapter by chapter. */
export default function CourseDetailPage() {
  return <CourseView shelf={allCourses} />;
}
