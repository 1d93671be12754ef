/**
 * The end of an answer that is still growing, so that nobody sees marks which are about to become
 * something: what may be anything yet is held back, what has begun is closed for now.
 *
 * Closing is remend's work, on the last paragraph alone. It differs here in that half links and
 * pictures wait instead of being shown as text, and in that nothing is escaped which stands as it is
 * in the finished answer.
 */
import remend, { type RemendOptions } from 'remend';
import { holdBackMarks, isInFence } from './markdown-text';

/** Longer paragraphs are left as they are: each piece that comes would have them looked through. */
const LONGEST_MENDED = 8000;

const OPTIONS: RemendOptions = {
  linkMode: 'text-only',
  comparisonOperators: false,
  htmlTags: false,
  setextHeadings: false,
  singleTilde: false,
};

/** The text as it is shown for now. */
export function unfinishedMarkdown(text: string): string {
  if (isInFence(text)) return text;
  const held = withoutTableHead(holdBackMarks(text));
  const start = held.lastIndexOf('\n\n') + 1;
  if (held.length - start > LONGEST_MENDED) return held;
  return held.slice(0, start) + remend(held.slice(start), OPTIONS);
}

const ROW = /^[ \t>]*\|/;
const DELIMITERS = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/;

/**
 * Without a table's head whose columns are not told yet: it would be shown as a line of bars. The
 * line of delimiters is whole once it has as many bars as the head.
 */
function withoutTableHead(text: string): string {
  const last = text.lastIndexOf('\n') + 1;
  const before = last === 0 ? 0 : text.lastIndexOf('\n', last - 2) + 1;
  const line = text.slice(last);
  const above = last === 0 ? '' : text.slice(before, last - 1);
  if (!ROW.test(line)) return text;
  if (!ROW.test(above)) return text.slice(0, last);
  const isSecond = !ROW.test(lineBefore(text, before));
  const isTold = DELIMITERS.test(line) && barsIn(line) >= barsIn(above);
  return isSecond && !isTold ? text.slice(0, before) : text;
}

/** The line that ends before a place; empty for none. */
function lineBefore(text: string, at: number): string {
  if (at === 0) return '';
  return text.slice(text.lastIndexOf('\n', at - 2) + 1, at - 1);
}

function barsIn(line: string): number {
  return line.match(/(?<!\\)\|/g)?.length ?? 0;
}
