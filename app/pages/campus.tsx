import { PageHeader } from '../sections/page-header';

export default function CampusPage() {
  return <PageHeader title="Untuk Kampus" current="Untuk Kampus" />;
}
