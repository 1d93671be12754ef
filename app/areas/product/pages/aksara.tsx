import { pagePath } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { OfferPage } from '../../../sections/offers/offer-page';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { Section, SectionHeading } from '../../../ui/layout';
import { useOwnTitles } from '../../../ui/page-header';
import { FeatureLinks } from '../feature-links';
import { questions, week } from './aksara/content';
import { aksaraFeatures } from './aksara/features';
import { JournalNote } from './aksara/journal-note';

const LEAD =
  'Perangkat literasi untuk guru dan siswa: bacaan yang pas, jurnal yang ringan diisi, dan diskusi yang membuat semua anak kebagian bicara.';

const pathOf = (slug: string) => pagePath('aksara-feature', { slug });

/** Aksara: literacy tools for schools, told by a week in class and a tour of the features. */
export default function AksaraPage() {
  const own = useOwnTitles();
  return (
    <OfferPage
      opening={
        <Hero
          eyebrow="Aksara"
          title={own?.title ?? 'Sepuluh menit membaca, setiap hari sekolah.'}
          lead={own?.description ?? LEAD}
          actions={
            <>
              <TalkActions label="Jadwalkan peragaan" />
              <ButtonLink to="#fitur" size="large" variant="ghost">
                Jelajahi fitur
              </ButtonLink>
            </>
          }
          note={<JournalNote />}
        />
      }
      parts={{
        steps: (
          <StepSection
            title="Seminggu bersama Aksara"
            lead="Tidak menambah jam pelajaran. Cukup sepuluh menit pertama."
            steps={week}
          />
        ),
        features: (
          <Section id="fitur" labelledBy="fitur-judul">
            <SectionHeading
              id="fitur-judul"
              title="Empat perangkat, satu kebiasaan"
              lead="Pakai semuanya, atau mulai dari satu yang paling dibutuhkan kelas Anda."
            />
            <FeatureLinks features={aksaraFeatures} pathOf={pathOf} />
          </Section>
        ),
        questions: <FaqSection title="Pertanyaan dari guru" questions={questions} />,
      }}
      end={
        <CallToAction
          title="Coba di satu kelas dulu"
          text="Satu guru, satu kelas, empat pekan. Setelah itu sekolah memutuskan sendiri."
        >
          <TalkActions label="Buat perjanjian" />
        </CallToAction>
      }
    />
  );
}
