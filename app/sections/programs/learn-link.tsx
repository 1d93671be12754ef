import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';

/** The way to what can be learned: the classes, or the courses where the tenant has no classes. */
export function LearnLink({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const has = usePageSet();
  const [page, label] = has('class') ? ['class', 'Lihat kelas'] : ['courses', 'Lihat kursus'];
  return (
    <ButtonLink to={pagePath(page)} size="large" variant={variant}>
      {label}
    </ButtonLink>
  );
}
