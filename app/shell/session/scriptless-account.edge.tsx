import { getMe } from '../../api/user';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './account-slot.module.css';
import { useOwnReading } from './scriptless-view';

/** The account's menu for who has no script: who is signed in, the way to their page, the way out. */
export function ScriptlessAccount() {
  const me = useOwnReading(getMe());
  if (me === null) return null;
  const name = (me.status === 'ready' && me.data.name) || 'Akun saya';
  return (
    <details className={styles.plain}>
      <summary>
        <Icon name="user" />
        <VisuallyHidden>Menu akun: {name}</VisuallyHidden>
      </summary>
      <div className={styles.menu}>
        <p className={styles.login}>{name}</p>
        <AppLink to={pagePath('welcome')} className={styles.login}>
          Halaman awal saya
        </AppLink>
        <AppLink to={pagePath('profile')} className={styles.login}>
          Profil
        </AppLink>
        <AppLink to={pagePath('my-data')} className={styles.login}>
          Data saya
        </AppLink>
        <form method="post" action="/session/logout">
          <button type="submit" className={styles.login}>
            Keluar
          </button>
        </form>
      </div>
    </details>
  );
}
