import { listPrograms } from '../../../api/program';
import { useCall } from '../../../data/use-call';
import { usePageQuery } from '../../../router/page-query';
import { FilterNav } from '../../../sections/lists/filter-nav';
import { ListTools } from '../../../sections/portal/list-tools';
import { PortalPage } from '../../../sections/portal/portal-page';
import { SearchBox } from '../../../ui/search-box';
import { BatchTable } from './registrations/batch-table';
import { ClassTable } from './registrations/class-table';
import { EventTable } from './registrations/event-table';
import { ProgramSelect } from './registrations/program-select';
import {
  LISTS,
  type RegistrationQuery,
  registrationHref,
  registrationQueryOf,
} from './registrations/registration-query';
import { SchoolTable } from './registrations/school-table';

/** More would be no choice any more. */
const MOST_PROGRAMS = 50;

/** Who takes part: the schools, and how full classes, events and batches are. */
export default function RegistrationsPage() {
  const query = registrationQueryOf(usePageQuery());
  const { kind, search, program } = query;
  const { hasSearch, hasProgram, hint } = LISTS[kind];
  const programs = useCall(listPrograms({ perPage: MOST_PROGRAMS }));
  return (
    <PortalPage
      title="Pendaftaran"
      lead="Sekolah, kelas, acara, dan angkatan yang tercatat hari ini. Tim lomba dan janji temu masuk lewat surel, jadi tidak ada di daftar ini."
    >
      <ListTools
        filters={
          <FilterNav
            label="Daftar"
            options={Object.entries(LISTS).map(([name, { label }]) => ({
              label,
              to: registrationHref({ kind: name }),
              selected: name === kind,
            }))}
          />
        }
      >
        {hasProgram && (
          <ProgramSelect
            programs={programs.status === 'ready' ? programs.data.items : []}
            query={query}
          />
        )}
        {hasSearch && (
          <SearchBox
            label="Cari di daftar ini"
            placeholder={hint}
            value={search}
            keep={{ ...(kind !== 'sekolah' && { kind }), ...(program && { category: program }) }}
          />
        )}
      </ListTools>
      <Shown query={query} />
    </PortalPage>
  );
}

function Shown({ query }: { query: RegistrationQuery }) {
  switch (query.kind) {
    case 'kelas':
      return <ClassTable query={query} />;
    case 'acara':
      return <EventTable query={query} />;
    case 'angkatan':
      return <BatchTable query={query} />;
    default:
      return <SchoolTable query={query} />;
  }
}
