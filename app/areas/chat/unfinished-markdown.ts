/**
 * The end of an answer that is still growing, so that nobody sees marks which are about to become
 * something: what may be anything yet is held back, what has begun is closed for now. Nothing is escaped
 * which stands as it is in the finished answer.
 */
import { closeMarks } from './close-marks';
import { isInFence } from './fences';
import { closeElements } from './inline-html';
import { holdBackMarks } from './markdown-text';

/** The text as it is shown for now. */
export function unfinishedMarkdown(text: string): string {
  if (isInFence(text)) return text;
  return closeMarks(closeElements(withoutTableHead(holdBackMarks(text))));
}

const DELIMITERS = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/;

/** What may yet become a line of delimiters. */
const PERHAPS_DELIMITERS = /^[ \t>|:-]*$/;

/**
 * Without a table's head whose columns are not told yet: it would be shown as a line of bars. The
 * line of delimiters is whole once it has as many columns as the head.
 */
function withoutTableHead(text: string): string {
  const last = text.lastIndexOf('\n') + 1;
  const before = last === 0 ? 0 : text.lastIndexOf('\n', last - 2) + 1;
  const line = text.slice(last);
  const above = last === 0 ? '' : text.slice(before, last - 1);
  if (barsIn(above) === 0) return barsIn(line) === 0 ? text : text.slice(0, last);
  const isHead = barsIn(lineBefore(text, before)) === 0 && !DELIMITERS.test(above);
  const isTold = DELIMITERS.test(line) && columnsIn(line) >= columnsIn(above);
  return isHead && PERHAPS_DELIMITERS.test(line) && !isTold ? text.slice(0, before) : text;
}

/** The line that ends before a place; empty for none. */
function lineBefore(text: string, at: number): string {
  if (at === 0) return '';
  return text.slice(text.lastIndexOf('\n', at - 2) + 1, at - 1);
}

/** Columns of a row, with or without bars at its ends. */
function columnsIn(line: string): number {
  const row = line.replace(/^[ \t>]*\|?/, '').trimEnd();
  return barsIn(row.endsWith('|') ? row.slice(0, -1) : row) + 1;
}

/** Bars that may tell columns apart: none of code. */
function barsIn(line: string): number {
  if (!line.includes('|')) return 0;
  // Without looking behind, which Safari 15 and 16.3 cannot read.
  return line.replace(/`[^`]*`|\\\|/g, '').split('|').length - 1;
}
