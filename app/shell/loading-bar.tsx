import styles from './loading-bar.module.css';

type LoadingBarProps = {
  phase: 'hidden' | 'waiting' | 'running' | 'finished' | 'failed';
  /** 0 to 100. */
  percent: number;
};

/** The thin line at the top while something loads; red when it failed. */
export function LoadingBar({ phase, percent }: LoadingBarProps) {
  if (phase === 'hidden' || phase === 'waiting') return null;
  const shown = phase === 'running' ? percent : 100;
  return (
    <div role="status">
      <div
        role="progressbar"
        aria-label="Memuat halaman"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown)}
        className={styles.track}
        data-phase={phase}
      >
        <div className={styles.bar} style={{ scale: `${shown / 100} 1` }} />
      </div>
    </div>
  );
}
