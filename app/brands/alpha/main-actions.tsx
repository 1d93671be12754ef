import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';

/** The next step, and a second one for those who want to ask first. */
export function MainActions() {
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
