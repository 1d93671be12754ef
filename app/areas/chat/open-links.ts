/**
 * Links and pictures whose end has not come yet. The text of a link is shown as text meanwhile, so that
 * it keeps up; a picture, and what may yet be a definition, are held back.
 */

/** A bracket that has not been closed so long after it is no link: it is shown as it stands. */
const LONGEST_TEXT = 200;

/** Characters at the beginning of a paragraph that may be the name of a definition or a footnote. */
const LONGEST_NAME = 40;

const DEFINITION = /^\n? {0,3}\[[^\]]*(?:\](?::[ \t]*)?)?$/;

/** The last run of an unfinished text without half a link. Reads each character once. */
export function withoutOpenLinks(run: string): string {
  if (!run.includes('[')) return run;
  if (run.length <= LONGEST_NAME && DEFINITION.test(run)) {
    return run.startsWith('\n') ? '\n' : '';
  }
  const { opened, end } = openBrackets(run);
  let shown = '';
  let from = 0;
  for (const at of opened) {
    if (end - at > LONGEST_TEXT) continue;
    // There is nothing to show of half a picture.
    if (run.charAt(at - 1) === '!') return shown + run.slice(from, at - 1);
    shown += run.slice(from, at);
    from = at + 1;
  }
  return shown + run.slice(from, end);
}

/** The brackets that what is still to come may make a link, and where what is to be seen of it ends. */
function openBrackets(run: string): { opened: readonly number[]; end: number } {
  const opened: number[] = [];
  const lastParenthesis = run.lastIndexOf(')');
  for (let at = 0; at < run.length; at += 1) {
    const letter = run.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '`') {
      const behind = behindCode(run, at);
      if (behind === -1) break;
      at = behind - 1;
    } else if (letter === '[') opened.push(at);
    else if (letter === ']' && opened.length > 0) {
      const next = run.charAt(at + 1);
      const isOpen =
        next === '' ||
        (next === '[' && endsWithin(run, at + 2)) ||
        (next === '(' && (lastParenthesis < at || linkEnd(run, at + 2) === at + 2));
      if (isOpen) return { opened, end: at };
      opened.pop();
      if (next === '(') at = linkEnd(run, at + 2) - 1;
    }
  }
  return { opened, end: run.length };
}

/** Whether a bracket that is open there has no end, or one that nothing follows so far. */
function endsWithin(run: string, from: number): boolean {
  const end = run.indexOf(']', from);
  return end === -1 || end === run.length - 1;
}

/** Behind code that begins there; -1 where it has no end. */
function behindCode(run: string, at: number): number {
  let marks = at;
  while (run.charAt(marks) === '`') marks += 1;
  const end = run.indexOf(run.slice(at, marks), marks);
  return end === -1 ? -1 : end + marks - at;
}

/** Behind an address in its parentheses, which may have others in it; behind the bracket for none. */
export function linkEnd(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n') return from;
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return from;
}
