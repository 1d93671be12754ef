import { Spinner } from '../ui/spinner';
import styles from './screen.module.css';

/** What stands on the page while set-up runs (spec section 2). */
export function LoadingScreen() {
  return (
    <div aria-busy="true" className={styles.loading}>
      <Spinner size={36} label="Memuat halaman" />
    </div>
  );
}
