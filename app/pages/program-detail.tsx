import { PageHeader } from '../sections/page-header';

export default function ProgramDetailPage() {
  return <PageHeader title="Program" current="Program" />;
}
