import { pagePath } from '../../../../router/page-table';
import { loginHref } from '../../../../shell/session/login-link';
import { ButtonLink } from '../../../../ui/button';
import { Container } from '../../../../ui/container';
import styles from './sign-in-band.module.css';

/** Above the second page: the way in for those who have an account. */
export function SignInBand() {
  return (
    <aside className={styles.band} aria-label="Masuk">
      <Container className={styles.inner ?? ''}>
        <p>Sudah punya akun? Masuk untuk melanjutkan kelasmu.</p>
        <ButtonLink to={loginHref(pagePath('welcome'))} reloadDocument size="small">
          Masuk
        </ButtonLink>
      </Container>
    </aside>
  );
}
