import type { ClassItem } from '../../../api/class';
import type { School } from '../../../api/school';
import { QueryBoundary } from '../../../data/query-boundary';
import type { QueryResult } from '../../../data/query-result';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { StackedTable } from '../../../ui/stacked-table';
import { scheduleText } from '../../classes/class-facts';
import { useClassPath } from '../../classes/class-path';
import { ClassStatusBadge } from '../../classes/class-status-badge';
import { Panel } from '../portal-page';
import { seats } from '../seats';
import { comingClasses } from './scope-figures';

/** As many rows as are looked over at once; the rest stands behind a link. */
const SHOWN = 8;

interface ScopeListsProps {
  classes: QueryResult<readonly ClassItem[]>;
  schools: QueryResult<readonly School[]>;
  /** Where all of them are listed; left out where no list is narrowed so. */
  ofClasses?: string;
  ofSchools: string;
}

/** The next classes and the largest schools of what somebody leads. */
export function ScopeLists({ classes, schools, ofClasses, ofSchools }: ScopeListsProps) {
  return (
    <>
      <Panel
        id="kelas"
        title="Kelas yang berjalan dan akan datang"
        action={ofClasses !== undefined && <AppLink to={ofClasses}>Semua kelas</AppLink>}
      >
        <Card>
          <QueryBoundary
            reading={classes}
            label="Memuat kelas"
            skeleton={<Skeleton height="16rem" />}
            isEmpty={(all) => comingClasses(all).length === 0}
            empty={<EmptyState title="Tidak ada kelas yang berjalan atau akan datang" />}
          >
            {(all) => <Classes classes={comingClasses(all).slice(0, SHOWN)} />}
          </QueryBoundary>
        </Card>
      </Panel>
      <Panel id="sekolah" title="Sekolah" action={<AppLink to={ofSchools}>Semua sekolah</AppLink>}>
        <Card>
          <QueryBoundary
            reading={schools}
            label="Memuat sekolah"
            skeleton={<Skeleton height="16rem" />}
            isEmpty={(all) => all.length === 0}
            empty={<EmptyState title="Belum ada sekolah" />}
          >
            {(all) => <Schools schools={all} />}
          </QueryBoundary>
        </Card>
      </Panel>
    </>
  );
}

function Classes({ classes }: { classes: readonly ClassItem[] }) {
  const classPath = useClassPath();
  return (
    <StackedTable
      compact
      columns={['Kelas', 'Jadwal', 'Terdaftar', 'Keadaan']}
      rows={classes.map((item) => ({
        key: item.id,
        heading: <AppLink to={classPath(item)}>{item.name}</AppLink>,
        cells: [
          scheduleText(item),
          seats(item.totalStudents, item.quota),
          <ClassStatusBadge key="state" flags={item} />,
        ],
      }))}
    />
  );
}

function Schools({ schools }: { schools: readonly School[] }) {
  const largest = [...schools].sort((one, other) => other.totalStudents - one.totalStudents);
  return (
    <StackedTable
      compact
      columns={['Sekolah', 'Kota', 'Provinsi', 'Siswa']}
      numbers={['Siswa']}
      rows={largest.slice(0, SHOWN).map(({ id, name, city, province, totalStudents }) => ({
        key: id,
        heading: name,
        cells: [city, province, totalStudents > 0 ? formatNumber(totalStudents) : '–'],
      }))}
    />
  );
}
