import { allCourses } from '../../../sections/courses/shelf';
import { ChapterView } from '../chapter-view';
import { loadChapter as loader } from '../load-course';

export { loader };

/** One chapter of a course. */
export default function CourseChapterPage() {
  return <ChapterView shelf={allCourses} />;
}
