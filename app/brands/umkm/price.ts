/** What is left of what is sold, by the hour, and the price that pays the hours. */

/** Prices are put up in steps of so many rupiah: nobody has smaller change. */
const STEP = 500;

/** One day's work of a small business. Money in rupiah. */
export interface Day {
  /** What is spent on what goes in. */
  goods: number;
  hours: number;
  /** How many pieces come of it. */
  pieces: number;
  /** Of one piece. */
  price: number;
}

export interface Reckoning {
  /** What stays when the goods are paid; less than 0 where selling costs money. */
  left: number;
  /** The same by the hour, cut to whole rupiah. */
  byHour: number;
  /** The price of a piece from which an hour is paid `wage`, in steps that there is change for. */
  fair: number;
}

/** Reckons a day through. `wage` is what an hour should be paid. */
export function reckon({ goods, hours, pieces, price }: Day, wage: number): Reckoning {
  const left = pieces * price - goods;
  return {
    left,
    byHour: Math.trunc(left / Math.max(1, hours)),
    fair: Math.ceil((goods + hours * wage) / Math.max(1, pieces) / STEP) * STEP,
  };
}
