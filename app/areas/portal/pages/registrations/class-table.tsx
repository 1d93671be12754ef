import { listClasses } from '../../../../api/class';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { scheduleText } from '../../../../sections/classes/class-facts';
import { useClassPath } from '../../../../sections/classes/class-path';
import { ClassStatusBadge } from '../../../../sections/classes/class-status-badge';
import { seats } from '../../../../sections/portal/seats';
import { AppLink } from '../../../../ui/app-link';
import type { RegistrationQuery } from './registration-query';
import { RegistrationTable } from './registration-table';

const COLUMNS = ['Kelas', 'Program', 'Jadwal', 'Terdaftar', 'Keadaan'];

/** The classes with how many are registered. */
export function ClassTable({ query }: { query: RegistrationQuery }) {
  const { program, search, page } = query;
  const classPath = useClassPath();
  const call = listClasses({ page, search, programIds: program === '' ? [] : [program] });
  return (
    <RegistrationTable
      query={query}
      reading={useKeepPreviousData(call.address, useCall(call))}
      columns={COLUMNS}
      rowOf={(item) => ({
        key: item.id,
        heading: <AppLink to={classPath(item)}>{item.name}</AppLink>,
        cells: [
          item.program.name,
          scheduleText(item),
          seats(item.totalStudents, item.quota),
          <ClassStatusBadge key="state" flags={item} />,
        ],
      })}
    />
  );
}
