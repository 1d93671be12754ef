import { PageHeader } from '../sections/page-header';

export default function CoursesPage() {
  return <PageHeader title="Kursus" current="Kursus" />;
}
