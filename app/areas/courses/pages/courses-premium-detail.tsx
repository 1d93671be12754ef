import { premiumCourses } from '../../../sections/courses/shelf';
import { CourseView } from '../course-view';
import { loadCourse as loader } from '../load-course';

export { loader };

/** One premium course, chapter by chapter. */
export default function PremiumCourseDetailPage() {
  return <CourseView shelf={premiumCourses} />;
}
