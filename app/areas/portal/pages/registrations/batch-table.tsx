import { listActiveBatches } from '../../../../api/batch';
import { formatDateRange } from '../../../../core/wib';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { formatNumber } from '../../../../ui/format';
import type { RegistrationQuery } from './registration-query';
import { RegistrationTable } from './registration-table';

const COLUMNS = ['Angkatan', 'Program', 'Kota', 'Berjalan', 'Peserta'];

/** The batches that run now. */
export function BatchTable({ query }: { query: RegistrationQuery }) {
  const call = listActiveBatches({ page: query.page });
  return (
    <RegistrationTable
      query={query}
      reading={useKeepPreviousData(call.address, useCall(call))}
      columns={COLUMNS}
      rowOf={({ id, name, program, city, startDate, endDate, totalStudents }) => ({
        key: id,
        heading: name,
        cells: [
          program.name,
          city,
          formatDateRange(startDate, endDate),
          formatNumber(totalStudents),
        ],
      })}
    />
  );
}
