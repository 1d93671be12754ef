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

/** Of a site's classes, those whose payments an account has a part in. */
export const taughtBy = (accountId: number, offered: ClassDoc[]): ClassDoc[] => {
  const place = earners.findIndex((earner) => earner.accountId === accountId);
  const priced = offered.filter(({ price }) => price > 0);
  return place < 0 ? [] : priced.filter((_, index) => index % earners.length === place);
};

/** What a payment of this amount brings its earner. */
export const earning = (
  number: string,
  { slug, name }: ClassDoc,
  { amount, paidAt }: Pick<Earning, 'amount' | 'paidAt'>,
): Earning => ({
  number,
  classroom: { slug, name },
  amount,
  share: Math.floor((amount * SHARE) / 100),
  paidAt,
});

/** The payments of before the demo began, the newest first. */
export function pastEarnings(accountId: number): Earning[] {
  const own = taughtBy(accountId, classes);
  const { payments = 0, every = 1 } =
    earners.find((earner) => earner.accountId === accountId) ?? {};
  return Array.from({ length: payments }, (_, index) => {
    const classroom = own[index % own.length];
    const number = `INV-2025-${accountId % 100}${String(payments - index).padStart(3, '0')}`;
    if (!classroom) return [];
    const paidAt = timeFromNow(-(2 + index * every), 4);
    return [earning(number, classroom, { amount: classroom.price, paidAt })];
  }).flat();
}
