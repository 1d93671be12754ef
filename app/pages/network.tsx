import { PageHeader } from '../sections/page-header';

export default function NetworkPage() {
  return <PageHeader title="Jejaring" current="Jejaring" />;
}
