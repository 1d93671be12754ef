import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { PointSection } from '../../../sections/point-section';
import { StepSection } from '../../../sections/step-section';
import { ButtonLink } from '../../../ui/button';
import { ActionRow } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import { fieldsOfPlay, questions, waysIn } from './liga-smk/content';
import { Rounds } from './liga-smk/rounds';
import { Schools } from './liga-smk/schools';
import { Standings } from './liga-smk/standings';

/** The vocational schools' league: its rounds, its table, how to take part, and who does. */
export default function LeaguePage() {
  const has = usePageSet();
  return (
    <>
      <PageHeader
        eyebrow="Liga SMK"
        current="Liga SMK"
        title="Bawa nama sekolahmu ke papan teratas"
        lead="Liga keterampilan untuk sekolah vokasi. Tantangannya datang dari masalah nyata di sekitar sekolah, dan setiap tim didampingi mentor."
      >
        <ActionRow>
          {has('liga-smk-register') && (
            <ButtonLink size="large" iconEnd="arrow-right" to={pagePath('liga-smk-register')}>
              Daftarkan tim
            </ButtonLink>
          )}
          <ButtonLink size="large" variant="secondary" to="#babak">
            Lihat babak
          </ButtonLink>
        </ActionRow>
      </PageHeader>
      <Rounds />
      <Standings />
      <PointSection
        title="Tiga bidang lomba"
        lead="Satu tim memilih satu bidang. Sekolah boleh mengirim lebih dari satu tim."
        points={fieldsOfPlay}
      />
      <StepSection title="Cara ikut" steps={waysIn} />
      <Schools />
      <FaqSection title="Yang sering ditanyakan" questions={questions} />
      {has('liga-smk-register') && (
        <CallToAction
          title="Timmu sudah lengkap?"
          text="Pendaftaran terdiri atas empat langkah dan bisa dilanjutkan nanti di perangkat yang sama."
        >
          <ButtonLink size="large" variant="inverse" to={pagePath('liga-smk-register')}>
            Mulai pendaftaran
          </ButtonLink>
        </CallToAction>
      )}
    </>
  );
}
