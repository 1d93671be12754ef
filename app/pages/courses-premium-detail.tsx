import { PageHeader } from '../sections/page-header';

export default function PremiumCourseDetailPage() {
  return <PageHeader title="Kursus Premium" current="Kursus Premium" />;
}
