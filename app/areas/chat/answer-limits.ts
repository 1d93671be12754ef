/**
 * How much of an answer is drawn. A model that has lost its way repeats itself for pages, and what
 * it writes must never hold the page up. Copying takes the whole answer all the same.
 */
import { fenceAfter } from './fences';

/** Characters that are looked at: long tables may be among them, and are cut. */
export const LONGEST_READ = 2 * 1024 * 1024;

/** Characters that are drawn at all. */
export const LONGEST_SHOWN = 256 * 1024;

/** Characters that are read at once for the blocks they are: a longer block is shown as it came. */
export const LONGEST_FORMATTED = 64 * 1024;

/** A table's rows below its header, and its columns. */
export const MOST_ROWS = 200;
export const MOST_COLUMNS = 30;

/** The first `most` characters of a text, cut at the end of a line where one is near. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const line = text.lastIndexOf('\n', most - 1) + 1;
  if (line > most / 2) return text.slice(0, line);
  const isPair = text.charCodeAt(most - 1) >> 10 === 0x36;
  return text.slice(0, isPair ? most - 1 : most);
}

/**
 * Markdown whose long tables are cut, each with a sentence below it that says so. Goes by lines, as
 * tables do; what stands between fences is code.
 */
export function cutTables(text: string): string {
  if (!text.includes('|')) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  let fence = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    fence = fenceAfter(fence, line);
    if (fence === '' && line.includes('|') && DELIMITERS.test(lines[at + 1] ?? '')) {
      const end = tableEnd(lines, at + 2);
      kept.push(...cutTable(lines.slice(at, end)));
      at = end - 1;
    } else {
      kept.push(line);
    }
  }
  return kept.join('\n');
}

/** What may stand before a line's own text: blanks, and the marks of quotations. */
const DELIMITERS = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
const BLANK = /^[ \t>]*$/;

/** The first line that is no row any more. */
function tableEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (
    end < lines.length &&
    !BLANK.test(lines[end] ?? '') &&
    fenceAfter('', lines[end] ?? '') === ''
  ) {
    end += 1;
  }
  return end;
}

/** A table's lines: the header, the delimiters, the rows. */
function cutTable(lines: readonly string[]): string[] {
  const most = 2 + MOST_ROWS;
  const cut = lines.slice(0, most).map((line) => firstCells(line, MOST_COLUMNS));
  const limits = [
    lines.length > most && `${MOST_ROWS} baris`,
    cut[0] !== lines[0] && `${MOST_COLUMNS} kolom`,
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return [...lines];
  const note = `*Tabel ini panjang, jadi yang ditampilkan hanya ${limits.join(' dan ')} pertama.*`;
  return [...cut, '', note, ''];
}

/** A row up to its cell number `most`; a pipe after a backslash is part of a cell. */
function firstCells(line: string, most: number): string {
  let cells = /^[ \t>]*\|/.test(line) ? 0 : 1;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === '\\') at += 1;
    if (character !== '|') continue;
    if (cells === most) return line.slice(0, at + 1);
    cells += 1;
  }
  return line;
}
