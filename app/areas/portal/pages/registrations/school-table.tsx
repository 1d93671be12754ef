import { pageOf } from '../../../../api/page';
import { listProgramSchools } from '../../../../api/program';
import { listSchools } from '../../../../api/school';
import { mapResult } from '../../../../data/query-result';
import { useEveryPage } from '../../../../data/use-every-page';
import { searchSchools } from '../../../../sections/schools/places';
import { formatNumber } from '../../../../ui/format';
import type { RegistrationQuery } from './registration-query';
import { RegistrationTable } from './registration-table';

const PER_PAGE = 10;
const COLUMNS = ['Sekolah', 'NPSN', 'Kota', 'Provinsi', 'Siswa'];

/** The schools that take part; read whole, since the service does not search them. */
export function SchoolTable({ query }: { query: RegistrationQuery }) {
  const { program: programId, search, page } = query;
  const schools = useEveryPage((paging) =>
    programId === '' ? listSchools(paging) : listProgramSchools({ ...paging, programId }),
  );
  const reading = mapResult(schools, (all) => pageOf(searchSchools(all, search), page, PER_PAGE));
  return (
    <RegistrationTable
      query={query}
      reading={reading}
      columns={COLUMNS}
      rowOf={({ id, name, npsn, city, province, totalStudents }) => ({
        key: id,
        heading: name,
        cells: [npsn, city, province, totalStudents > 0 ? formatNumber(totalStudents) : '–'],
      })}
    />
  );
}
