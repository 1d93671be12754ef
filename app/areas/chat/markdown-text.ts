/** The pure parts of drawing Markdown: entities and loose ends. */
import type { MarkedToken, Token } from 'marked';
import { linkEnd } from './close-marks';

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'br',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
]);

/** Whether a token is one of marked's own: extensions, of which we have none, add others. */
export function isMarkedToken(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  times: '×',
};

/** Replaces the character references that answers use; React writes the result as text. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Leaves out what at the end of an unfinished answer could still become anything: a last line of
 * marks alone (under a paragraph, a lone `-` would flash as a heading), an emphasis or a link that
 * has only been opened. Inside code every character stands for itself.
 */
export function holdBackMarks(text: string): string {
  if (isInFence(text)) return text;
  const whole = withoutMarkLine(text);
  const line = whole.lastIndexOf('\n') + 1;
  const open = openLink(whole.slice(line));
  let end = open === -1 ? whole.length : line + open;
  while (end > 0 && '*_~`'.includes(whole.charAt(end - 1))) end -= 1;
  return whole.slice(0, end);
}

/** Whether a text ends within code between fences. */
export function isInFence(text: string): boolean {
  const fences = text.match(/^ {0,3}(?:```|~~~).*\n/gm) ?? [];
  return fences.length % 2 === 1;
}

/** Without a last line that is marks alone. */
function withoutMarkLine(text: string): string {
  const line = text.lastIndexOf('\n') + 1;
  const isMarks =
    /^[ \t]*(?:[-=*+_#>`~|:]+|\d+[.)]?|(?:[-*+]|\d+[.)])[ \t]+\[[ xX]?\]?)[ \t]*$/.test(
      text.slice(line),
    );
  return isMarks ? text.slice(0, Math.max(0, line - 1)) : text;
}

/**
 * Where in a line a link or picture begins whose end has not come yet; -1 for none. Reads each
 * character once, since a line may be nothing but brackets.
 */
function openLink(line: string): number {
  const lastParenthesis = line.lastIndexOf(')');
  let from = 0;
  for (;;) {
    const open = line.indexOf('[', from);
    if (open === -1) return -1;
    const close = line.indexOf(']', open);
    const next = line.charAt(close + 1);
    const isOpen =
      close === -1 ||
      close === line.length - 1 ||
      (next === '[' && line.indexOf(']', close + 2) === -1) ||
      (next === '(' && (lastParenthesis < close || linkEnd(line, close + 2) === close + 2));
    if (isOpen) return line.charAt(open - 1) === '!' ? open - 1 : open;
    from = close + 1;
  }
}
