import { PageHeader } from '../sections/page-header';

export default function BelajarBersamaPage() {
  return <PageHeader title="Belajar Bersama" current="Belajar Bersama" />;
}
