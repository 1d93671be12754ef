import type { ReactNode } from 'react';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { useDropdown } from '../../ui/use-dropdown';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './account-menu.module.css';
import { roleLabels } from './role-labels';
import { useSignOut } from './sign-out';
import { useWho } from './use-who';

interface AccountMenuProps {
  /** Shown where the platform says that the session is over. */
  signIn: ReactNode;
}

/** The signed-in visitor's menu: who they are, the way to their start page, the way out. */
export default function AccountMenu({ signIn }: AccountMenuProps) {
  const who = useWho();
  const { root, toggle, list } = useDropdown<HTMLDivElement>();
  const signOut = useSignOut();
  if (who === null) return signIn;
  const user = who.status === 'ready' ? who.data : null;
  const name = user?.name || 'Akun saya';
  return (
    <div ref={root} className={styles.root}>
      <button {...toggle} className={styles.button}>
        {user ? <Avatar name={name} src={user.photo} size={40} /> : <Icon name="user" />}
        <VisuallyHidden>Menu akun: {name}</VisuallyHidden>
      </button>
      <div {...list} className={styles.menu}>
        <p className={styles.name}>{name}</p>
        {user?.role && <p className={styles.role}>{roleLabels[user.role]}</p>}
        <ul>
          <li>
            <AppLink to={pagePath('welcome')} className={styles.item}>
              Halaman awal saya
            </AppLink>
          </li>
          <li>
            <AppLink to={pagePath('profile')} className={styles.item}>
              Profil
            </AppLink>
          </li>
          <li>
            <AppLink to={pagePath('my-data')} className={styles.item}>
              Data saya
            </AppLink>
          </li>
          <li>
            <button
              type="button"
              className={styles.item}
              // Not disabled: a browser takes focus from a button that is.
              aria-disabled={signOut.isLeaving}
              onClick={signOut.press}
            >
              {signOut.isLeaving ? 'Sedang keluar…' : 'Keluar'}
            </button>
            <p role="status" className={styles.notice}>
              {signOut.problem}
            </p>
          </li>
        </ul>
      </div>
      {signOut.dialog}
    </div>
  );
}
