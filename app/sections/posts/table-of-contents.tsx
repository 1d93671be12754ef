import { useId } from 'react';
import type { TextHeading } from '../../ui/rich-text/safe-html';
import styles from './table-of-contents.module.css';

/** A text with fewer parts is taken in at one look. */
const FEWEST_PARTS = 2;

/** The parts of a long text, beside it on wide screens. */
export function Contents({ headings }: { headings: readonly TextHeading[] }) {
  const id = useId();
  if (headings.length < FEWEST_PARTS) return null;
  return (
    <nav aria-labelledby={id} className={styles.contents}>
      <h2 id={id} className={styles.title}>
        Isi tulisan
      </h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
