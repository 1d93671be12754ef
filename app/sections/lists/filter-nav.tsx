import { FilterChip } from '../../ui/chip';
import styles from './filter-nav.module.css';

interface FilterNavProps {
  /** What is chosen here: "Program". */
  label: string;
  /** Each choice with the address that shows it; exactly one is selected. */
  options: readonly { label: string; to: string; selected: boolean }[];
}

/** One choice out of several that are known already, kept in the URL. */
export function FilterNav({ label, options }: FilterNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.to}>
            <FilterChip to={option.to} selected={option.selected}>
              {option.label}
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
