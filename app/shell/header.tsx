import { useLook } from '../core/app-context';
import { pagePath } from '../router/page-table';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { AssistantButton } from './assistant-button';
import { CurrentLink } from './current-link';
import styles from './header.module.css';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavGroupMenu } from './nav-group-menu';
import { type SiteNavigation, useSiteNavigation } from './navigation';
import { Radio } from './radio/radio';
import { AccountSlot } from './session/account-slot';

interface HeaderProps {
  isOutOfReach: boolean;
  /** Whether it stands above a chapter, which is read without the tenant's pages in sight. */
  isQuiet: boolean;
}

/** The site's header: logo, radio, the tenant's pages, one button; a menu of its own on small screens. */
export function Header({ isOutOfReach, isQuiet }: HeaderProps) {
  const navigation = useSiteNavigation();
  const look = useLook();
  const { action, isLong } = navigation;
  return (
    <header className={styles.header} inert={isOutOfReach} data-long={isLong}>
      <div className={styles.bar}>
        <AppLink to="/" className={styles.home} aria-label="Beranda">
          <Logo on={look.header === 'board' ? 'deep' : 'ground'} />
        </AppLink>
        <div className={styles.radio}>
          <Radio />
        </div>
        {!isQuiet && <DesktopNavigation navigation={navigation} />}
        <div className={styles.ends}>
          <div className={styles.account}>
            <AccountSlot />
          </div>
          {action && !isQuiet && (
            <div className={styles.action}>
              <ButtonLink to={action.to} size="small">
                {action.label}
              </ButtonLink>
            </div>
          )}
          <AppLink to={pagePath('search')} className={styles.search} aria-label="Cari">
            <Icon name="search" />
          </AppLink>
          <AssistantButton />
          <MobileMenu navigation={navigation} />
        </div>
      </div>
    </header>
  );
}

function DesktopNavigation({ navigation: { flat, groups } }: { navigation: SiteNavigation }) {
  return (
    <nav aria-label="Menu utama" className={styles.navigation}>
      <ul className={styles.links}>
        {flat
          ? flat.map(({ page, label, to }) => (
              <li key={page}>
                <CurrentLink to={to} className={styles.link}>
                  {label}
                </CurrentLink>
              </li>
            ))
          : groups.map((group) => <NavGroupMenu key={group.label} group={group} />)}
      </ul>
    </nav>
  );
}
