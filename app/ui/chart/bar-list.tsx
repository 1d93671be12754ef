import { AppLink } from '../app-link';
import { cx } from '../cx';
import { formatNumber } from '../format';
import styles from './bar-list.module.css';
import { type Datum, fraction } from './scale';

interface BarListProps {
  data: readonly (Datum & { readonly to?: string })[];
  /** Where the bars end; by default at the largest value. */
  max?: number;
  /** How a value is written; by default as a whole number. */
  format?: (value: number) => string;
  /** Numbers the rows from this on. */
  rankFrom?: number;
  /** The labels whose rows stand out. */
  highlighted?: readonly string[];
}

/** Horizontal bars, each with its name and its value as text, so that no table is needed beside it. */
export function BarList(props: BarListProps) {
  const { data, format = formatNumber, rankFrom, highlighted = [] } = props;
  const max = props.max ?? Math.max(0, ...data.map(({ value }) => value));
  const List = rankFrom === undefined ? 'ul' : 'ol';
  return (
    <List className={cx(styles.list, rankFrom !== undefined && styles.ranked)}>
      {data.map(({ label, value, to }, index) => (
        <li key={label} className={cx(styles.row, highlighted.includes(label) && styles.strong)}>
          {rankFrom !== undefined && <span className={styles.rank}>{rankFrom + index}</span>}
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
    </List>
  );
}
