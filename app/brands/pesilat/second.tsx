import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';

/** The doorstep: what a new pupil does first. */
export default function Second() {
  const has = usePageSet();
  return (
    <Section labelledBy="ambang">
      <SectionHeading
        id="ambang"
        level={1}
        title="Lepas sandal, lalu masuk"
        lead="Sabuk putihmu sudah digantung dengan nama. Pilih latihan pertama; kemajuanmu akan tercatat di sini."
      />
      <ActionRow>
        {has('pesilat-class') && (
          <ButtonLink to={pagePath('pesilat-class')} size="large">
            Pilih latihan
          </ButtonLink>
        )}
        <ButtonLink to="/" size="large" variant="secondary">
          Baca arti tiap sabuk
        </ButtonLink>
      </ActionRow>
    </Section>
  );
}
