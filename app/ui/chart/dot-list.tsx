import styles from './dot-list.module.css';
import { type Datum, fraction } from './scale';

interface DotListProps {
  data: readonly (Datum & { readonly rank: number })[];
  /** The axis from its first tick to its last, which need not be 0. */
  ticks: readonly number[];
  format: (value: number) => string;
  /** Says what the axis is: "Skala 50–100". */
  caption: string;
}

/**
 * Ranked values as places on one axis. A bar that does not begin at 0 lies about how many times more
 * one value is; a dot's place says only where it stands, so values that lie close can be told apart.
 */
export function DotList({ data, ticks, format, caption }: DotListProps) {
  const first = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - first;
  const placeOf = (value: number) => `${fraction(value - first, span) * 100}%`;
  return (
    <div className={styles.chart}>
      <p className={styles.caption}>{caption}</p>
      <div aria-hidden="true" className={styles.axis}>
        {ticks.map((tick) => (
          <span key={tick} style={{ left: placeOf(tick) }}>
            {tick}
          </span>
        ))}
      </div>
      <ul className={styles.list}>
        {data.map(({ label, value, rank }) => (
          <li key={label} className={styles.row}>
            <span className={styles.rank}>{rank}</span>
            <span>{label}</span>
            <span className={styles.value}>{format(value)}</span>
            <svg aria-hidden="true" className={styles.track} height="14" width="100%">
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x1={placeOf(tick)}
                  x2={placeOf(tick)}
                  y2="14"
                  className={styles.tick}
                />
              ))}
              <line x2="100%" y1="7" y2="7" className={styles.line} />
              <circle cx={placeOf(value)} cy="7" r="6" className={styles.dot} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
