import { plainText } from '../../router/plain-text';

/** Words a minute of somebody reading Indonesian prose without hurry. */
const PACE = 200;

/** Whole minutes it takes to read some HTML, at least one; 0 where there is nothing to read. */
export function readingMinutes(html: string): number {
  const text = plainText(html);
  return text === '' ? 0 : Math.max(1, Math.round(text.split(' ').length / PACE));
}
