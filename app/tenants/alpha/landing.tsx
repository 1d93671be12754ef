import { useBoot } from '../../app-context';
import { Hero } from '../../sections/hero';
import { Later, laterPart } from '../../ui/later';
import { HeroNote } from './hero-note';
import { MainActions } from './main-actions';

/** What stands below the opening, from above to below. */
export const parts = [
  laterPart(() => import('./below').then(({ Counters }) => Counters)),
  laterPart(() => import('./below').then(({ Programs }) => Programs)),
  laterPart(() => import('./below').then(({ Classes }) => Classes)),
  laterPart(() => import('./below').then(({ Steps }) => Steps)),
  laterPart(() => import('./below').then(({ Mentors }) => Mentors)),
  laterPart(() => import('./below').then(({ Audiences }) => Audiences)),
  laterPart(() => import('./below').then(({ Questions }) => Questions)),
  laterPart(() => import('./below').then(({ Ending }) => Ending)),
];

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
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same ones.
        <Later key={index} part={part} />
      ))}
    </>
  );
}
