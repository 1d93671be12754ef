import { useEffect, useRef } from 'react';
import { cx } from '../cx';
import { type PlacedText, PlatformText } from './platform-text';
import styles from './rich-text.module.css';
import { mendBroken, playPressed } from './text-media';

/** The level of headings below a section's own title. */
const BELOW_SECTION = 3;

/** HTML from the platform as part of a section: its headings stand below the section's, which says so without it. */
export function RichText({ html }: { html: string }) {
  if (html === '') return <p>Keterangannya menyusul.</p>;
  return (
    <PlatformText html={html} top={BELOW_SECTION}>
      {(text) => <Markup text={text} className={styles.text} />}
    </PlatformText>
  );
}

/** A text that is the page's matter, set for reading at length. */
export function LongText({ text }: { text: PlacedText }) {
  return <Markup text={text} className={cx(styles.text, styles.long)} below="list" />;
}

interface MarkupProps {
  text: PlacedText;
  className: string | undefined;
  /** What of it lies below what a phone shows first (below.css). */
  below?: 'list';
}

function Markup({ text: { id, html }, className, below }: MarkupProps) {
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
      id={id}
      className={className}
      data-below={below}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from safeText alone (platform-text.tsx).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
