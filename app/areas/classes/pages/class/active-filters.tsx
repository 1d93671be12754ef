import type { QueryResult } from '../../../../data/query-result';
import { AppLink } from '../../../../ui/app-link';
import { Icon } from '../../../../ui/icon';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import styles from './active-filters.module.css';
import { activeFilters, type ClassFilters, filtersHref, noFilters } from './filters';
import type { ProgramOption } from './program-options';

interface ActiveFiltersProps {
  filters: ClassFilters;
  programs: QueryResult<readonly ProgramOption[]>;
}

/** The filters that are on, each a link that takes it away. */
export function ActiveFilters({ filters, programs }: ActiveFiltersProps) {
  const options = programs.status === 'ready' ? programs.data : [];
  const nameOf = (id: string) => options.find((program) => program.id === id)?.name ?? 'Program';
  const active = activeFilters(filters, nameOf);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Saringan yang dipakai">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <AppLink
            to={filtersHref(without)}
            className={styles.chip}
            preventScrollReset
            viewTransition={false}
          >
            <VisuallyHidden>Hapus saringan </VisuallyHidden>
            {label}
            <Icon name="close" size={16} />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink
          to={filtersHref(noFilters)}
          className={styles.clear}
          preventScrollReset
          viewTransition={false}
        >
          Hapus semua
        </AppLink>
      </li>
    </ul>
  );
}
