/** What a class costs a team, and after how many weeks it has brought that back. */

/** Working hours that a month's pay stands for, by the ministry's rule on overtime. */
const HOURS_A_MONTH = 173;

export interface TeamPlan {
  readonly people: number;
  /** Rupiah a month, of one of them. */
  readonly pay: number;
  /** Hours of work a week that one of them no longer needs. */
  readonly saved: number;
  /** Rupiah for one, and hours. */
  readonly price: number;
  readonly hours: number;
}

export interface Payback {
  /** Rupiah. */
  readonly fee: number;
  readonly time: number;
  readonly total: number;
  /** Rupiah a week. */
  readonly back: number;
  /** Whole weeks; null where nothing comes back. */
  readonly weeks: number | null;
}

export function paybackOf({ people, pay, saved, price, hours }: TeamPlan): Payback {
  const hour = pay / HOURS_A_MONTH;
  const fee = people * price;
  const time = Math.round(people * hours * hour);
  const back = Math.round(people * saved * hour);
  const total = fee + time;
  return { fee, time, total, back, weeks: back > 0 ? Math.ceil(total / back) : null };
}
