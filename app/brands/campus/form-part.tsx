import type { ReactNode } from 'react';
import { Container } from '../../ui/container';
import styles from './form-part.module.css';

interface FormPartProps {
  id: string;
  /** Its place in the form. */
  letter: string;
  title: string;
  /** What is chosen for the whole part. */
  choice?: ReactNode;
  children: ReactNode;
}

/** A lettered part of the form that this landing is. */
export function FormPart({ id, letter, title, choice, children }: FormPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Container>
        <div className={styles.frame}>
          <div className={styles.bar}>
            <span aria-hidden="true">{letter}</span>
            <h2 id={id}>{title}</h2>
            {choice}
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
