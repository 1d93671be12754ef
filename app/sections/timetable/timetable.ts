/**
 * The timetable that a text holds: a list whose every item begins with a time, of the day for an event,
 * since its beginning for an episode.
 */

export interface TimetableRow {
  /** "09.30" */
  readonly time: string;
  readonly what: string;
}

export interface SplitText {
  /** HTML before and after the timetable. */
  readonly before: string;
  readonly after: string;
  readonly title: string;
  readonly rows: readonly TimetableRow[];
}

const ITEM = '<li>\\s*\\d{1,2}[.:]\\d{2}\\s[^<&]+</li>';
const LIST = new RegExp(`(?:<h[2-4]>([^<&]*)</h[2-4]>\\s*)?<ul>\\s*((?:${ITEM}\\s*){2,})</ul>`);
const ROW = /<li>\s*(\d{1,2})[.:](\d{2})\s+([^<]+)<\/li>/g;

/**
 * Splits HTML at its first timetable; null where it has none. Items with markup or entities
 * are none of a timetable: the text stays as it is.
 */
export function splitAtTimetable(html: string): SplitText | null {
  const found = LIST.exec(html);
  if (found === null) return null;
  const [whole, title = '', items = ''] = found;
  const rows = [...items.matchAll(ROW)].map(([, hour = '', minute = '', what = '']) => ({
    time: `${hour.padStart(2, '0')}.${minute}`,
    what: what.trim().replace(/\.$/, ''),
  }));
  return {
    before: html.slice(0, found.index),
    after: html.slice(found.index + whole.length),
    title: title.trim() || 'Susunan acara',
    rows,
  };
}
