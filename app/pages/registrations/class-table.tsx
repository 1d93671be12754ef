import { listClasses } from '../../api/class';
import { useCall, useHeld } from '../../data/use-call';
import { scheduleText } from '../../features/classes/class-facts';
import { useClassPath } from '../../features/classes/class-path';
import { ClassStatusBadge } from '../../features/classes/class-status-badge';
import { AppLink } from '../../ui/app-link';
import type { RegistrationQuery } from './registration-query';
import { RegistrationTable, seats } from './registration-table';

const COLUMNS = ['Kelas', 'Program', 'Jadwal', 'Terdaftar', 'Keadaan'];

/** The classes with how many are registered. */
export function ClassTable({ query }: { query: RegistrationQuery }) {
  const { program, search, page } = query;
  const classPath = useClassPath();
  const call = listClasses({ page, search, programIds: program === '' ? [] : [program] });
  return (
    <RegistrationTable
      query={query}
      reading={useHeld(call.address, useCall(call))}
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
