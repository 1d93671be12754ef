import { useLocation } from 'react-router';
import { ScriptlessAccount } from '#scriptless-account';
import { useBoot } from '../../core/app-context';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import styles from './account-slot.module.css';
import { canSignIn, loginHref } from './login-link';
import { useSignedIn } from './session';

const accountMenu = lazyPart(() => import('./account-menu'));

/** The header's account corner: the way in, or the signed-in visitor's menu, which loads when needed. */
export function AccountSlot() {
  const isSignedIn = useSignedIn();
  const { tenant } = useBoot();
  if (!canSignIn(tenant)) return null;
  return (
    <div className={styles.slot}>
      <noscript>{import.meta.env.SSR && <ScriptlessAccount />}</noscript>
      {isSignedIn ? (
        <LazyBoundary
          part={accountMenu}
          waiting={<span className={styles.waiting} />}
          failed={() => <AccountLink />}
        >
          {(AccountMenu) => <AccountMenu signIn={<LoginLink />} />}
        </LazyBoundary>
      ) : (
        <LoginLink />
      )}
    </div>
  );
}

/** The way to what the menu holds, where the menu itself cannot be had. */
function AccountLink() {
  return (
    <AppLink to={pagePath('welcome')} className={styles.login}>
      Akun saya
    </AppLink>
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
