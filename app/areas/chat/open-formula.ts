/** Formulas whose end has not come yet. Half of one is no TeX, so that it waits for its end. */
import { ENVIRONMENT, LONGEST } from './math-syntax';

/** Characters of a formula in a line that may be held back. */
const LONGEST_INLINE = 300;

/** A line that begins a formula by itself, with what begins it and the name of its environment. */
const BEGINNING = new RegExp(String.raw`(?:^|\n) {0,3}(\\\[|\\begin\{(${ENVIRONMENT}\*?)\})`, 'g');

/** A last line that may yet be such a beginning. */
const PERHAPS_BEGINNING = /^ {0,3}\\(?:[a-z]{0,5}|begin\{[a-z]{0,10}\*?)$/;

/** The text up to a formula that has begun and not ended. */
export function withoutOpenFormula(text: string): string {
  if (!text.includes('\\')) return text;
  const near = text.indexOf('\n', text.length - LONGEST) + 1;
  const from = text.length <= LONGEST ? 0 : near;
  const display = openDisplay(text.slice(from));
  if (display !== -1) return text.slice(0, from + display);
  const line = text.lastIndexOf('\n') + 1;
  if (PERHAPS_BEGINNING.test(text.slice(line))) return text.slice(0, line);
  const start = Math.max(line, text.length - LONGEST_INLINE);
  const inline = openInline(text.slice(start));
  return inline === -1 ? text : text.slice(0, start + inline);
}

/** Where the last formula by itself begins that has no end; -1 for none. */
function openDisplay(text: string): number {
  const last = [...text.matchAll(BEGINNING)].at(-1);
  if (last === undefined) return -1;
  const [whole, mark = '', environment] = last;
  const end = environment === undefined ? '\\]' : `\\end{${environment}}`;
  const isOpen = !text.includes(end, last.index + whole.length);
  return isOpen ? last.index + whole.length - mark.length : -1;
}

/** Where the last formula in a line begins that has no end; -1 for none. */
function openInline(line: string): number {
  const round = line.lastIndexOf('\\(');
  const dollar = line.lastIndexOf('$');
  const isRound = round !== -1 && line.charAt(round - 1) !== '\\' && !line.includes('\\)', round);
  // One alone may be money: it is a formula for certain where a command of TeX follows.
  const isDollar = dollar !== -1 && /^\$(?=[^\s$])[^$]*\\[a-z]|^\$\\$/i.test(line.slice(dollar));
  const isPaired = line.slice(0, dollar).split('$').length % 2 === 0;
  const at = isRound ? round : isDollar && !isPaired ? dollar : -1;
  const isInCode = at !== -1 && line.slice(0, at).split('`').length % 2 === 0;
  return isInCode ? -1 : at;
}
