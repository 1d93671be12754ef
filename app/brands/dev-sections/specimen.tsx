import type { ReactNode } from 'react';
import { Container } from '../../ui/container';
import { Stack } from '../../ui/layout';
import styles from './specimen.module.css';
import { type GroupId, groups } from './table';

/** One group of the page, under its heading; `wide` for sections that are as wide as the page. */
export function Group({ id, children }: { id: GroupId; children: ReactNode }) {
  const { title, holds } = groups.find((group) => group.id === id) ?? { title: id, holds: [] };
  return (
    <section id={id} aria-labelledby={`${id}-judul`} className={styles.group}>
      <Container>
        <h2 id={`${id}-judul`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.holds}>{holds.join(', ')}</p>
      </Container>
      {children}
    </section>
  );
}

/** One component in some of its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Container className={styles.specimen ?? ''}>
      <h3 className={styles.name}>{name}</h3>
      <Stack>{children}</Stack>
    </Container>
  );
}
