import { PageHeader } from '../sections/page-header';

export default function PremiumCoursesPage() {
  return <PageHeader title="Kursus Premium" current="Kursus Premium" />;
}
