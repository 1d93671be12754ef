import { EmptyState } from '../../../../ui/feedback';
import styles from './podium.module.css';
import type { Ranked } from './ranking';

/** The first three; the middle one stands highest where there is room for all side by side. */
export function Podium(props: { places: readonly Ranked[]; format: (value: number) => string }) {
  const { places, format } = props;
  if (places.length === 0) return <EmptyState title="Belum ada peringkat" />;
  return (
    <ol className={styles.podium}>
      {places.map(({ id, rank, name, value }) => (
        <li key={id} className={styles.place}>
          <span className={styles.rank}>{rank}</span>
          <strong className={styles.name}>{name}</strong>
          <span>{format(value)}</span>
        </li>
      ))}
    </ol>
  );
}
