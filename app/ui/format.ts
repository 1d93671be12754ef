/** Indonesian ways of writing amounts and lengths of time; dates are wib.ts's. */

import { once } from '../once';

// Each is made when it is first needed: that holds a slow phone up for tens of milliseconds.
const numberFormat = (options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat('id-ID', options));
const plain = numberFormat({});
const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
const rupiah = numberFormat({ style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });

/** 1234567 gives "1.234.567". */
export function formatNumber(value: number): string {
  return plain().format(value);
}

/** 12500 gives "12,5 rb". */
export function formatCompact(value: number): string {
  return compact().format(value);
}

/** Whole rupiah: 250000 gives "Rp 250.000". */
export function formatRupiah(value: number): string {
  return rupiah().format(value);
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
  return `${plain().format(hours)} jam`;
}
