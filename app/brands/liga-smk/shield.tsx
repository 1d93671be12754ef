import { cx } from '../../ui/cx';
import { crestOf, SHIELD } from './crest';
import styles from './shield.module.css';

/** The crest of a province or a team, beside its name. */
export function Shield({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  const { field, sign, isSecond } = crestOf(name);
  return (
    <svg
      viewBox="0 0 32 32"
      className={cx(styles.shield, isSecond && styles.second, isLarge && styles.large)}
      aria-hidden="true"
    >
      <path d={SHIELD} />
      <path d={field} className={styles.field} />
      <path d={sign} className={styles.sign} />
    </svg>
  );
}
