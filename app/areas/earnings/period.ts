/**
 * A range of days, as it stands in an address: `2026-01-01_2026-03-31`, both days included, either left
 * out where the range is open there. Days are those of WIB.
 */
import { monthAfter, monthOf } from '../../core/months';
import { addDays, dayOf, formatDate, isDay } from '../../core/wib';

export interface Period {
  /** `YYYY-MM-DD`; empty for an open end. */
  readonly from: string;
  readonly to: string;
}

/** All days. */
export const ALWAYS: Period = { from: '', to: '' };

/** The range that a word of an address names; what names none is all days. */
export function periodIn(word: string): Period {
  const [from = '', to = '', ...rest] = word.split('_');
  const isSound = [from, to].every((day) => day === '' || isDay(day)) && rest.length === 0;
  return isSound && isInOrder({ from, to }) ? { from, to } : ALWAYS;
}

/** Whether a range begins before it ends. */
export function isInOrder({ from, to }: Period): boolean {
  return from === '' || to === '' || from <= to;
}

/** The word for a range; empty for all days. */
export function periodWord({ from, to }: Period): string {
  return from === '' && to === '' ? '' : `${from}_${to}`;
}

/** Whether an ISO time lies in a range; one that cannot be read lies in no range but that of all days. */
export function isWithin({ from, to }: Period, time: string): boolean {
  if (from === '' && to === '') return true;
  const day = dayOf(time);
  return day !== '' && (from === '' || day >= from) && (to === '' || day <= to);
}

/** The range in words: "1 Jan 2026 sampai 31 Mar 2026", "sejak …", "sampai …", "semua waktu". */
export function periodText({ from, to }: Period): string {
  const [start, end] = [formatDate(from, 'short'), formatDate(to, 'short')];
  if (from === '' && to === '') return 'semua waktu';
  if (from === '') return `sampai ${end}`;
  return to === '' ? `sejak ${start}` : `${start} sampai ${end}`;
}

/** Ranges that are asked for often, by the day it is today. */
export function usualPeriods(today: string): readonly { label: string; period: Period }[] {
  const month = monthOf(today);
  const before = monthAfter(month, -1);
  return [
    { label: 'Semua waktu', period: ALWAYS },
    { label: 'Bulan ini', period: { from: `${month}-01`, to: lastDay(month) } },
    { label: 'Bulan lalu', period: { from: `${before}-01`, to: lastDay(before) } },
    {
      label: 'Tahun ini',
      period: { from: `${month.slice(0, 4)}-01-01`, to: `${month.slice(0, 4)}-12-31` },
    },
  ];
}

function lastDay(month: string): string {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}
