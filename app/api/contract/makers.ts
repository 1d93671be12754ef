/** Which of the app's calls are of a row of the catalogue. */
import type { Call } from '../call';
import { callTable } from '../calls.fixture';
import { uploadFile } from '../drive';
import { pathOf } from '../query';
import { type CatalogueRow, patternOf } from './row';

/** All that the app makes: the table's, and the upload, whose form is no plain body. */
const EVERY: readonly Call<unknown>[] = [
  ...callTable.map(({ row: [, make] }) => make()),
  uploadFile(new File([], 'a.png')),
];

/** The ways in which the app makes a call of this row. */
export function makersOf(
  row: CatalogueRow,
  rows: readonly CatalogueRow[],
): readonly Call<unknown>[] {
  return EVERY.filter((made) => rowOf(made, rows) === row);
}

/** The row that a call is of: what is written out is meant before what fits as well, then the first. */
function rowOf(
  { address, method }: Call<unknown>,
  rows: readonly CatalogueRow[],
): CatalogueRow | undefined {
  const path = pathOf(address);
  const fitting = rows.filter((one) => isMadeBy(one, method) && patternOf(one).test(path));
  return fitting.find((one) => !one.path.includes('{')) ?? fitting[0];
}

function isMadeBy(row: CatalogueRow, method: string): boolean {
  return row.method === method || (row.x['x-posted'] === true && method === 'POST');
}
