import { PageHeader } from '../sections/page-header';

export default function ProgramSlugPage() {
  return <PageHeader title="Program" current="Program" />;
}
