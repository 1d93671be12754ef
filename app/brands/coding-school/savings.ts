/** Whether savings last through six months of school. */

export const MONTHS = 6;

export interface Means {
  /** Rupiah that are there on the first day. */
  readonly saved: number;
  /** Rupiah a month for food, bed and the way. */
  readonly living: number;
  /** Rupiah of fees in all. */
  readonly fees: number;
  /** Half of the fees is paid once there is work. */
  readonly isHalfLater: boolean;
}

/** What is needed until the last day, what is left then (less than 0 where it is not enough), and how many whole months it lasts. */
export function planOf({ saved, living, fees, isHalfLater }: Means) {
  const now = isHalfLater ? fees / 2 : fees;
  const needed = now + living * MONTHS;
  const aMonth = needed / MONTHS;
  return {
    needed,
    left: saved - needed,
    months: aMonth > 0 ? Math.min(MONTHS, Math.floor(saved / aMonth)) : MONTHS,
  };
}
