/**
 * Tables as files that spreadsheets open: RFC 4180, with a byte order mark, without which some of them
 * take UTF-8 for something else.
 */

/** A number is written as its digits, so that it can be summed; everything else is a text. */
export type CsvCell = string | number;

const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula, also in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A table as CSV: its columns' names first, each row on a line of its own. */
export function csvOf(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [columns, ...rows].map((cells) => cells.map(written).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // Somebody else's words must not be worked out by the spreadsheet that they are opened in.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
