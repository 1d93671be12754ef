/**
 * Indonesian ways of writing amounts and lengths of time; dates are wib.ts's. Written out here, since
 * setting Intl up for them holds a slow phone up for 50 ms and more.
 */

/** Thousand, million, milliard, billion: each a thousand of the one before. */
const SIZES = ['', '\u00a0rb', '\u00a0jt', '\u00a0M', '\u00a0T'];

/** With at most so many digits behind the comma: 1234567.89 and 1 give "1.234.567,9". */
function decimal(value: number, digits: number): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(digits).split('.');
  const end = fraction.replace(/0+$/, '');
  const sign = value < 0 ? '-' : '';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, '.') + (end && `,${end}`);
}

/** 1234567 gives "1.234.567". */
export function formatNumber(value: number): string {
  return decimal(value, 3);
}

/** 12500 gives "12,5 rb". */
export function formatCompact(value: number): string {
  let [rest, size] = [value, 0];
  // 999,960 is written as a million already.
  while (size < SIZES.length - 1 && Number(Math.abs(rest).toFixed(1)) >= 1000) {
    rest /= 1000;
    size += 1;
  }
  return decimal(rest, 1) + SIZES[size];
}

/** Whole rupiah: 250000 gives "Rp 250.000". */
export function formatRupiah(value: number): string {
  return `${value < 0 ? '-' : ''}Rp\u00a0${decimal(Math.abs(value), 0)}`;
}

/** A class's price: 0 is "Gratis", one that nobody has told is not. */
export function formatPrice(value: number | null): string {
  if (value === null) return 'Biaya menyusul';
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
  return `${formatNumber(hours)} jam`;
}
