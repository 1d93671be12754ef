/** Blocks of text as they are written in a tenant's file. */

/** A block: the cells of its heading line, and the lines below. */
export interface Block {
  cells: string[];
  title: string;
  summary: string;
  /** HTML. */
  content: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function listed(lines: string[], mark: RegExp, tag: string): string {
  return `<${tag}>${lines.map((line) => `<li>${escaped(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

/** One paragraph, heading, list or quotation. */
function part(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const is = (mark: RegExp) => lines.every((line) => mark.test(line));
  if (is(/^## /)) return `<h2>${escaped(text.trim().slice(3))}</h2>`;
  if (is(/^- /)) return listed(lines, /^- /, 'ul');
  if (is(/^\d+\. /)) return listed(lines, /^\d+\. /, 'ol');
  if (is(/^> /)) {
    const quoted = lines.map((line) => line.slice(2)).join(' ');
    return `<blockquote><p>${escaped(quoted)}</p></blockquote>`;
  }
  return `<p>${escaped(lines.join(' '))}</p>`;
}

/** Text as HTML: what an empty line parts becomes one element each. */
export const html = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(part)
    .join('');

/** The blocks of a text; one without a title or a summary is a mistake in the data. */
export function blocks(text: string | undefined): Block[] {
  return (text ?? '')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [heading = '', title = '', summary = '', ...rest] = block.split('\n');
      if (title.trim() === '' || summary.trim() === '') {
        throw new Error(`demo data: a title and a summary expected: ${heading}`);
      }
      return {
        cells: heading.split('|').map((cell) => cell.trim()),
        title: title.trim(),
        summary: summary.trim(),
        content: html(rest.join('\n')),
      };
    });
}
