import type { ReactNode } from 'react';
import { ActionRow, Container } from '../ui/container';
import { Motif } from '../ui/motif';
import styles from './hero.module.css';

type HeroProps = {
  eyebrow?: string;
  title: string;
  lead: string;
  actions: ReactNode;
  /** Stands on the art's lower edge: a note, a card. */
  note?: ReactNode;
};

/** A landing's opening: the promise, what to do next, and the brand's cloth as picture. */
export function Hero({ eyebrow, title, lead, actions, note }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Container className={styles.inner ?? ''}>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 id="hero-title" className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <ActionRow>{actions}</ActionRow>
        </div>
        <div className={styles.art}>
          <div className={styles.sheet}>
            <Motif size="var(--hero-tile)" />
          </div>
          <div className={styles.patch}>
            <Motif size="2.5rem" seed={3} />
          </div>
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </Container>
    </section>
  );
}
