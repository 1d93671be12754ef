import { pagePath, usePageSet } from '../../../router/page-table';
import { Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import { LeagueForm } from './liga-smk-register/league-form';

/** Registering a school and its team for the league, step by step. */
export default function LeagueRegisterPage() {
  const has = usePageSet();
  return (
    <>
      <PageHeader
        title="Daftar Liga SMK"
        lead="Empat langkah singkat: sekolah, tim, anggota, lalu periksa. Data sekolah dan tim tersimpan di perangkat ini sampai terkirim, data orang selama tab ini terbuka."
        trail={has('liga-smk') ? [{ label: 'Liga SMK', to: pagePath('liga-smk') }] : []}
      />
      <Container narrow>
        <LeagueForm />
      </Container>
    </>
  );
}
