import createDOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'blockquote', 'code', 'pre'],
  ...['ul', 'ol', 'li', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const ALLOWED_ATTR = ['href', 'title', 'colspan', 'rowspan'];

const purifier = createDOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement) || !/^https?:/i.test(node.getAttribute('href') ?? '')) {
    return;
  }
  node.target = '_blank';
  node.rel = 'noopener noreferrer';
});

/** HTML from the platform as text with simple structure: no scripts, styles, pictures or frames. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(
    () => purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false }),
    [html],
  );
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser has just been over it.
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
