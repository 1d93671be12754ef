import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';

/** What a new giver or receiver sees first. */
export default function Second() {
  const has = usePageSet();
  return (
    <Section labelledBy="selamat">
      <SectionHeading
        id="selamat"
        level={1}
        title="Namamu sudah ada di buku"
        lead="Kalau kamu pemberi, janji dan pemberianmu akan muncul di sini lengkap dengan tanggalnya. Kalau kamu penerima, mulai dari kelas yang disiapkan pendampingmu."
      />
      <ActionRow>
        {has('donation') && (
          <ButtonLink to={pagePath('donation')} size="large">
            Lihat kebutuhan yang terbuka
          </ButtonLink>
        )}
        {has('program') && (
          <ButtonLink to={pagePath('program')} size="large" variant="secondary">
            Kelas untuk penerima
          </ButtonLink>
        )}
      </ActionRow>
    </Section>
  );
}
