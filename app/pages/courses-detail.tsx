import { PageHeader } from '../sections/page-header';

export default function CourseDetailPage() {
  return <PageHeader title="Kursus" current="Kursus" />;
}
