import type { ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx';

type CardProps = {
  children: ReactNode;
  className?: string;
  /** The element: `article` for an item that makes sense alone, `li` inside a list. */
  as?: 'div' | 'article' | 'li';
  /**
   * Lifts on hover. The link inside it that carries `stretched` covers the card, so that the whole
   * card can be pressed while assistive technology hears one short link.
   */
  interactive?: boolean;
  /** Without inner space, for cards that open with a picture: wrap the rest in CardBody. */
  flush?: boolean;
};

/** The class name for the one link that should cover its card. */
export const stretched = styles.stretched ?? '';

/** A bordered surface for one item. */
export function Card({ children, className, as: Element = 'div', interactive, flush }: CardProps) {
  const name = cx(
    styles.card,
    interactive && styles.interactive,
    flush ? styles.flush : styles.body,
    className,
  );
  return <Element className={name}>{children}</Element>;
}

/** The padded part of a flush card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
