import { useBoot } from '../../../core/app-context';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { CounterSection } from '../../../sections/counter-section';
import { Hero } from '../../../sections/hero';
import { MentorSection } from '../../../sections/mentor-section';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { teaching } from './about/content';
import { Principles } from './about/principles';

/** Where to see what the page claims; the first two that the tenant has are offered. */
const PLACES = [
  ['class', 'Lihat kelas'],
  ['program', 'Lihat program'],
  ['courses', 'Lihat kursus'],
  ['portfolio', 'Lihat hasil kerja'],
] as const;

/** Who the brand is, out of its own settings, and how it teaches. */
export default function AboutPage() {
  const { tenant, settings } = useBoot();
  const has = usePageSet();
  const places = PLACES.filter(([page]) => has(page)).slice(0, 2);
  const lead =
    settings.meta.description ||
    'Kami menyusun kelas keterampilan digital bersama para praktisi, untuk siapa pun yang ingin bekerja dengannya.';
  return (
    <>
      <Hero
        eyebrow={`Tentang ${tenant.name}`}
        title={tenant.tagline || `Mengenal ${tenant.name}`}
        lead={lead}
        actions={places.map(([page, label], index) => (
          <ButtonLink
            key={page}
            to={pagePath(page)}
            size="large"
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        ))}
      />
      <CounterSection />
      <Principles />
      <MentorSection
        title="Orang-orang yang mengajar"
        lead="Mereka membagi waktu antara pekerjaannya dan kelas di sini."
      />
      <StepSection
        title="Cara kami mengajar"
        lead="Urutannya sama di setiap kelas, apa pun bidangnya."
        steps={teaching}
      />
      <CallToAction
        title="Ingin tahu lebih jauh?"
        text="Datang dengan pertanyaan apa saja. Kami lebih senang menjawab langsung daripada menebak-nebak."
      >
        <TalkActions />
      </CallToAction>
    </>
  );
}
