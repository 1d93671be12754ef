import { CourseView } from '../features/courses/course-view';
import { loadCoursePage as loader } from '../features/courses/load-course';
import { premiumCourses } from '../features/courses/shelf';
import { usePageData } from '../route/use-page';

export { loader };

/** One premium course, chapter by chapter. */
export default function PremiumCourseDetailPage() {
  return <CourseView {...usePageData<typeof loader>()} shelf={premiumCourses} />;
}
