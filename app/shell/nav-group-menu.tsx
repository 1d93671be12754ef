import { Icon } from '../ui/icon';
import { useDropdown } from '../ui/use-dropdown';
import { CurrentLink } from './current-link';
import styles from './nav-group-menu.module.css';
import type { NavGroup } from './navigation';

/**
 * One group of the header: a button that opens a list of links. They are made when it opens: without
 * scripts it cannot, and the footer has them all.
 */
export function NavGroupMenu({ group }: { group: NavGroup }) {
  const { open, root, toggle, list } = useDropdown<HTMLLIElement>();
  return (
    <li ref={root} className={styles.group}>
      <button {...toggle} className={styles.button}>
        {group.label}
        <Icon name="chevron-down" size={18} />
      </button>
      <ul {...list} className={styles.list}>
        {open &&
          group.links.map(({ page, label, to }) => (
            <li key={page}>
              <CurrentLink to={to} className={styles.link}>
                {label}
              </CurrentLink>
            </li>
          ))}
      </ul>
    </li>
  );
}
