import { pagePath } from '../router/page-table';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { NeedsScript } from '../ui/needs-script';
import { useDrawer } from '../ui/use-drawer';
import { CurrentLink } from './current-link';
import { FOOTER_MENU_ID } from './footer';
import styles from './mobile-menu.module.css';
import type { NavGroup, SiteNavigation } from './navigation';
import { AccountSlot } from './session/account-slot';

/**
 * The menu on small screens. What it lists the footer lists too: it is made when it is opened, which
 * scripts alone can.
 */
export function MobileMenu({ navigation }: { navigation: SiteNavigation }) {
  const { open, toggle, panel } = useDrawer();
  return (
    <div className={styles.menu}>
      <button {...toggle} data-scripted="" className={styles.toggle} aria-label="Buka menu">
        <Icon name="menu" />
      </button>
      <NeedsScript>
        <a href={`#${FOOTER_MENU_ID}`} className={styles.jump}>
          Menu
        </a>
      </NeedsScript>
      <dialog {...panel} className={styles.panel} aria-label="Menu">
        <div className={styles.top}>
          <div className={styles.account}>{open && <AccountSlot />}</div>
          <form method="dialog">
            <button type="submit" className={styles.toggle} aria-label="Tutup menu">
              <Icon name="close" />
            </button>
          </form>
        </div>
        {open && <MenuContent navigation={navigation} />}
      </dialog>
    </div>
  );
}

function MenuContent({ navigation: { flat, groups, action } }: { navigation: SiteNavigation }) {
  const shown: readonly NavGroup[] = flat ? [{ label: 'Menu', links: flat }] : groups;
  return (
    <nav aria-label="Menu utama" className={styles.content}>
      <CurrentLink to={pagePath('search')} className={styles.link}>
        Cari
      </CurrentLink>
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
