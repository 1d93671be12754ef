import { PageHeader } from '../sections/page-header';

export default function ClassCodePage() {
  return <PageHeader title="Kelas" current="Kelas" />;
}
