import { PageHeader } from '../sections/page-header';

export default function CurriculumPage() {
  return <PageHeader title="Kurikulum" current="Kurikulum" />;
}
