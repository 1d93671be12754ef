import { AppLink } from '../../ui/app-link';
import styles from './first.module.css';
import { type Desk, deskHref } from './sides';

interface FiltersProps {
  label: string;
  desk: Desk;
  options: readonly { value: string; label: string }[];
}

/** What narrows a list down; the choice stands in the address. */
export function Filters({ label, desk, options }: FiltersProps) {
  return (
    <nav aria-label={label} className={styles.filters}>
      {options.map(({ value, label: text }) => (
        <AppLink
          key={value}
          to={deskHref({ ...desk, filter: value })}
          preventScrollReset
          aria-current={value === desk.filter ? 'true' : undefined}
        >
          {text}
        </AppLink>
      ))}
    </nav>
  );
}
