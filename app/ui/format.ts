/** Indonesian ways of writing amounts, dates and lengths of time. */

const LOCALE = 'id-ID';
const NUMBER = new Intl.NumberFormat(LOCALE);
const COMPACT = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const RUPIAH = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});
const TIME_ZONE = 'Asia/Jakarta';
const DATE = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const DATE_SHORT = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: TIME_ZONE });
}

/** 1234567 gives "1.234.567". */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** 12500 gives "12,5 rb". */
export function formatCompact(value: number): string {
  return COMPACT.format(value);
}

/** Whole rupiah: 250000 gives "Rp 250.000". */
export function formatRupiah(value: number): string {
  return RUPIAH.format(value);
}

/** A class's price: 0 is "Gratis". */
export function formatPrice(value: number): string {
  return value <= 0 ? 'Gratis' : formatRupiah(value);
}

/** A point in time from an ISO date or date-time; null when it is neither. */
export function parseDate(iso: string): Date | null {
  const date = new Date(iso);
  return iso === '' || Number.isNaN(date.getTime()) ? null : date;
}

/** An ISO date in Western Indonesian Time: "20 November 2026"; "" for no date. */
export function formatDate(iso: string, length: 'long' | 'short' = 'long'): string {
  const date = parseDate(iso);
  return date ? (length === 'long' ? DATE : DATE_SHORT).format(date) : '';
}

/** From one ISO date to another, what they share written once: "3–20 Nov 2026". */
export function formatDateRange(from: string, to: string): string {
  const start = parseDate(from);
  const end = parseDate(to);
  if (!start || !end || end < start) return formatDate(from || to, 'short');
  return DATE_SHORT.formatRange(start, end);
}

/** Minutes as hours and minutes: 95 gives "1 jam 35 menit". */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [hours > 0 && `${hours} jam`, (rest > 0 || hours === 0) && `${rest} menit`];
  return parts.filter(Boolean).join(' ');
}

/** Hours of teaching: 12.5 gives "12,5 jam". */
export function formatHours(hours: number): string {
  return `${NUMBER.format(hours)} jam`;
}
