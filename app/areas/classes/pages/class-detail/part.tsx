import type { ReactNode } from 'react';
import styles from './content.module.css';

/** A titled part that can be linked to. */
export function Part(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-judul`}>
      <h2 id={`${id}-judul`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
