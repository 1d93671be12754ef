import { Icon } from './icon';
import styles from './tick-list.module.css';

/** Short statements with a tick each; `columns` lets them stand side by side where there is room. */
export function TickList({ texts, columns }: { texts: readonly string[]; columns?: boolean }) {
  return (
    <ul className={columns ? styles.columns : styles.list}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none moves.
        <li key={index}>
          <Icon name="check" size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}
