/** Indonesian ways of writing amounts and lengths of time; dates are wib.ts's. */

const LOCALE = 'id-ID';
const NUMBER = new Intl.NumberFormat(LOCALE);
const COMPACT = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });
const RUPIAH = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

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
