import { PageHeader } from '../sections/page-header';

export default function PremiumChapterPage() {
  return <PageHeader title="Bab" current="Bab" />;
}
