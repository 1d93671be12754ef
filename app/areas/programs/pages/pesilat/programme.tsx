import { pagePath, usePageSet } from '../../../../router/page-table';
import { CallToAction } from '../../../../sections/call-to-action';
import { ClassSection } from '../../../../sections/classes/class-section';
import { FaqSection, type Question } from '../../../../sections/faq-section';
import { Hero } from '../../../../sections/hero';
import { type Step, StepSection } from '../../../../sections/step-section';
import { ButtonLink } from '../../../../ui/button';

const STAGES: Step[] = [
  {
    title: 'Sabuk putih',
    text: 'Mengenal dasar: cara kerja web, logika, dan kebiasaan berlatih yang teratur.',
  },
  {
    title: 'Sabuk hijau',
    text: 'Mengulang jurus sampai lancar lewat latihan pendek yang diperiksa pelatih.',
  },
  {
    title: 'Sabuk biru',
    text: 'Turun gelanggang: mengerjakan proyek kelompok dengan tenggat yang nyata.',
  },
  {
    title: 'Sabuk hitam',
    text: 'Menyelesaikan karya sendiri, mempertanggungjawabkannya, lalu membimbing adik tingkat.',
  },
];

const QUESTIONS: Question[] = [
  {
    question: 'Apa hubungannya dengan pencak silat?',
    answer:
      'Kami meminjam caranya melatih: berjenjang, diulang sampai menjadi kebiasaan, dan tidak naik tingkat sebelum siap. Tidak ada latihan fisik di program ini.',
  },
  {
    question: 'Harus mulai dari sabuk putih?',
    answer:
      'Tidak selalu. Tiap kelas mencantumkan tingkatnya. Kalau dasarmu sudah kuat, pilih kelas Menengah atau Lanjutan.',
  },
  {
    question: 'Bagaimana cara naik tingkat?',
    answer: 'Dengan menyelesaikan tugas akhir di tingkatmu dan membahasnya bersama pelatih.',
  },
];

/** The programme's own page: stages like belts, and the classes to begin with. */
export function PesilatProgramme() {
  return (
    <>
      <Hero
        eyebrow="Program Pesilat"
        title="Berlatih digital dengan disiplin perguruan silat."
        lead="Satu jurus dikuasai dulu, baru naik ke jurus berikutnya. Program berjenjang bagi yang ingin mahir, bukan sekadar pernah coba."
        actions={<ClassesLink />}
      />
      <StepSection
        title="Empat tingkat, satu per satu"
        lead="Tiap tingkat ditutup dengan karya yang dinilai pelatih."
        steps={STAGES}
      />
      <ClassSection title="Kelas yang membuka pendaftaran" ground="soft" />
      <FaqSection title="Sebelum bergabung" questions={QUESTIONS} />
      <CallToAction
        title="Jurus pertama dimulai hari ini"
        text="Pilih kelas sesuai tingkatmu, lalu berlatih bersama pelatih dan teman seperguruan."
      >
        <ClassesLink />
      </CallToAction>
    </>
  );
}

function ClassesLink() {
  const has = usePageSet();
  if (!has('class')) return null;
  return (
    <ButtonLink to={pagePath('class')} size="large" iconEnd="arrow-right">
      Cari kelas
    </ButtonLink>
  );
}
