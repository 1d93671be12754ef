/** Sums of money as they are typed here: dots between thousands, "Rp" before, sen left out. */
import { cleanCode } from '../../core/typed-text';

const SHAPE = /^(?:rp\.?|idr)?\s*(\d{1,3}([.\s])\d{3}(?:\2\d{3})*|\d+)(?:,(?:00|-{1,2}))?$/i;

/** No sum here comes near this many digits. */
const MOST_DIGITS = 12;

/** Rupiah out of `75000`, `75.000`, `75 000`, `Rp 75.000,-`; null for what can be read in two ways. */
export function readRupiah(typed: string): number | null {
  const digits = SHAPE.exec(cleanCode(typed))?.[1]?.replace(/\D/g, '');
  return digits === undefined || digits.length > MOST_DIGITS ? null : Number(digits);
}

/** Why a text is no sum. */
export function rupiahProblem(typed: string): string {
  const grouped = /\d{1,3}(?:,\d{3})+(?!\d)/.exec(typed)?.[0].replaceAll(',', '.');
  return grouped === undefined
    ? 'Isi jumlah dalam rupiah dengan angka, misalnya 75.000.'
    : `Pisahkan ribuan dengan titik: ${grouped}.`;
}
