import { formatDate, formatPrice, parseDate } from './format';

/** A price in rupiah; 0 reads "Gratis". */
export function Price({ value }: { value: number }) {
  return <data value={value}>{formatPrice(value)}</data>;
}

/** An ISO date in Indonesian; `fallback` where there is none. */
export function DateText(props: { value: string; length?: 'long' | 'short'; fallback?: string }) {
  const { value, length = 'long', fallback = 'Jadwal menyusul' } = props;
  if (!parseDate(value)) return fallback;
  return <time dateTime={value}>{formatDate(value, length)}</time>;
}
