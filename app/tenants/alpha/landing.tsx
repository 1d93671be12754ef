import { useBoot } from '../../app-context';
import { pagePath, usePageSet } from '../../route/page-table';
import { AudienceSection } from '../../sections/audience-section';
import { CallToAction } from '../../sections/call-to-action';
import { ClassSection } from '../../sections/class-section';
import { CounterSection } from '../../sections/counter-section';
import { FaqSection } from '../../sections/faq-section';
import { Hero } from '../../sections/hero';
import { MentorSection } from '../../sections/mentor-section';
import { ProgramSection } from '../../sections/program-section';
import { StepSection } from '../../sections/step-section';
import { ButtonLink } from '../../ui/button';
import { audiences, questions, steps } from './content';
import { HeroNote } from './hero-note';

/**
 * The default home. It also stands in for layouts that have no landing of their own, so it says
 * nothing that holds for one brand alone, and links only to pages that the tenant has.
 */
export default function Landing() {
  const { tenant } = useBoot();
  return (
    <>
      <Hero
        {...(tenant.tagline && { eyebrow: tenant.tagline })}
        title="Belajar keterampilan yang benar-benar dipakai kerja."
        lead="Kelas bersama praktisi, proyek yang dinilai satu per satu, dan jadwal yang bisa dijalani sambil kuliah atau bekerja."
        actions={<MainActions />}
        note={<HeroNote />}
      />
      <CounterSection />
      <ProgramSection
        title="Program untuk tiap tujuan"
        lead="Mulai dari pengenalan, ganti karier, sampai pendalaman. Tiap program menyusun kelas-kelasnya supaya saling menyambung."
      />
      <ClassSection
        title="Pendaftaran sedang dibuka"
        lead="Baca silabus, jadwal, dan biayanya dulu. Daftar kalau sudah merasa cocok."
        ground="soft"
      />
      <StepSection
        title="Dari memilih kelas sampai punya portofolio"
        lead="Empat langkah, tanpa syarat yang disembunyikan."
        steps={steps}
      />
      <MentorSection
        title="Diajar orang yang mengerjakannya"
        lead="Mentor kami masih aktif di bidangnya, jadi contoh dan umpan baliknya datang dari pekerjaan sungguhan."
      />
      <AudienceSection
        title="Belajar sebagai satu organisasi"
        lead="Butuh melatih satu tim, satu angkatan, atau satu daerah? Kami menyusun programnya bersama Anda."
        audiences={audiences}
      />
      <FaqSection title="Yang sering ditanyakan" questions={questions} />
      <CallToAction
        title="Mulai dari satu kelas"
        text="Pilih yang paling dekat dengan pekerjaan yang kamu tuju. Sisanya bisa disusun sambil jalan."
      >
        <MainActions />
      </CallToAction>
    </>
  );
}

/** The next step, and a second one for those who want to ask first. */
function MainActions() {
  const has = usePageSet();
  const first = ['class', 'courses', 'program'].find(has);
  const second = ['chat', 'make-appointment', 'about'].find(has);
  const labels: Readonly<Record<string, string>> = {
    class: 'Cari kelas',
    courses: 'Lihat kursus',
    program: 'Lihat program',
    chat: 'Tanya asisten',
    'make-appointment': 'Buat perjanjian',
    about: 'Kenali kami',
  };
  return (
    <>
      {first && (
        <ButtonLink to={pagePath(first)} size="large" iconEnd="arrow-right">
          {labels[first]}
        </ButtonLink>
      )}
      {second && (
        <ButtonLink to={pagePath(second)} size="large" variant="secondary">
          {labels[second]}
        </ButtonLink>
      )}
    </>
  );
}
