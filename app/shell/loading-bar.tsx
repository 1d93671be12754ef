import styles from './loading-bar.module.css';

type LoadingBarProps = {
  /** 0 to 100. */
  percent: number;
  failed: boolean;
  visible: boolean;
};

/** The thin line at the top while something loads; red when it failed. */
export function LoadingBar({ percent, failed, visible }: LoadingBarProps) {
  if (!visible) return null;
  return (
    <div
      role="progressbar"
      aria-label="Memuat halaman"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={styles.track}
      data-failed={failed || undefined}
    >
      <div className={styles.bar} style={{ scale: `${percent / 100} 1` }} />
    </div>
  );
}
