import { formatCompact } from '../format';
import styles from './line-chart.module.css';
import { areaPath, type Datum, linePath, plotPoints, shownLabels, ticks } from './scale';

/** How many month names fit below a phone's chart. */
const MOST_LABELS = 4;

interface LineChartProps {
  data: readonly Datum[];
  /** What assistive technology hears in the drawing's place. */
  label: string;
}

/**
 * Values over time. The line is drawn in a square of 100 that is stretched to the plot, while the
 * texts stand beside it in their own size: they stay legible at every width.
 */
export function LineChart({ data, label }: LineChartProps) {
  const marks = ticks(Math.max(0, ...data.map(({ value }) => value)));
  const max = marks.at(-1) ?? 1;
  const points = plotPoints(
    data.map(({ value }) => value),
    max,
  );
  const last = points.at(-1);
  const shown = shownLabels(data.length, MOST_LABELS);
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.plot}>
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} style={{ bottom: `${(mark / max) * 100}%` }}>
            <span>{formatCompact(mark)}</span>
          </span>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          <path d={areaPath(points)} className={styles.area} />
          <path d={linePath(points)} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
        {last && <span className={styles.end} style={{ left: `${last.x}%`, top: `${last.y}%` }} />}
      </div>
      <div className={styles.labels}>
        {data.map((datum, index) => {
          const point = points[index];
          if (!point || !shown.has(index)) return null;
          return (
            <span key={datum.label} style={{ left: `${point.x}%` }}>
              {datum.label}
            </span>
          );
        })}
      </div>
    </div>
  );
}
