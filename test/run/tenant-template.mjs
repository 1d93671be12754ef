/**
 * A new tenant's row, with what every row must have; the rest are defaults until it says otherwise.
 *
 * @param {string} key
 * @param {string} name
 */
export function rowFor(key, name) {
  const domain = `${key}.belajar.example`;
  return {
    key,
    name,
    tagline: 'Belajar keterampilan yang dipakai kerja',
    hosts: [domain],
    domain,
    appId: `${key}-web`,
    lmsId: `lms-${key}`,
    lmsKey: key,
    workspaceId: `ws-${key}`,
  };
}

/**
 * A new tenant's landing, to be made its own.
 *
 * @param {string} name
 */
export function landingTemplate(name) {
  return `import { pagePath } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { CounterSection } from '../../sections/counter-section';
import { Hero } from '../../sections/hero';
import { ButtonLink } from '../../ui/button';

/** The landing of ${name}. */
export default function Landing() {
  return (
    <>
      <Hero
        title="Mulai belajar dari sini."
        lead="Kelas bersama praktisi, dengan proyek yang dinilai satu per satu."
        actions={<ButtonLink to={pagePath('courses')}>Lihat kursus</ButtonLink>}
      />
      <CounterSection />
      <ClassSection
        title="Pendaftaran sedang dibuka"
        lead="Baca silabus, jadwal, dan biayanya dulu. Daftar kalau sudah merasa cocok."
      />
    </>
  );
}
`;
}
