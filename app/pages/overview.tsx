import { PageHeader } from '../sections/page-header';

export default function OverviewPage() {
  return <PageHeader title="Ikhtisar" current="Ikhtisar" />;
}
