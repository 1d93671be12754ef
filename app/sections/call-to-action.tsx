import { type ReactNode, useId } from 'react';
import { ActionRow, Container } from '../ui/container';
import { Motif } from '../ui/motif';
import styles from './call-to-action.module.css';

type CallToActionProps = { title: string; text: string; children: ReactNode };

/** A landing's end: one sentence and the way on, on the brand's cloth. `children` are the buttons. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-ending="">
      <Container>
        <div className={styles.panel}>
          <div className={styles.cloth}>
            <Motif size="6rem" />
          </div>
          <div className={styles.text}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
            <ActionRow>{children}</ActionRow>
          </div>
        </div>
      </Container>
    </section>
  );
}
