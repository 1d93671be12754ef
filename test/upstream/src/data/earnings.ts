/** What the demo mentor, teacher and partner have earned by paid classes. The industry partner has no class yet. */

import { type ClassDoc, classes } from './classes';
import { timeFromNow } from './table';

/** One class payment with the earner's part of it, in rupiah. */
export interface Earning {
  number: string;
  classroom: { slug: string; name: string };
  amount: number;
  share: number;
  paidAt: string;
}

/** What of a payment is the earner's, in percent. */
const SHARE = 70;

/** How many payments each has had, and every how many days. */
const earners = [
  { accountId: 1003, payments: 42, every: 4 },
  { accountId: 1004, payments: 30, every: 6 },
  { accountId: 1009, payments: 36, every: 5 },
];

const priced = classes.filter(({ price }) => price > 0);

/** The classes whose payments an account has a part in. */
export const classesOf = (accountId: number): ClassDoc[] => {
  const place = earners.findIndex((earner) => earner.accountId === accountId);
  return place < 0 ? [] : priced.filter((_, index) => index % earners.length === place);
};

/** The earner's part of one payment. */
export const earning = (number: string, classroom: ClassDoc, paidAt: string): Earning => ({
  number,
  classroom: { slug: classroom.slug, name: classroom.name },
  amount: classroom.price,
  share: (classroom.price * SHARE) / 100,
  paidAt,
});

/** The payments of before the demo began, the newest first. */
export function pastEarnings(accountId: number): Earning[] {
  const own = classesOf(accountId);
  const { payments = 0, every = 1 } =
    earners.find((earner) => earner.accountId === accountId) ?? {};
  return Array.from({ length: payments }, (_, index) => {
    const classroom = own[index % own.length];
    const number = `INV-2025-${accountId % 100}${String(payments - index).padStart(3, '0')}`;
    return classroom ? [earning(number, classroom, timeFromNow(-(2 + index * every), 4))] : [];
  }).flat();
}
