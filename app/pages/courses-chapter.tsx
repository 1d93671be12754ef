import { PageHeader } from '../sections/page-header';

export default function CourseChapterPage() {
  return <PageHeader title="Bab" current="Bab" />;
}
