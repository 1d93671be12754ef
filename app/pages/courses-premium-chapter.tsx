import { ChapterView } from '../features/courses/chapter-view';
import { loadChapter as loader } from '../features/courses/load-course';
import { premiumCourses } from '../features/courses/shelf';

export { loader };

/** One chapter of a premium course. */
export default function PremiumChapterPage() {
  return <ChapterView shelf={premiumCourses} />;
}
