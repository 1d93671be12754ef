/** The way of a payout, step by step, as far as the platform tells it. */
import type { Payout } from '../../../../api/payout';

export interface PayoutStep {
  readonly name: string;
  /** An ISO time; empty where it is still to come, or was not told. */
  readonly at: string;
  readonly text: string;
  readonly state: 'done' | 'now' | 'later' | 'refused';
}

type Told = Pick<Payout, 'status' | 'requestedAt' | 'processedAt' | 'processedBy' | 'note'>;

/** The steps of a payout, the ones to come included; one of a state nobody knows ends with that. */
export function stepsOf({ status, requestedAt, processedAt, processedBy, note }: Told) {
  const asked: PayoutStep = {
    name: 'Diajukan',
    at: requestedAt,
    text: 'Jumlahnya dipotong dari saldomu.',
    state: 'done',
  };
  const by = processedBy && `Oleh ${processedBy}. `;
  const decision = { at: processedAt, state: 'done' } as const;
  const approved: PayoutStep = { ...decision, name: 'Disetujui', text: by.trim() };
  const paid: PayoutStep = {
    name: 'Dikirim ke rekening',
    at: '',
    text: 'Uangnya dikirim ke rekeningmu.',
    state: 'later',
  };
  const steps: Readonly<Record<string, readonly PayoutStep[]>> = {
    requested: [
      asked,
      { name: 'Diperiksa pengelola', at: '', text: 'Menunggu keputusan.', state: 'now' },
      paid,
    ],
    approved: [asked, approved, { ...paid, state: 'now', text: 'Menunggu pengiriman uang.' }],
    paid: [asked, approved, { ...paid, state: 'done', text: 'Uangnya sudah dikirim.' }],
    rejected: [
      asked,
      {
        ...decision,
        name: 'Ditolak',
        text: `${by}${note || 'Tanpa alasan tertulis.'} Uangnya kembali ke saldomu.`,
        state: 'refused',
      },
    ],
  };
  return (
    steps[status] ?? [
      asked,
      { ...decision, name: status || 'Belum diketahui', text: by.trim(), state: 'now' },
    ]
  );
}
