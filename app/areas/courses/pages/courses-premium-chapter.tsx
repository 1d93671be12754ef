import { premiumCourses } from '../../../sections/courses/shelf';
import { ChapterView } from '../chapter-view';
import { loadChapter as loader } from '../load-course';

export { loader };

/** One chapter of a premium course. */
export default function PremiumChapterPage() {
  return <ChapterView shelf={premiumCourses} />;
}
