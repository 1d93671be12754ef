import { formatNumber } from '../format';
import { type Datum, shares } from './scale';
import styles from './share-bar.module.css';

/** The parts of a whole in one bar, with a legend that has the values as text. */
export function ShareBar({ data }: { data: readonly Datum[] }) {
  const parts = shares(data);
  return (
    <div className={styles.chart}>
      <div aria-hidden="true" className={styles.bar}>
        {data.map(({ label }, index) => (
          <span key={label} style={{ flexGrow: parts[index] ?? 0 }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {data.map(({ label, value }, index) => (
          <li key={label}>
            <span aria-hidden="true" className={styles.key} />
            <span>{label}</span>
            <strong>{formatNumber(parts[index] ?? 0)}%</strong>
            <span className={styles.count}>{formatNumber(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
