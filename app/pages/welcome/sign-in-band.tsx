import { useApp } from '../../app-context';
import { loginHref } from '../../features/account/login-link';
import { createSessionMark } from '../../features/account/session';
import { pagePath } from '../../route/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { Container } from '../../ui/layout';
import styles from './sign-in-band.module.css';

/** Above the second page: the way in for those who have an account, or who have just been there. */
export function SignInBand() {
  const mark = useApp().of(createSessionMark);
  return (
    <aside className={styles.band} aria-label="Masuk">
      <Container className={styles.inner ?? ''}>
        <p>Sudah punya akun? Masuk untuk melanjutkan kelasmu.</p>
        <div className={styles.actions}>
          <ButtonLink to={loginHref(pagePath('welcome'))} reloadDocument size="small">
            Masuk
          </ButtonLink>
          <Button size="small" variant="ghost" onClick={mark.remember}>
            Saya baru saja masuk
          </Button>
        </div>
      </Container>
    </aside>
  );
}
