/** Amounts of a donation, in rupiah. */
import type { FieldOption } from '../../features/forms/fields';
import type { Rule } from '../../features/forms/rules';
import { formatRupiah } from '../../ui/format';

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

/** Judges a typed amount; its dots and its "Rp" are the visitor's to write or to leave out. */
export const typedAmount: Rule = (value) => {
  const amount = readAmount(value);
  if (amount === null) return 'Isi jumlah dalam rupiah, misalnya 75.000.';
  if (amount < LEAST) return `Paling sedikit ${formatRupiah(LEAST)}.`;
  return amount > MOST ? `Paling banyak ${formatRupiah(MOST)} dalam satu kali donasi.` : null;
};

/** Rupiah out of `75000`, `75.000` or `Rp 75.000`; null for anything else. */
export function readAmount(typed: string): number | null {
  const digits = /^(?:rp\.?)?\s*(\d{1,3}(?:\.\d{3})+|\d+)$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits.replaceAll('.', ''));
}

/** The amount that is given; 0 while none is chosen. */
export function givenAmount(values: { amount: string; otherAmount: string }): number {
  return values.amount === OTHER ? (readAmount(values.otherAmount) ?? 0) : Number(values.amount);
}
