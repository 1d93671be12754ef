/** What differs between two versions of a text, paragraph by paragraph. */

export interface DiffPart {
  readonly kind: 'same' | 'mine' | 'theirs';
  readonly text: string;
}

/** More paragraphs than this are not compared one by one: both versions stand there whole. */
const MOST = 400;

/** The paragraphs of some HTML as plain lines. */
export function linesOf(html: string): string[] {
  return html
    .replace(/<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|pre|tr|div)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The parts of both in order: what they share, and what only one of them has. */
export function diffLines(mine: readonly string[], theirs: readonly string[]): DiffPart[] {
  if (mine.length > MOST || theirs.length > MOST) {
    return [...theirs.map(theirPart), ...mine.map(myPart)];
  }
  const lengths = commonLengths(mine, theirs);
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < mine.length || j < theirs.length) {
    const [left, right] = [mine[i], theirs[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (right !== undefined && (left === undefined || at(i, j + 1) >= at(i + 1, j))) {
      parts.push(theirPart(right));
      j += 1;
    } else if (left !== undefined) {
      parts.push(myPart(left));
      i += 1;
    }
  }
  return parts;
}

const myPart = (text: string): DiffPart => ({ kind: 'mine', text });
const theirPart = (text: string): DiffPart => ({ kind: 'theirs', text });

/** How many lines the rests of both share, by where the rests begin. */
function commonLengths(mine: readonly string[], theirs: readonly string[]): number[][] {
  const table = Array.from({ length: mine.length + 1 }, () => Array(theirs.length + 1).fill(0));
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      row[j] =
        mine[i] === theirs[j]
          ? (table[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
