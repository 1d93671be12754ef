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

/** How far WIB is ahead of UTC, in ms. */
const WIB_AHEAD = 7 * 3_600_000;

const WEEKDAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

/** Whether a word is a day of the week. */
export const isWeekday = (word: string): boolean => WEEKDAYS.includes(word);

/** What begins so many days from now, or on the first `weekday` (`Jumat`) from then on. */
export interface Beginning {
  startsIn?: number;
  weekday?: string;
}

/** A date whose UTC fields read as the clock does in WIB, so many days after a time (Unix ms). */
const inWib = (days: number, now = Date.now()): Date => new Date(now + days * DAY + WIB_AHEAD);

/** In how many days it begins, whatever day of the week it is now (Unix ms). */
export function beginsIn({ startsIn = 0, weekday }: Beginning, now = Date.now()): number {
  if (weekday === undefined) return startsIn;
  const earliest = inWib(startsIn, now).getUTCDay();
  return startsIn + ((WEEKDAYS.indexOf(weekday) - earliest + 7) % 7);
}

/** Reads `+38`, and `Jumat+38`: the first Friday that is at least 38 days ahead. */
export function beginning(cell: string): Beginning {
  const [, weekday = '', days] = /^(\p{L}*)\+?(-?\d+)$/u.exec(cell) ?? [];
  if (days === undefined || (weekday !== '' && !isWeekday(weekday))) {
    throw new Error(`demo data: no beginning: ${cell}`);
  }
  return { startsIn: Number(days), ...(weekday !== '' && { weekday }) };
}

/**
 * The ISO date (`YYYY-MM-DD`) in WIB so many days from now; demo dates move on so that states stay true.
 * From midnight to 7 in the morning it is still the day before in UTC.
 */
export const dayFromNow = (days: number): string => inWib(days).toISOString().slice(0, 10);

/** The ISO time so many days from now, at a full hour UTC. */
export const timeFromNow = (days: number, hour = 2, now = Date.now()): string =>
  `${inWib(days, now).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/**
 * The ISO time so many days ago, never later than now (Unix ms): what is published today at nine in WIB
 * would not be there from midnight on, and addresses that name it would lead nowhere.
 */
export function timeAgo(days: number, now = Date.now()): string {
  const time = timeFromNow(-days, 2, now);
  return Date.parse(time) > now ? timeFromNow(-days - 1, 2, now) : time;
}
