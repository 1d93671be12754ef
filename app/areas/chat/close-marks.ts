/**
 * Closes for now what has begun in the last run of an unfinished text: code, a formula, and emphasis of
 * every kind in the order in which it was opened, by CommonMark's rules of what opens and what closes.
 * Reads each character of the run once.
 */
import { linkEnd } from './open-links';

/** Marks of one kind that have opened something. */
interface Opener {
  readonly mark: string;
  count: number;
  /** What closes as well matches only by the rule of three. */
  readonly closesToo: boolean;
}

/** Where what is skipped ends; -1 where it does not. */
type Skip = (text: string, at: number) => number;

/** A line that begins something new, so that nothing before it can still be open. */
const NEW_RUN = /^(?:[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t>]*#{1,6}[ \t]|[ \t>]*\||[ \t>]*$)/;

/** The text with its last run closed; blanks at its end say nothing yet. */
export function closeMarks(text: string): string {
  // White space before a mark would keep it from closing anything.
  const told = text.trimEnd();
  const blanks = text.slice(told.length);
  const breaks = blanks.slice(0, blanks.lastIndexOf('\n') + 1);
  // Behind an empty line nothing is open any more.
  if (breaks.indexOf('\n') !== breaks.lastIndexOf('\n')) return told + breaks;
  const closing = closingOf(told.slice(lastRun(told)));
  return closing === '' ? told + breaks : told + closing;
}

/** Where the last paragraph, heading, list item or row begins. */
export function lastRun(text: string): number {
  for (let end = text.length; ; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    if (start === 0 || NEW_RUN.test(text.slice(start, end))) return start;
    end = start - 1;
  }
}

function closingOf(run: string): string {
  const open: Opener[] = [];
  const isRow = ROW.test(run);
  for (let at = 0; at < run.length; ) {
    const letter = run.charAt(at);
    const skip = SKIPS[letter];
    if (skip !== undefined) {
      const end = skip(run, at);
      if (end === -1) return closerOf(run, at) + closers(open);
      at = end;
    } else if (MARKS.has(letter)) {
      const end = runEnd(run, at);
      take(open, run, at, end);
      at = end;
    } else {
      // Nothing goes on from one cell into the next.
      if (isRow && letter === '|') open.length = 0;
      at += 1;
    }
  }
  return closers(open);
}

const ROW = /^[ \t>]*\|/;

const MARKS: ReadonlySet<string> = new Set(['*', '_', '~']);

const SKIPS: Readonly<Record<string, Skip>> = {
  '\\': (_, at) => at + 2,
  '`': (text, at) => closedBy(text, marksOf(text, at), at),
  $: (text, at) => {
    if (text.startsWith('$$', at)) return closedBy(text, '$$', at);
    // One alone may be money: a formula is one only where it ends on its line.
    const formula = /^\$(?! )[^$\n]*[^ $\n]\$(?!\d)/.exec(text.slice(at, at + LONGEST_FORMULA));
    return at + (formula?.[0].length ?? 1);
  },
  '<': (text, at) => at + (TAG.exec(text.slice(at, at + LONGEST_TAG))?.[0].length ?? 1),
  ']': (text, at) => (text.charAt(at + 1) === '(' ? linkEnd(text, at + 2) : at + 1),
};

const LONGEST_FORMULA = 500;

/** An address between angles, or a tag, also one that is still on its way. */
const TAG = /^<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|\/?[a-z][a-z\d-]*(?:\s[^<>]*)?(?:>|$))/i;

const LONGEST_TAG = 500;

/** Behind the run of exactly these marks that ends what they begin here; -1 for none. */
function closedBy(text: string, marks: string, at: number): number {
  const letter = marks.charAt(0);
  for (let from = at + marks.length; ; ) {
    const found = text.indexOf(marks, from);
    if (found === -1) return -1;
    let end = found + marks.length;
    while (text.charAt(end) === letter) end += 1;
    if (end - found === marks.length || letter === '$') return end;
    from = end;
  }
}

/** What closes code or a formula that goes on to the end. */
function closerOf(run: string, at: number): string {
  const marks = marksOf(run, at);
  // Half of what closes a formula has come.
  if (marks === '$$' && /[^\\]\$$/.test(run) && run.length > at + 2) return '$';
  // Right behind a mark of the code itself it would be another one.
  return run.endsWith(marks.charAt(0)) ? ` ${marks}` : marks;
}

/** The same letter as often as it stands there in a row. */
function marksOf(text: string, at: number): string {
  return text.slice(at, text.charAt(at) === '$' ? at + 2 : runEnd(text, at));
}

function runEnd(text: string, at: number): number {
  let end = at + 1;
  while (text.charAt(end) === text.charAt(at)) end += 1;
  return end;
}

/** Closes what a run of marks closes, and notes what the rest of it opens. */
function take(open: Opener[], run: string, at: number, end: number): void {
  const mark = run.charAt(at);
  const { opens, closes } = flanking(run, at, end);
  let count = end - at;
  // One wave alone is "about", and three are none.
  if (mark === '~' && count !== 2) return;
  while (closes && count > 0) {
    const place = open.findLastIndex((one) => isPair(one, mark, count, opens));
    const opener = open[place];
    if (opener === undefined) break;
    const used = opener.count >= 2 && count >= 2 ? 2 : 1;
    opener.count -= used;
    count -= used;
    // What has begun within has not been closed, and is text.
    open.length = opener.count === 0 ? place : place + 1;
  }
  // One star between letters is a product more often than an emphasis.
  if (opens && closes && mark === '*' && count === 1 && end - at === 1) return;
  if (opens && count > 0) open.push({ mark, count, closesToo: closes });
}

function isPair(opener: Opener, mark: string, count: number, opensToo: boolean): boolean {
  if (opener.mark !== mark) return false;
  const isEither = opener.closesToo || opensToo;
  const isThree = (opener.count + count) % 3 === 0 && (opener.count % 3 !== 0 || count % 3 !== 0);
  return !(isEither && isThree);
}

/** Whether a run of marks can open and close emphasis (CommonMark 6.2). */
function flanking(run: string, at: number, end: number) {
  const before = letterBefore(run, at);
  const after = String.fromCodePoint(run.codePointAt(end) ?? 32);
  const isLeft = !isBlank(after) && (!isSign(after) || isBlank(before) || isSign(before));
  const isRight = !isBlank(before) && (!isSign(before) || isBlank(after) || isSign(after));
  if (run.charAt(at) !== '_') return { opens: isLeft, closes: isRight };
  return {
    opens: isLeft && (!isRight || isSign(before)),
    closes: isRight && (!isLeft || isSign(after)),
  };
}

function letterBefore(run: string, at: number): string {
  if (at === 0) return ' ';
  const isPair = /[\uDC00-\uDFFF]/.test(run.charAt(at - 1));
  return run.slice(at - (isPair ? 2 : 1), at);
}

function isBlank(letter: string): boolean {
  return /^\s$/u.test(letter);
}

function isSign(letter: string): boolean {
  return /^[\p{P}\p{S}]$/u.test(letter);
}

function closers(open: readonly Opener[]): string {
  return [...open]
    .reverse()
    .map(({ mark, count }) => mark.repeat(count))
    .join('');
}
