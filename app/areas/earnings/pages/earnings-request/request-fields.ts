/** What a payout asks for, judged by the balance as it is now. */
import type { Balance, Bank, Payout } from '../../../../api/payout';
import type { FormFields } from '../../../../sections/forms/fields';
import { between, pattern } from '../../../../sections/forms/rules';
import type { FormStep } from '../../../../sections/forms/steps';
import { formatRupiah } from '../../../../ui/format';

export type RequestField = 'amount' | 'bank' | 'accountNumber' | 'accountName' | 'seed';

/** What is asked for, and a second look at it before it is sent. */
export const REQUEST_STEPS: readonly FormStep<RequestField>[] = [
  { names: ['amount', 'bank', 'accountNumber', 'accountName'] },
  { names: [] },
];

/** The form's fields for a balance and the banks there are. */
export function requestFields(
  { available, minimum }: Pick<Balance, 'available' | 'minimum'>,
  banks: readonly Bank[],
): FormFields<RequestField> {
  return {
    amount: {
      kind: 'rupiah',
      label: 'Jumlah yang ditarik (rupiah)',
      hint: `Dari ${formatRupiah(minimum)} sampai ${formatRupiah(available)}.`,
      rules: [
        between(minimum, Number.MAX_SAFE_INTEGER, `Paling sedikit ${formatRupiah(minimum)}.`),
        between(0, available, `Saldomu ${formatRupiah(available)}.`),
      ],
    },
    bank: {
      kind: 'select',
      label: 'Bank',
      options: banks.map(({ code, name }) => ({ value: code, label: name })),
    },
    accountNumber: {
      kind: 'digits',
      label: 'Nomor rekening',
      length: [5, 20],
      rules: [pattern(/[1-9]/, 'Nomor rekening tidak mungkin nol semua. Periksa lagi.')],
    },
    accountName: {
      kind: 'text',
      label: 'Nama pemilik rekening',
      hint: 'Sama dengan yang tertulis di buku tabungan.',
      autoComplete: 'name',
    },
    // Sent along unseen by who has no script, whose browser cannot keep what makes it one request.
    seed: { kind: 'text', label: 'Nama permintaan', optional: true },
  };
}

/** What the form begins with: the account that was used before, and the amount to correct. */
export function initialRequest(
  before: Payout | undefined,
  rejected: Payout | undefined,
): Partial<Record<RequestField, string>> {
  const { bank, accountNumber = '', accountName = '' } = before ?? {};
  const amount = rejected ? String(rejected.amount) : '';
  return { amount, bank: bank?.code ?? '', accountNumber, accountName };
}
