import { usePageData } from '../navigation/use-page';
import { CourseView } from './courses/course-view';
import { loadCoursePage as loader } from './courses/load-course';
import { premiumCourses } from './courses/shelf';

export { loader };

/** One premium course, chapter by chapter. */
export default function PremiumCourseDetailPage() {
  return <CourseView {...usePageData<typeof loader>()} shelf={premiumCourses} />;
}
