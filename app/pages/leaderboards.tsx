import { PageHeader } from '../sections/page-header';

export default function LeaderboardsPage() {
  return <PageHeader title="Papan Peringkat" current="Papan Peringkat" />;
}
