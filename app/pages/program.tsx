import { PageHeader } from '../sections/page-header';

export default function ProgramPage() {
  return <PageHeader title="Program" current="Program" />;
}
