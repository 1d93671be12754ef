import { PageHeader } from '../sections/page-header';

export default function CurriculumProgramPage() {
  return <PageHeader title="Kurikulum" current="Kurikulum" />;
}
