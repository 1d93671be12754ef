/** The one way HTML from the platform becomes HTML of a page: sanitised, its headings put in place. */
import createDOMPurify from 'dompurify';
import { createHeadingIds } from './heading-ids';

const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'blockquote', 'code', 'pre'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
];
const ALLOWED_ATTR = ['href', 'title', 'colspan', 'rowspan'];
const HEADINGS = 'h1,h2,h3,h4,h5,h6';
const LOWEST = 6;

const purifier = createDOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement) || !/^https?:/i.test(node.getAttribute('href') ?? '')) {
    return;
  }
  node.target = '_blank';
  node.rel = 'noopener noreferrer';
});

/** A heading of the text that can be linked to. */
export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

export interface SafeText {
  readonly html: string;
  /** Headings of the text's highest level, in order. */
  readonly headings: readonly TextHeading[];
}

/**
 * Sanitises some HTML: text with simple structure, no scripts, styles, pictures or frames. Its
 * highest heading becomes one of level `top`, the others keep their distance to it, so that the
 * page's outline has no gaps. Headings of that level get ids.
 */
export function safeText(html: string, top: number): SafeText {
  const holder = document.createElement('div');
  holder.innerHTML = purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
  });
  const found = [...holder.querySelectorAll(HEADINGS)];
  const levels = found.map(({ localName }) => Number(localName.slice(1)));
  const highest = Math.min(...levels);
  const idOf = createHeadingIds();
  const headings = found.flatMap((heading, index) => {
    const level = Math.min(LOWEST, (levels[index] ?? highest) - highest + top);
    const moved = document.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
    const text = (moved.textContent ?? '').trim();
    if (level !== top || text === '') return [];
    moved.id = idOf(text);
    return [{ id: moved.id, text }];
  });
  return { html: holder.innerHTML, headings };
}
