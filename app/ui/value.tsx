import { useIsHydrated } from '../core/hydration/live';
import { ownTimeText } from '../core/own-zone';
import { formatDate, formatMoment, parseTime } from '../core/wib';
import { formatPrice } from './format';

/** A price in rupiah; 0 reads "Gratis". */
export function Price({ value }: { value: number | null }) {
  return <data value={value ?? ''}>{formatPrice(value)}</data>;
}

/** An ISO date in Indonesian; `fallback` where there is none. */
export function DateText(props: { value: string; length?: 'long' | 'short'; fallback?: string }) {
  const { value, length = 'long', fallback = 'Jadwal menyusul' } = props;
  if (parseTime(value) === null) return fallback;
  return <time dateTime={value}>{formatDate(value, length)}</time>;
}

/** An ISO date or date-time with its hour, where there is one; nothing where it is neither. */
export function MomentText({ value }: { value: string }) {
  if (parseTime(value) === null) return null;
  return (
    <>
      <time dateTime={value}>{formatMoment(value)}</time>
      <OwnTime value={value} />
    </>
  );
}

/** The same moment by the visitor's clock, in brackets; nothing where that shows WIB. */
export function OwnTime({ value }: { value: string }) {
  // The edge does not know where the visitor is.
  const own = useIsHydrated() ? ownTimeText(value) : '';
  return own === '' ? null : ` (${own})`;
}
