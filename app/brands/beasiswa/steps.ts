/** From the day a round closes back to today: what is done when. */
import { addDays } from '../../core/wib';

interface Task {
  /** How many days before the round closes. */
  readonly before: number;
  readonly name: string;
  readonly text: string;
}

export const TASKS: readonly Task[] = [
  {
    before: 30,
    name: 'Ke kantor desa',
    text: 'Surat penghasilan selesai dalam sekali datang, asal sebelum pukul sepuluh.',
  },
  {
    before: 24,
    name: 'Pilih satu kejadian',
    text: 'Bukan cita-cita. Sesuatu yang bisa dilihat orang lain.',
  },
  {
    before: 18,
    name: 'Draf yang jelek',
    text: 'Enam ratus kata tanpa menghapus. Yang penting selesai.',
  },
  {
    before: 12,
    name: 'Dibaca dua orang',
    text: 'Satu yang mengenalmu, satu yang tidak. Tanya di mana mereka berhenti.',
  },
  { before: 7, name: 'Unggah semuanya', text: 'Masih ada waktu bila foto berkasnya buram.' },
  {
    before: 1,
    name: 'Lihat sekali lagi',
    text: 'Hanya nama, tanggal, dan lampiran. Esainya sudah cukup.',
  },
];

export interface ScheduledTask extends Task {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly isLate: boolean;
}

/** Each task with its day; what should have been done already is moved to today, marked late. */
export function stepsUntil(closes: string, today: string): readonly ScheduledTask[] {
  return TASKS.map((task) => {
    const day = addDays(closes, -task.before);
    return { ...task, day: day < today ? today : day, isLate: day < today };
  });
}
