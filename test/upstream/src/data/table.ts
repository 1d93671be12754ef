/** Demo content is written as tables of text, one row a line, so that it can be read and edited. */

/** The rows of a table, cut at `|`; a row with another number of cells is a mistake in the data. */
export function rows(width: number, text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== width) throw new Error(`demo data: ${width} cells expected: ${line}`);
      return cells;
    });
}

/** The parts of a cell that holds a list. */
export const parts = (cell: string | undefined, separator = ';'): string[] =>
  (cell ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The URL form of a title. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The item of a list that a running number falls on. */
export function pick<T>(items: readonly T[], number: number): T {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('demo data: an empty list');
  return item;
}

/** A title as it stands inside a sentence: "SQL" and "API" keep their capitals. */
export const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) &&
  !/^(HTML|CSS|JavaScript|Git|Docker|Flutter|Android|Figma|Kotlin|Dart)\b/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

const DAY = 86_400_000;

/** The ISO date (`YYYY-MM-DD`) so many days from now; demo dates move on so that states stay true. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The ISO time so many days from now, at a full hour UTC. */
export const timeFromNow = (days: number, hour = 2): string =>
  `${dayFromNow(days)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
