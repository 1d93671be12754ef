import styles from './board.module.css';
import type { BoardColumn } from './item';

/** A working board: what stood in each column. */
export function Board({ columns }: { columns: readonly BoardColumn[] }) {
  return (
    <ul className={styles.board}>
      {columns.map(({ title, cards }) => (
        <li key={title}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
