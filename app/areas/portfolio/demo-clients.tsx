import styles from './demo-clients.module.css';
import type { PortfolioItem } from './item';

/** Says once, below a list, that clients in it are made up for show; nothing where none is. */
export function DemoClients({ items }: { items: readonly PortfolioItem[] }) {
  const names = items.filter(({ isDemo }) => isDemo).map(({ clientName }) => clientName);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat('id').format(names);
  return <p className={styles.note}>Data contoh: {list}.</p>;
}
