import type { Answer } from '../../../../api/answer';
import type { Payout } from '../../../../api/payout';
import { formatRupiah } from '../../../../ui/format';

/** What has become of a decision, in words for who made it. */
export interface Decided {
  readonly tone: 'success' | 'warning';
  readonly text: string;
}

/** What to tell of an answer that ends the matter; null where it can be tried again. */
export function outcomeOf(answer: Answer<unknown>, payout: Payout, done: string): Decided | null {
  const what = `Penarikan ${formatRupiah(payout.amount)} dari ${payout.requester.name || payout.accountName}`;
  const again =
    done === 'ditolak'
      ? ' Salah tolak? Pemohon bisa mengajukannya lagi, isiannya masih tersimpan.'
      : '';
  if (answer.status) return { tone: 'success', text: `${what} ${done}.${again}` };
  if (answer.code !== 409) return null;
  return {
    tone: 'warning',
    text: `${what} tidak jadi ${done}, orang lain lebih dulu. ${answer.message}`,
  };
}
