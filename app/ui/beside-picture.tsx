import type { ReactNode } from 'react';
import styles from './beside-picture.module.css';
import { Container } from './container';

/** What is told of somebody or something beside its picture, which on a desk stays in view. */
export function BesidePicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Container className={styles.body ?? ''}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.main}>{children}</div>
    </Container>
  );
}
