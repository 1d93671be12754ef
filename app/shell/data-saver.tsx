import { useBoot } from '../core/app-context';
import styles from './data-saver.module.css';

/** The visitor's own word on saving data; the edge keeps it, and sends the page again. */
export function DataSaver() {
  const { savesData } = useBoot();
  return (
    <form method="post" action="/session/data-saver">
      <button
        type="submit"
        role="switch"
        aria-checked={savesData}
        name="hemat"
        value={+!savesData}
        className={styles.switch}
      >
        Hemat data: {savesData ? 'nyala' : 'mati'}
      </button>
    </form>
  );
}
