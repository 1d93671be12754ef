import { cx } from '../cx';
import { formatCompact, formatNumber } from '../format';
import styles from './column-chart.module.css';
import { monthMarks } from './month-axis';
import { type Datum, fraction, ticks } from './scale';

/** The share of its place that a column takes, and what it takes of the plot at most, in per cent. */
const COLUMN = 0.7;
const WIDEST = 8;

/** How many values have room above their columns on a phone, and on a wide chart. */
const MOST_VALUES = { phone: 6, wide: 12 };

interface ColumnChartProps {
  /** By month, "Jan 2026", without a gap: a month with nothing is 0. */
  data: readonly Datum[];
  /** What assistive technology hears in the drawing's place. */
  label: string;
  /** How a value is written in the tip of its column. */
  format?: (value: number) => string;
}

/** A column for each month; its exact value is in its tip and in the table of the figure. */
export function ColumnChart({ data, label, format = formatNumber }: ColumnChartProps) {
  const marks = ticks(Math.max(0, ...data.map(({ value }) => value)));
  const max = marks.at(-1) ?? 1;
  const pitch = 100 / Math.max(1, data.length);
  const middle = (index: number) => `${(index + 0.5) * pitch}%`;
  return (
    <div className={styles.frame}>
      <div className={styles.chart} role="img" aria-label={label}>
        <div className={styles.plot}>
          {marks.map((mark) => (
            <span key={mark} className={styles.mark} style={{ bottom: `${(mark / max) * 100}%` }}>
              <span>{formatCompact(mark)}</span>
            </span>
          ))}
          <svg aria-hidden="true" className={styles.drawing}>
            {data.map((datum, index) => (
              <Column
                key={datum.label}
                tip={`${datum.label}: ${format(datum.value)}`}
                part={fraction(datum.value, max)}
                {...{ index, pitch }}
              />
            ))}
          </svg>
          {data.length <= MOST_VALUES.wide &&
            data.map(({ label: name, value }, index) => (
              <span
                key={name}
                className={cx(styles.value, data.length > MOST_VALUES.phone && styles.wide)}
                style={{ left: middle(index), bottom: `${fraction(value, max) * 100}%` }}
              >
                {formatCompact(value)}
              </span>
            ))}
        </div>
        <Months labels={data.map((datum) => datum.label)} middle={middle} />
      </div>
    </div>
  );
}

interface ColumnProps {
  tip: string;
  /** Of the plot's height, from 0 to 1. */
  part: number;
  index: number;
  /** From one column to the next, in per cent of the plot. */
  pitch: number;
}

/** One column with its tip, which shows wherever the pointer is above its month. */
function Column({ tip, part, index, pitch }: ColumnProps) {
  const width = Math.min(pitch * COLUMN, WIDEST);
  const place = { x: `${(index + 0.5) * pitch - width / 2}%`, width: `${width}%` };
  return (
    <g>
      <title>{tip}</title>
      <rect x={`${index * pitch}%`} width={`${pitch}%`} height="100%" className={styles.ground} />
      <rect {...place} y={`${(1 - part) * 100}%`} height={`${part * 100}%`} rx="2" />
      {/* A month with nothing is there too. */}
      {part === 0 && (
        <rect {...place} y="100%" height="3" transform="translate(0 -3)" className={styles.none} />
      )}
    </g>
  );
}

interface MonthsProps {
  labels: readonly string[];
  middle: (index: number) => string;
}

function Months({ labels, middle }: MonthsProps) {
  return (
    <div className={styles.labels}>
      {monthMarks(labels).map(({ month, year, shows }, index) => (
        <span key={labels[index]} style={{ left: middle(index) }}>
          <span className={shows === 'always' ? undefined : styles[shows]}>{month}</span>
          {year !== '' && <span>{year}</span>}
        </span>
      ))}
    </div>
  );
}
