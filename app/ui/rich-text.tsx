import { useMemo } from 'react';
import { cx } from './cx';
import styles from './rich-text.module.css';
import { type SafeText, safeText } from './safe-html';

/** The level of headings below a section's own title. */
const BELOW_SECTION = 3;

/** HTML from the platform as part of a section: its headings stand below the section's. */
export function RichText({ html }: { html: string }) {
  const text = useMemo(() => safeText(html, BELOW_SECTION), [html]);
  return <Markup html={text.html} className={styles.text} />;
}

/** A text that is the page's matter, set for reading at length. */
export function LongText({ text }: { text: SafeText }) {
  return <Markup html={text.html} className={cx(styles.text, styles.long)} below="list" />;
}

interface MarkupProps {
  html: string;
  className: string | undefined;
  /** What of it lies below what a phone shows first (below.css). */
  below?: 'list';
}

function Markup({ html, className, below }: MarkupProps) {
  return (
    <div
      className={className}
      data-below={below}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from safeText alone.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
