import type { Scale } from '../../../../sections/disc/items';
import type { ScaleScore } from '../../../../sections/disc/scoring';
import { cx } from '../../../../ui/cx';
import styles from './quadrants.module.css';
import { scaleTexts } from './types';

/** In reading order: quick and task, quick and people, calm and task, calm and people. */
const PLACES: readonly Scale[] = ['D', 'I', 'C', 'S'];

/** Where somebody stands among the four styles, for the eye; the bars beside say the numbers. */
export function Quadrants({ scales, primary }: { scales: readonly ScaleScore[]; primary: Scale }) {
  const of = (scale: Scale) => scales.find((one) => one.scale === scale)?.percent ?? 0;
  const all = PLACES.reduce((sum, scale) => sum + of(scale), 0) || 1;
  const right = ((of('I') + of('S')) / all) * 100;
  const down = ((of('C') + of('S')) / all) * 100;
  return (
    <div className={styles.frame} aria-hidden="true">
      <p className={styles.axis}>Cepat</p>
      <div className={styles.plan}>
        {PLACES.map((scale) => (
          <div key={scale} className={cx(styles.quarter, scale === primary && styles.own)}>
            <strong>{scale}</strong>
            <span>{scaleTexts[scale].name}</span>
          </div>
        ))}
        <i className={styles.you} style={{ left: `${right}%`, top: `${down}%` }} />
      </div>
      <p className={styles.axis}>Tenang</p>
    </div>
  );
}
