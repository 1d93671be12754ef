import { usePageData } from '../navigation/use-page';
import { ChapterView } from './courses/chapter-view';
import { loadChapter as loader } from './courses/load-course';
import { allCourses } from './courses/shelf';

export { loader };

/** One chapter of a course. */
export default function CourseChapterPage() {
  return <ChapterView {...usePageData<typeof loader>()} shelf={allCourses} />;
}
