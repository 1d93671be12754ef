import { useEffect, useMemo, useRef } from 'react';
import { useBoot } from '../../core/app-context';
import { cx } from '../cx';
import styles from './rich-text.module.css';
import { type SafeText, safeText } from './safe-html';
import { mendBroken, playPressed } from './text-media';

/** The level of headings below a section's own title. */
const BELOW_SECTION = 3;

/** HTML from the platform as part of a section: its headings stand below the section's, which says so without it. */
export function RichText({ html }: { html: string }) {
  const { savesData } = useBoot();
  const text = useMemo(() => safeText(html, BELOW_SECTION, savesData), [html, savesData]);
  if (html === '') return <p>Keterangannya menyusul.</p>;
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
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: text } = ref;
    text?.addEventListener('click', playPressed);
    // Of each picture on its own: it does not rise.
    text?.addEventListener('error', mendBroken, true);
    return () => {
      text?.removeEventListener('click', playPressed);
      text?.removeEventListener('error', mendBroken, true);
    };
  }, []);
  return (
    <div
      ref={ref}
      className={className}
      data-below={below}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from safeText alone.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
