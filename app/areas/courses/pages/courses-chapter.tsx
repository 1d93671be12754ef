import { ChapterView } from '../chapter-view';
import { loadChapter as loader } from '../load-course';
import { allCourses } from '../shelf';

export { loader };

/** One chapter of a course. */
export default function CourseChapterPage() {
  return <ChapterView shelf={allCourses} />;
}
