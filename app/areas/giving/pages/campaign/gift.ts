/** Amounts of a donation, in rupiah. */
import type { FieldOption } from '../../../../sections/forms/fields';
import { checkWith } from '../../../../sections/forms/rules';
import { readRupiah } from '../../../../sections/forms/rupiah';
import { formatRupiah } from '../../../../ui/format';

/** The choice that lets the visitor type an amount. */
export const OTHER = 'lain';

const LEAST = 10_000;
const MOST = 100_000_000;

export const amounts: readonly FieldOption[] = [
  ...[25_000, 50_000, 100_000, 250_000, 500_000].map((amount) => ({
    value: String(amount),
    label: formatRupiah(amount),
  })),
  { value: OTHER, label: 'Jumlah lain' },
];

/** Judges a typed amount, given as digits alone. */
export const typedAmount = checkWith((sum) => {
  const amount = Number(sum);
  if (amount < LEAST) return `Paling sedikit ${formatRupiah(LEAST)}.`;
  return amount > MOST ? `Paling banyak ${formatRupiah(MOST)} dalam satu kali donasi.` : null;
});

/** The amount that is given; 0 while none is chosen. */
export function givenAmount(values: { amount: string; otherAmount: string }): number {
  return values.amount === OTHER ? (readRupiah(values.otherAmount) ?? 0) : Number(values.amount);
}
