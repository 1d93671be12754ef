/** The pure parts of drawing Markdown: entities and loose ends. */
import type { MarkedToken, Token } from 'marked';
import { lastRun } from './close-marks';
import { isInFence } from './fences';
import { withoutOpenFormula } from './open-formula';
import { withoutOpenLinks } from './open-links';

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
 * has only been opened, a formula. Inside code every character stands for itself.
 */
export function holdBackMarks(text: string): string {
  if (isInFence(text)) return text;
  const whole = withoutOpenFormula(withoutMarkLine(text));
  const start = lastRun(whole);
  const run = withoutOpenLinks(whole.slice(start));
  let end = run.length;
  while (end > 0 && '*_~`'.includes(run.charAt(end - 1))) end -= 1;
  if (hasOpenDollar(run, end)) end -= run.charAt(end - 2) === '$' ? 2 : 1;
  // What stands behind a backslash is no mark; a backslash alone waits for what it stands before.
  const isEscaped = hasOpenBackslash(run, end);
  if (!isEscaped) return whole.slice(0, start) + run.slice(0, end);
  return whole.slice(0, start) + run.slice(0, end === run.length ? end - 1 : end + 1);
}

/** Whether what stands before a place begins a formula, or is half of what ends one. */
function hasOpenDollar(run: string, end: number): boolean {
  return run.charAt(end - 1) === '$' && run.slice(0, end - 1).split('$').length % 2 === 1;
}

/** Whether the backslash before a place stands for itself no more. */
function hasOpenBackslash(text: string, end: number): boolean {
  let from = end;
  while (text.charAt(from - 1) === '\\') from -= 1;
  return (end - from) % 2 === 1;
}

/** Without a last line that is marks alone. */
function withoutMarkLine(text: string): string {
  const line = text.lastIndexOf('\n') + 1;
  const isMarks =
    /^[ \t]*(?:[-=*+_#>`~|:]+[ \t]*|[-*_+>][-*_+> \t]*|(?:\d+[.)]?|(?:[-*+]|\d+[.)])[ \t]+\[[ xX]?\]?)[ \t]*)$/.test(
      text.slice(line),
    );
  return isMarks ? text.slice(0, Math.max(0, line - 1)) : text;
}
