import { CourseView } from '../features/courses/course-view';
import { loadCourse as loader } from '../features/courses/load-course';
import { premiumCourses } from '../features/courses/shelf';

export { loader };

/** One premium course, chapter by chapter. */
export default function PremiumCourseDetailPage() {
  return <CourseView shelf={premiumCourses} />;
}
