import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { PointSection } from '../../../sections/point-section';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { Section, SectionHeading } from '../../../ui/layout';
import { FeatureLinks } from '../feature-links';
import { parts, questions, steps } from './lms/content';
import { lmsFeatures } from './lms/features';
import { Roles } from './lms/roles';

const pathOf = (slug: string) => pagePath('lms-feature', { slug });

/** The LMS as a product: what it holds, its two features, who does what in it, how to begin. */
export default function LmsPage() {
  const has = usePageSet();
  return (
    <>
      <Hero
        eyebrow="Platform LMS"
        title="Satu tempat untuk mengajar, berlatih, dan menilai."
        lead="Kelas, latihan kode, kuis, dan rapor dalam satu platform yang memakai nama dan warna lembaga Anda sendiri."
        actions={
          <>
            <TalkActions label="Minta peragaan" />
            <ButtonLink to="#fitur" size="large" variant="ghost">
              Lihat fitur
            </ButtonLink>
          </>
        }
      />
      <Section id="fitur" labelledBy="fitur-judul" ground="soft">
        <SectionHeading
          id="fitur-judul"
          title="Dua fitur yang paling sering dibuka"
          lead="Keduanya bisa dicoba di halamannya masing-masing."
        />
        <FeatureLinks features={lmsFeatures} pathOf={pathOf} />
      </Section>
      <PointSection
        title="Yang sudah ada sejak hari pertama"
        lead="Tanpa memasang tambahan, tanpa biaya per modul."
        points={parts}
      />
      <Roles />
      <StepSection
        title="Dari kosong sampai kelas pertama"
        lead="Yang paling lama biasanya merapikan materi, jadi kami mulai dari sana."
        steps={steps}
      />
      <FaqSection title="Pertanyaan dari pengelola" questions={questions} />
      <CallToAction
        title="Lihat dengan materi Anda sendiri"
        text="Kirim satu modul. Kami tampilkan di platform ini, lalu Anda menilai sendiri cocok atau tidaknya."
      >
        <TalkActions
          label="Minta peragaan"
          {...(has('pricing') && { second: { page: 'pricing', label: 'Lihat biaya' } })}
        />
      </CallToAction>
    </>
  );
}
