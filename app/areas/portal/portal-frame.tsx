import { useLocation } from 'react-router';
import { useBoot } from '../../core/app-context';
import { PortalIcon } from '../../sections/portal/portal-icons';
import { currentOf, sidebarOf } from '../../sections/portal/sidebar';
import { AssistantButton } from '../../shell/assistant-button';
import { Logo } from '../../shell/logo';
import { Radio } from '../../shell/radio/radio';
import { AccountSlot } from '../../shell/session/account-slot';
import { roleLabels } from '../../shell/session/role-labels';
import { useWho } from '../../shell/session/use-who';
import { AppLink } from '../../ui/app-link';
import { Loading, Skeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { useDrawer } from '../../ui/use-drawer';
import type { FrameProps } from './frame';
import styles from './portal-frame.module.css';

/** The frame round the pages of who is signed in: a bar above, their own pages beside. */
export default function PortalFrame({ children, isOutOfReach }: FrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar} inert={isOutOfReach}>
        <Drawer />
        <AppLink to="/" className={styles.home} aria-label="Beranda">
          <Logo />
        </AppLink>
        <div className={styles.radio}>
          <Radio />
        </div>
        <AssistantButton />
        <AccountSlot />
      </header>
      <aside className={styles.side} aria-label="Portal" inert={isOutOfReach}>
        <Sidebar />
      </aside>
      {children}
    </div>
  );
}

/** The pages of the visitor's role, and the way back to the public ones. */
function Sidebar() {
  const who = useWho();
  const { tenant } = useBoot();
  const { pathname } = useLocation();
  if (who?.status === 'loading') return <SidebarSkeleton />;
  const role = who?.status === 'ready' ? who.data.role : null;
  const groups = sidebarOf(role);
  const current = currentOf(groups, pathname);
  return (
    <>
      {role !== null && (
        <nav aria-label="Menu portal" className={styles.nav}>
          {groups.map(({ label, links }) => (
            <section key={label} aria-label={label}>
              <p className={styles.group}>{label}</p>
              <ul>
                {links.map(({ page, label: text, icon, to }) => (
                  <li key={page}>
                    <AppLink
                      to={to}
                      className={styles.link}
                      aria-current={page === current ? 'page' : undefined}
                    >
                      <PortalIcon name={icon} />
                      {text}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      <div className={styles.foot}>
        {role !== null && <p>Masuk sebagai {roleLabels[role].toLowerCase()}</p>}
        <AppLink to="/" className={styles.link}>
          <Icon name="arrow-left" size={22} />
          Ke situs {tenant.name}
        </AppLink>
      </div>
    </>
  );
}

function SidebarSkeleton() {
  return (
    <Loading label="Memuat menu">
      <div className={styles.lines}>
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
      </div>
    </Loading>
  );
}

/** The sidebar on small screens. */
function Drawer() {
  const { open, toggle, panel } = useDrawer();
  return (
    <div className={styles.drawer}>
      <button {...toggle} className={styles.toggle} aria-label="Buka menu portal">
        <Icon name="menu" />
      </button>
      <dialog {...panel} className={styles.panel} aria-label="Menu portal">
        <form method="dialog">
          <button type="submit" className={styles.toggle} aria-label="Tutup menu">
            <Icon name="close" />
          </button>
        </form>
        {open && <Sidebar />}
      </dialog>
    </div>
  );
}
