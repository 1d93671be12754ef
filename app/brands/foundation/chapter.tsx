import type { ReactNode } from 'react';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import styles from './chapter.module.css';
import { type ChapterId, chapters } from './content';

interface ChapterProps {
  id: ChapterId;
  ground?: 'raised' | 'deep';
  children: ReactNode;
}

/** A chapter of the report: its number and title in the margin, and the way back to the contents. */
export function Chapter({ id, ground, children }: ChapterProps) {
  const index = chapters.findIndex((chapter) => chapter.id === id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-judul`}
      className={cx(styles.chapter, ground && styles[ground])}
    >
      <Container className={styles.page ?? ''}>
        <div className={styles.margin}>
          <p className={styles.number} aria-hidden="true">
            {index + 1}
          </p>
          <h2 id={`${id}-judul`}>{chapters[index]?.title}</h2>
          <a href="#daftar-isi">Kembali ke daftar isi</a>
        </div>
        <div className={styles.text}>{children}</div>
      </Container>
    </section>
  );
}
