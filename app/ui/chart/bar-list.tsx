import { AppLink } from '../app-link';
import { cx } from '../cx';
import { formatNumber } from '../format';
import styles from './bar-list.module.css';
import { type Datum, fraction } from './scale';

interface BarListProps {
  /** `to` makes the name a link; `rank` stands before it, once every row has one. */
  data: readonly (Datum & { readonly to?: string; readonly rank?: number })[];
  /** Where the bars end; by default at the largest value. */
  max?: number;
  /** How a value is written; by default as a whole number. */
  format?: (value: number) => string;
}

/** Horizontal bars, each with its name and its value as text, so that no table is needed beside it. */
export function BarList(props: BarListProps) {
  const { data, format = formatNumber } = props;
  const max = props.max ?? Math.max(0, ...data.map(({ value }) => value));
  const isRanked = data.every(({ rank }) => rank !== undefined);
  return (
    <ul className={cx(styles.list, isRanked && styles.ranked)}>
      {data.map(({ label, value, to, rank }) => (
        <li key={label} className={styles.row}>
          {isRanked && <span className={styles.rank}>{rank}</span>}
          <span className={styles.label}>{to ? <AppLink to={to}>{label}</AppLink> : label}</span>
          <span className={styles.value}>{format(value)}</span>
          <svg aria-hidden="true" className={styles.track} height="8" width="100%">
            <rect width="100%" height="8" rx="4" className={styles.ground} />
            <rect
              width={`${fraction(value, max) * 100}%`}
              height="8"
              rx="4"
              className={styles.bar}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
