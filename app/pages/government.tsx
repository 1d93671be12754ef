import { PageHeader } from '../sections/page-header';

export default function GovernmentPage() {
  return <PageHeader title="Untuk Pemerintahan" current="Untuk Pemerintahan" />;
}
