/** What stands round a page of the portal for who has no script; the edge alone renders it. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getMe, type User } from '../../api/user';
import { useBoot } from '../../core/app-context';
import type { QueryResult } from '../../data/query-result';
import { useCall } from '../../data/use-call';
import { pageRow } from '../../router/page-table';
import { maySee, whoSees } from '../../sections/portal/access';
import { PortalPage } from '../../sections/portal/portal-page';
import styles from '../../sections/portal/portal-page.module.css';
import { sidebarOf } from '../../sections/portal/sidebar';
import { loginHref } from '../../shell/session/login-link';
import { SCRIPTLESS_PAGES } from '../../shell/session/scriptless-pages';
import { AppLink } from '../../ui/app-link';
import { Button, ButtonLink } from '../../ui/button';

interface ScriptlessPortalProps {
  /** The page's name. */
  page: string;
  children: ReactNode;
}

/** The page for whom it is; for others why they do not see it, and the way on. */
export function ScriptlessPortal({ page, children }: ScriptlessPortalProps) {
  const { tenant } = useBoot();
  const me = useCall(getMe());
  return (
    <div data-own="" className={styles.scriptless}>
      <header className={styles.ways}>
        <AppLink to="/">{tenant.name}</AppLink>
        {me.status === 'ready' && <Ways user={me.data} />}
      </header>
      <main>
        <Shown page={page} me={me}>
          {children}
        </Shown>
      </main>
    </div>
  );
}

/** Their own pages, as far as they do without a script, and the way out. */
function Ways({ user: { role } }: { user: User }) {
  const links = sidebarOf(role).flatMap(({ links }) => links);
  return (
    <>
      <nav aria-label="Menu portal" className={styles.actions}>
        {links
          .filter(({ page }) => SCRIPTLESS_PAGES.includes(page))
          .map(({ page, label, to }) => (
            <ButtonLink key={page} variant="ghost" size="small" to={to}>
              {label}
            </ButtonLink>
          ))}
      </nav>
      <form method="post" action="/session/logout">
        <Button type="submit" variant="ghost" size="small">
          Keluar
        </Button>
      </form>
    </>
  );
}

function Shown({ page, me, children }: ScriptlessPortalProps & { me: QueryResult<User> }) {
  const { pathname, search } = useLocation();
  const { portal = 'any' } = pageRow(page) ?? {};
  // The edge has asked: what has no answer is a session that is over.
  if (me.status === 'loading') {
    return (
      <PortalPage
        title="Masuk dulu"
        lead="Halaman ini hanya untuk yang sudah masuk."
        actions={<ButtonLink to={loginHref(pathname + search)}>Masuk</ButtonLink>}
      >
        {null}
      </PortalPage>
    );
  }
  if (me.status === 'failed') {
    return (
      <PortalPage
        title="Halaman belum bisa dimuat"
        lead={me.problem.message}
        actions={<ButtonLink to={pathname + search}>Muat ulang</ButtonLink>}
      >
        {null}
      </PortalPage>
    );
  }
  if (!maySee(portal, me.data.role)) {
    return (
      <PortalPage title="Bukan halamanmu" lead={`Halaman ini untuk ${whoSees(portal)}.`}>
        {null}
      </PortalPage>
    );
  }
  return children;
}
