import type { Podcast } from '../../api/podcast';
import { seedOf } from '../../art/identity/seed';
import { waveHeights } from '../../art/wave-heights';
import styles from './wave.module.css';

interface WaveProps {
  episode: Pick<Podcast, 'title' | 'durationSeconds'>;
  /** How much has been heard, from 0 to 1. */
  heard?: number;
}

/** The sound of an episode as bars, the same as on its sleeve; what has been heard is in another colour. */
export function Wave({ episode: { title, durationSeconds }, heard = 0 }: WaveProps) {
  const heights = waveHeights(durationSeconds, seedOf(title));
  const path = heights.map(barAt).join('');
  return (
    <svg
      viewBox={`0 0 ${heights.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.wave}
    >
      <path d={path} />
      {heard > 0 && (
        <path
          d={path}
          className={styles.heard}
          style={{ clipPath: `inset(0 ${100 - Math.min(1, heard) * 100}% 0 0)` }}
        />
      )}
    </svg>
  );
}

/** A bar in a box that is 100 high, one unit wide each. */
function barAt(height: number, index: number): string {
  const half = Math.round(height * 50);
  return `M${index + 0.5} ${50 - half}v${half * 2}`;
}
