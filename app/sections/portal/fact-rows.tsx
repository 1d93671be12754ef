import type { ReactNode } from 'react';
import styles from './fact-rows.module.css';

/** Names and what they stand for, one below the other. */
export function FactRows({
  rows,
}: {
  rows: readonly (readonly [name: string, text: ReactNode])[];
}) {
  return (
    <dl>
      {rows.map(([name, text]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
