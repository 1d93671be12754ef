/**
 * Western Indonesian Time (WIB): the one answer to "which day is it". It is seven hours ahead of UTC
 * all year, without summer time. Nothing here looks at the clock or the zone of the visitor's
 * machine, so that everybody reads the same day and the same hour, wherever they are.
 *
 * What the platform writes is read so: a time with a zone is that moment, a time without one is told
 * in WIB, a date alone is that day in WIB. Midnight, in WIB or in the zone it is written in, is how
 * databases write a day: by itself it stands for the day that is written, and beside another midnight of
 * its zone. Beside an end with an hour it is an hour itself (`parseTimes`).
 */

import { OFFSET_MS } from './wib-year';

const DAY_MS = 86_400_000;

/** A point in time, or a whole day. */
export interface Time {
  /** Unix ms; of a whole day the moment at which it begins. */
  readonly at: number;
  readonly isWholeDay: boolean;
}

const SHAPE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?\s*(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;

/** A time as it is written. */
interface Written {
  /** Unix ms; of a date alone the moment at which it begins. */
  readonly at: number;
  /** `YYYY-MM-DD`, as it is written. */
  readonly day: string;
  readonly hasHour: boolean;
  readonly isMidnight: boolean;
  readonly isMidnightInWib: boolean;
}

/** Reads an ISO date or date-time as above; null when it is neither. */
export function parseTime(text: string): Time | null {
  const written = readWritten(text);
  return written && (isDayByItself(written) ? wholeDay(written) : moment(written));
}

/** Reads a deadline, which a platform counts to the second: midnight is an hour there. */
export function parseDeadline(text: string): Time | null {
  const written = readWritten(text);
  return written && (written.hasHour ? moment(written) : wholeDay(written));
}

/** Reads both ends of what lasts; each is null where it is neither date nor date-time. */
export function parseTimes(from: string, to: string): readonly [Time | null, Time | null] {
  const [start, end] = [readWritten(from), readWritten(to)];
  if (start === null || end === null) return [parseTime(from), parseTime(to)];
  const areDays =
    (isMidnight(start) && isMidnight(end)) || (start.isMidnightInWib && end.isMidnightInWib);
  const read = (written: Written) =>
    areDays || !written.hasHour ? wholeDay(written) : moment(written);
  return [read(start), read(end)];
}

const isMidnight = ({ hasHour, isMidnight: is }: Written) => !hasHour || is;
const isDayByItself = (written: Written) => isMidnight(written) || written.isMidnightInWib;
const moment = ({ at }: Written): Time => ({ at, isWholeDay: false });

/** The day that is written; of midnight in WIB, written in another zone, that in WIB. */
function wholeDay(written: Written): Time {
  const { at, day } = written;
  return { at: startOf(isMidnight(written) ? day : dayAt(at)), isWholeDay: true };
}

function readWritten(text: string): Written | null {
  const [, day, hours, minutes, seconds = '0', fraction = '', zone] = SHAPE.exec(text.trim()) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (hours === undefined) {
    const at = midnight - OFFSET_MS;
    return { at, day, hasHour: false, isMidnight: true, isMidnightInWib: true };
  }
  const ms = Math.floor(Number(`0.${fraction || 0}`) * 1000);
  const sinceMidnight = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + ms;
  const at = midnight + sinceMidnight - offsetOf(zone);
  const isMidnightInWib = (at + OFFSET_MS) % DAY_MS === 0;
  return { at, day, hasHour: true, isMidnight: sinceMidnight === 0, isMidnightInWib };
}

/** How far a zone is ahead of UTC, in ms; WIB where none is written. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return OFFSET_MS;
  if (/z/i.test(zone)) return 0;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** When a time is over, in Unix ms: a moment at once, a day when it ends. */
export function endOf({ at, isWholeDay }: Time): number {
  return isWholeDay ? at + DAY_MS : at;
}

/** The day at a moment (Unix ms), as `YYYY-MM-DD`. */
export function dayAt(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 10);
}

/** The day of an ISO date or date-time, as `YYYY-MM-DD`; "" where it is neither. */
export function dayOf(text: string): string {
  const time = parseTime(text);
  return time === null ? '' : dayAt(time.at);
}

/** The day so many days after another. Both are `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return dayAt(startOf(day) + count * DAY_MS);
}

/** How many days from one day to another, less than 0 into the past. Both are `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS);
}

/** The day of the week: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The moment (Unix ms) at which a day begins. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - OFFSET_MS;
}

// By hand: setting Intl up for dates holds a slow phone up for tens of milliseconds.
const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  );

type Length = 'long' | 'short';

/** Told in UTC, what is moved by the offset reads as WIB: no table of zones is needed. */
const shifted = ({ at }: Time): number => at + OFFSET_MS;

/** The parts of a date, as they are written. */
function partsOf(time: Time, length: Length): { day: string; month: string; year: string } {
  const date = new Date(shifted(time));
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return {
    day: String(date.getUTCDate()),
    month: length === 'long' ? month : month.slice(0, 3),
    year: String(date.getUTCFullYear()),
  };
}

function written(time: Time, length: Length): string {
  const { day, month, year } = partsOf(time, length);
  return `${day} ${month} ${year}`;
}

/** "20 November 2026", short "20 Nov 2026"; "" for no date. */
export function formatDate(text: string, length: Length = 'long'): string {
  const time = parseTime(text);
  return time === null ? '' : written(time, length);
}

/** The hour, "09.30 WIB"; "" for a whole day or no date. */
export function formatHour(text: string): string {
  return hourText(parseTime(text));
}

/** The hours of what lasts, each as {@link formatHour} has it. */
export function formatHours(from: string, to: string): readonly [string, string] {
  const [start, end] = parseTimes(from, to);
  return [hourText(start), hourText(end)];
}

function hourText(time: Time | null): string {
  return time === null || time.isWholeDay ? '' : `${hourOf(time)} WIB`;
}

/** The date, with the hour where there is one: "20 November 2026 pukul 09.30 WIB". */
export function formatMoment(text: string, length: Length = 'long'): string {
  const hour = formatHour(text);
  return formatDate(text, length) + (hour && ` pukul ${hour}`);
}

/** From one date to another, what they share written once: "3–20 Nov 2026". */
export function formatDateRange(from: string, to: string): string {
  const [start, end] = parseTimes(from, to);
  if (start === null || end === null || end.at < start.at) return formatDate(from || to, 'short');
  const [first, last] = [partsOf(start, 'short'), partsOf(end, 'short')];
  const isSameYear = first.year === last.year;
  if (!isSameYear || first.month !== last.month) {
    const until = isSameYear ? `${first.day} ${first.month}` : written(start, 'short');
    return `${until}\u2009–\u2009${written(end, 'short')}`;
  }
  return (first.day === last.day ? '' : `${first.day}–`) + written(end, 'short');
}

/**
 * When something is held: "3 Des 2026, 09.00–12.00 WIB", over one midnight "3–4 Des 2026, 22.00–01.00 WIB"; over
 * several days the hour it begins at.
 */
export function formatTimes(from: string, to: string): string {
  const dates = formatDateRange(from, to);
  const [start, end] = parseTimes(from, to);
  if (start === null || start.isWholeDay) return dates;
  if (end !== null && dayAt(end.at) > dayAt(start.at) && endOf(end) - start.at >= DAY_MS)
    return `${dates}, mulai ${hourOf(start)} WIB`;
  const until = end === null || end.isWholeDay || end.at <= start.at ? '' : `–${hourOf(end)}`;
  return `${dates}, ${hourOf(start)}${until} WIB`;
}

/** The parts of a day for a calendar's leaf: "3" and "Des"; null for no date. */
export function formatLeaf(text: string): { day: string; month: string } | null {
  const time = parseTime(text);
  if (time === null) return null;
  const { day, month } = partsOf(time, 'short');
  return { day, month };
}

const hourOf = (time: Time): string =>
  new Date(shifted(time)).toISOString().slice(11, 16).replace(':', '.');
