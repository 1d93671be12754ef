import { PageHeader } from '../sections/page-header';

export default function CorporatesPage() {
  return <PageHeader title="Untuk Perusahaan" current="Untuk Perusahaan" />;
}
