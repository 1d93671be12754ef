import type { ReactNode } from 'react';
import { Container } from '../../ui/container';
import styles from './form-layout.module.css';

interface FormLayoutProps {
  /** The id that the form is labelled by. */
  id: string;
  title: string;
  /** What to know while filling the form in, beside it where there is room. */
  asideTitle: string;
  aside: ReactNode;
  children: ReactNode;
}

/** A page's form under its heading, with what helps to fill it in beside it. */
export function FormLayout({ id, title, asideTitle, aside, children }: FormLayoutProps) {
  const asideId = `${id}-bantuan`;
  return (
    <Container className={styles.layout ?? ''}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      <aside className={styles.side} aria-labelledby={asideId}>
        <h2 id={asideId}>{asideTitle}</h2>
        {aside}
      </aside>
    </Container>
  );
}
