import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../../ui/app-link';
import styles from './account-slot.module.css';
import { loginHref } from './login-link';
import { useLikelySession } from './session';

const AccountMenu = lazy(() => import('./account-menu'));

/** The header's account corner: the way in, or the signed-in visitor's menu, which loads when needed. */
export function AccountSlot() {
  const isLikely = useLikelySession();
  return (
    <div className={styles.slot}>
      {isLikely ? (
        <Suspense fallback={<span className={styles.waiting} />}>
          <AccountMenu />
        </Suspense>
      ) : (
        <LoginLink />
      )}
    </div>
  );
}

function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <AppLink to={loginHref(pathname + search)} reloadDocument className={styles.login}>
      Masuk
    </AppLink>
  );
}
