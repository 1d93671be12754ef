/** When a programme can begin, by the month in which a local government first talks to us. */
import { formatDate } from '../../core/wib';

/** What a region's budget is doing, in order. */
export const stages = [
  {
    name: 'Kebutuhan didengar',
    text: 'Diskusi awal tanpa biaya: sasaran warga, unit kerja, dan data yang sudah ada.',
  },
  {
    name: 'Usulan disusun',
    text: 'Kerangka acuan, biaya satuan, dan indikator masuk sebelum rencana kerja ditutup.',
  },
  {
    name: 'Perubahan dibuka',
    text: 'Rencana tahun depan sudah tutup; kelas kecil masih bisa lewat anggaran perubahan.',
  },
  {
    name: 'Anggaran terkunci',
    text: 'Tidak ada yang bisa masuk. Kami menyiapkan berkas untuk perubahan tahun depan.',
  },
] as const;

/** A month of a year; January is 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month of a day, `YYYY-MM-DD`. */
export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** "Januari 2027". */
export function monthText({ year, month }: Month): string {
  const day = `${year}-${`${month}`.padStart(2, '0')}-01`;
  return formatDate(day).replace(/^1 /, '');
}

/** The months from this one on, a year of them. */
export function comingMonths({ year, month }: Month): readonly Month[] {
  return Array.from({ length: 12 }, (_, index) => {
    const at = month - 1 + index;
    return { year: year + Math.floor(at / 12), month: (at % 12) + 1 };
  });
}

/** The stage of a month, as an index of `stages`. */
export function stageOf({ month }: Month): number {
  if (month <= 2) return 0;
  if (month <= 4) return 1;
  return month <= 8 ? 2 : 3;
}

/** When the first class can begin, and in how many months. */
export function startOf(first: Month): { start: Month; months: number } {
  const stage = stageOf(first);
  const start =
    stage <= 1
      ? { year: first.year + 1, month: 1 }
      : { year: first.year + (stage === 3 ? 1 : 0), month: 10 };
  return { start, months: (start.year - first.year) * 12 + start.month - first.month };
}
