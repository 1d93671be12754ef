import styles from './skip-link.module.css';

/** The id of the page's main part, which the skip link leads to. */
export const CONTENT_ID = 'isi';

/** First in tab order: leads past the header, and moves focus there, not only the view. */
export function SkipLink({ isOutOfReach }: { isOutOfReach: boolean }) {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className={styles.skip}
      inert={isOutOfReach}
      onClick={(event) => {
        event.preventDefault();
        const content = document.getElementById(CONTENT_ID);
        content?.focus();
        content?.scrollIntoView();
      }}
    >
      Lewati ke isi
    </a>
  );
}
