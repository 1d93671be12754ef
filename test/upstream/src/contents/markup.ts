/** Blocks of text as they are written in a tenant's file. */

/** A block: the cells of its heading line, and the lines below. */
export interface Block {
  cells: string[];
  title: string;
  summary: string;
  /** HTML. */
  content: string;
}

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A line with what stands out in it: `code`, **strong** and *stressed*. */
const escaped = (text: string): string =>
  plain(text)
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith('`')
        ? `<code>${piece.slice(1, -1)}</code>`
        : piece
            .replace(/\*\*(\S[^*]*)\*\*/g, '<strong>$1</strong>')
            .replace(/(?<!\w)\*(\S[^*]*)\*(?!\w)/g, '<em>$1</em>'),
    )
    .join('');

function listed(lines: string[], mark: RegExp, tag: string): string {
  return `<${tag}>${lines.map((line) => `<li>${escaped(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

/** Rows of cells; the first holds the headings. */
function table(lines: string[]): string {
  const [head = '', ...body] = lines.map((line, index) => {
    const cells = line.replace(/^\||\|$/g, '').split('|');
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${escaped(cell.trim())}</${tag}>`).join('')}</tr>`;
  });
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

/** A block of code between fences, the first of which may name its language. */
function fenced(text: string): string {
  const [, language = '', code = ''] = /^```(\w*)\n(.*)\n```$/s.exec(text) ?? [];
  const named = language === '' ? '' : ` class="language-${language}"`;
  return `<pre><code${named}>${plain(code)}</code></pre>`;
}

/** One paragraph, heading, list, quotation, table or block of code. */
function part(text: string): string {
  if (text.startsWith('```')) return fenced(text);
  const lines = text.split('\n').map((line) => line.trim());
  const is = (mark: RegExp) => lines.every((line) => mark.test(line));
  if (is(/^## /)) return `<h2>${escaped(text.trim().slice(3))}</h2>`;
  if (is(/^- /)) return listed(lines, /^- /, 'ul');
  if (is(/^\d+\. /)) return listed(lines, /^\d+\. /, 'ol');
  if (is(/^\|.*\|$/)) return table(lines);
  if (is(/^> /)) {
    const quoted = lines.map((line) => line.slice(2)).join(' ');
    return `<blockquote><p>${escaped(quoted)}</p></blockquote>`;
  }
  return `<p>${escaped(lines.join(' '))}</p>`;
}

/** Text as HTML: what an empty line parts becomes one element each; in code it parts nothing. */
export const html = (text: string): string =>
  (text.trim().match(/^```\w*\n[\s\S]*?\n```$|(?:.*\S.*(?:\n(?!```)|$))+/gm) ?? [])
    .map((block) => part(block.trim()))
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
