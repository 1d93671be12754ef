import { ChapterView } from '../features/courses/chapter-view';
import { loadChapter as loader } from '../features/courses/load-course';
import { allCourses } from '../features/courses/shelf';

export { loader };

/** One chapter of a course. */
export default function CourseChapterPage() {
  return <ChapterView shelf={allCourses} />;
}
