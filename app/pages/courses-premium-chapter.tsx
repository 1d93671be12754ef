import { usePageData } from '../navigation/use-page';
import { ChapterView } from './courses/chapter-view';
import { loadChapter as loader } from './courses/load-course';
import { premiumCourses } from './courses/shelf';

export { loader };

/** One chapter of a premium course. */
export default function PremiumChapterPage() {
  return <ChapterView {...usePageData<typeof loader>()} shelf={premiumCourses} />;
}
