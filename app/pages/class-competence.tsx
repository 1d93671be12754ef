import { PageHeader } from '../sections/page-header';

export default function ClassCompetencePage() {
  return <PageHeader title="Kompetensi" current="Kompetensi" />;
}
