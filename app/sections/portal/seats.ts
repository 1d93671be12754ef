import { formatNumber } from '../../ui/format';

/** How many have come, of how many there is room for. */
export function seats(taken: number, quota: number): string {
  return quota > 0 ? `${formatNumber(taken)} dari ${formatNumber(quota)}` : formatNumber(taken);
}
