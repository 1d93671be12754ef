import type { ReactNode } from 'react';
import { type Art, ArtImage } from '../ui/art-image';
import { ActionRow, Container } from '../ui/container';
import styles from './hero.module.css';

type HeroProps = {
  eyebrow?: string;
  title: string;
  lead: string;
  actions: ReactNode;
  /** What is drawn; what title and lead are about, where it is left out. */
  art?: Art;
  /** What stands in place of a drawn picture. */
  scene?: ReactNode;
  /** Stands on the art's lower edge: a note, a card. */
  note?: ReactNode;
};

/** The opening of a page of its own: the promise, what to do next, and a scene of it. */
export function Hero({ eyebrow, title, lead, actions, scene, note, ...rest }: HeroProps) {
  const { art = { kind: 'works', seed: title, subject: lead } } = rest;
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
          {scene ?? <ArtImage art={art} width={960} height={600} eager className={styles.scene} />}
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </Container>
    </section>
  );
}
