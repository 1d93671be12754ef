import { AppLink } from '../../../../ui/app-link';
import { Icon } from '../../../../ui/icon';
import styles from './kind-picker.module.css';
import { type Kind, kinds } from './kinds';

const ORDER: readonly Kind[] = ['akun', 'sekolah', 'tim'];

/** The kinds side by side, each a link, so that a form can be linked to. */
export function KindPicker({ chosen, hrefOf }: { chosen: Kind; hrefOf: (kind: Kind) => string }) {
  return (
    <nav aria-label="Jenis pendaftaran" className={styles.picker}>
      <ul className={styles.kinds}>
        {ORDER.map((kind) => {
          const { icon, label, hint } = kinds[kind];
          return (
            <li key={kind}>
              <AppLink
                to={hrefOf(kind)}
                className={styles.kind}
                aria-current={kind === chosen ? 'true' : undefined}
                preventScrollReset
                viewTransition={false}
              >
                <Icon name={icon} />
                <span>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.hint}>{hint}</span>
                </span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
