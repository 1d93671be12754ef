/** What the platform's figures are called. */
import type { Figures } from '../api/statistics-host';
import type { Datum } from '../ui/chart/scale';

const FIGURES: readonly (readonly [name: string, label: string])[] = [
  ['students', 'peserta belajar'],
  ['alumni', 'alumni'],
  ['schools', 'sekolah mitra'],
  ['cities', 'kota dan kabupaten'],
  ['classes', 'kelas'],
  ['mentors', 'mentor'],
  ['programs', 'program'],
  ['partners', 'mitra'],
  ['graduates', 'lulusan bersertifikat'],
  ['provinces', 'provinsi'],
];

/** More than two rows of them nobody reads. */
const MOST = 8;

/** The figures that came, in the order they are shown; those nobody knows or has are left out. */
export function shownFigures(figures: Figures): readonly Datum[] {
  return FIGURES.flatMap(([name, label]) => {
    const value = Object.hasOwn(figures, name) ? figures[name] : undefined;
    return !value ? [] : [{ label, value }];
  }).slice(0, MOST);
}
