import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';

/** The cloakroom: what a family that has just come in does first. */
export default function Second() {
  const has = usePageSet();
  return (
    <Section labelledBy="loker">
      <SectionHeading
        id="loker"
        level={1}
        title="Ini loker anakmu"
        lead="Nanti isinya kelas, rekaman mingguan, dan semua gim buatannya. Sekarang masih kosong; pilih kelompok dulu bersama-sama."
      />
      <ActionRow>
        {has('class') && (
          <ButtonLink to={pagePath('class')} size="large">
            Cari kelompok umur
          </ButtonLink>
        )}
        <ButtonLink to="/" size="large" variant="secondary">
          Main dengan Kiko
        </ButtonLink>
      </ActionRow>
    </Section>
  );
}
