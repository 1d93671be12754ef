import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../ui/icon';
import { CurrentLink } from './current-link';
import styles from './nav-group-menu.module.css';
import type { NavGroup } from './navigation';
import { useDismiss } from './use-dismiss';

/**
 * One group of the header: a button that opens a list of links. It closes on Escape (focus goes
 * back to the button), when focus or a press goes elsewhere, and after a link was followed.
 */
export function NavGroupMenu({ group }: { group: NavGroup }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location key is what closes the menu.
  useEffect(() => setOpen(false), [key]);

  useDismiss({ open, root, button, close: () => setOpen(false) });

  return (
    <li ref={root} className={styles.group}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {group.label}
        <Icon name="chevron-down" size={18} />
      </button>
      <ul id={listId} hidden={!open} className={styles.list}>
        {group.links.map(({ page, label, to }) => (
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
