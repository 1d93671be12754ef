import { PageHeader } from '../sections/page-header';

export default function PesilatClassPage() {
  return <PageHeader title="Kelas Pesilat" current="Kelas Pesilat" />;
}
