import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';

/** The locker room: what a school that has just come in does first. */
export default function Second() {
  const has = usePageSet();
  return (
    <Section labelledBy="ruang-ganti">
      <SectionHeading
        id="ruang-ganti"
        level={1}
        title="Selamat datang di ruang ganti"
        lead="Daftarkan sekolah satu kali, lalu tim sebanyak yang diperbolehkan. Keadaannya bisa kamu lihat di kiriman."
      />
      <ActionRow>
        {has('liga-smk-register') && (
          <ButtonLink to={pagePath('liga-smk-register')} size="large">
            Isi formulir sekolah
          </ButtonLink>
        )}
        {has('leaderboards') && (
          <ButtonLink to={pagePath('leaderboards')} size="large" variant="secondary">
            Intip lawan
          </ButtonLink>
        )}
      </ActionRow>
    </Section>
  );
}
