import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountSlot } from '../features/account/account-slot';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { CurrentLink } from './current-link';
import styles from './mobile-menu.module.css';
import type { NavGroup, SiteNavigation } from './navigation';

/** The menu on small screens: a modal dialog, so that the platform keeps focus inside and Escape closes it. */
export function MobileMenu({ navigation }: { navigation: SiteNavigation }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location key is what closes the menu.
  useEffect(() => dialog.current?.close(), [key]);
  useCloseOnWide(dialog);

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Buka menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-label="Menu"
        onClose={() => setOpen(false)}
      >
        <div className={styles.top}>
          <div className={styles.account}>{open && <AccountSlot />}</div>
          <form method="dialog">
            <button type="submit" className={styles.toggle} aria-label="Tutup menu">
              <Icon name="close" />
            </button>
          </form>
        </div>
        <MenuContent navigation={navigation} />
      </dialog>
    </div>
  );
}

/** A window made wide hides the menu's button; an open menu would then lock the page. */
function useCloseOnWide(dialog: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)');
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dialog]);
}

function MenuContent({ navigation: { flat, groups, action } }: { navigation: SiteNavigation }) {
  const shown: readonly NavGroup[] = flat ? [{ label: 'Menu', links: flat }] : groups;
  return (
    <nav aria-label="Menu utama" className={styles.content}>
      {shown.map(({ label, links }) => (
        <section key={label} aria-label={label}>
          {!flat && <p className={styles.heading}>{label}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.page}>
                <CurrentLink to={link.to} className={styles.link}>
                  {link.label}
                </CurrentLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {action && (
        <ButtonLink to={action.to} block>
          {action.label}
        </ButtonLink>
      )}
    </nav>
  );
}
