import { listActiveBatches } from '../../../api/batch';
import { type ClassItem, listClasses } from '../../../api/class';
import { listProgramSchools } from '../../../api/program';
import { listCities, listProvinces } from '../../../api/region';
import { listSchools, type School } from '../../../api/school';
import { getScope, type Scope } from '../../../api/staff';
import { listProvinceFigures } from '../../../api/statistics-host';
import { QueryBoundary } from '../../../data/query-boundary';
import { mapResult, type QueryResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { useEveryPage } from '../../../data/use-every-page';
import { pagePath } from '../../../router/page-table';
import { ButtonLink } from '../../../ui/button';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { Panel } from '../portal-page';
import { CountCard } from './count-card';
import styles from './desk.module.css';
import { figuresOf, isSamePlace, type ScopeFigures } from './scope-figures';
import { ScopeLists } from './scope-lists';
import { ScopeTrendCharts } from './scope-trends';

interface LeadDeskProps {
  role: 'lead_program' | 'lead_region';
}

/** The programme or the region that somebody leads, as far as the platform has lists of it. */
export function LeadDesk({ role }: LeadDeskProps) {
  const scope = useCall(getScope());
  return (
    <QueryBoundary reading={scope} label="Memuat meja kerja" skeleton={<Skeleton height="24rem" />}>
      {(found) => <OfScope role={role} scope={found} />}
    </QueryBoundary>
  );
}

function OfScope({ role, scope: { program, province } }: LeadDeskProps & { scope: Scope }) {
  if (role === 'lead_program' && program.id !== '') return <OfProgram program={program} />;
  if (role === 'lead_region' && province !== '') return <OfRegion province={province} />;
  const what = role === 'lead_program' ? 'program' : 'wilayah';
  return (
    <EmptyState
      title={`Belum tercatat ${what} mana yang kamu pimpin`}
      action={
        <ButtonLink variant="secondary" to={pagePath('registrations')}>
          Lihat semua pendaftaran
        </ButtonLink>
      }
    >
      Begitu pengelola mencatatnya di platform, kelas dan sekolahnya muncul di sini.
    </EmptyState>
  );
}

function OfProgram({ program }: { program: Scope['program'] }) {
  const classes = useEveryPage((paging) => listClasses({ ...paging, programIds: [program.id] }));
  const schools = useEveryPage((paging) =>
    listProgramSchools({ ...paging, programId: program.id }),
  );
  const batches = useCall(listActiveBatches());
  const isWhole = batches.status === 'ready' && batches.data.totalPages <= 1;
  const list = `${pagePath('registrations')}?category=${encodeURIComponent(program.id)}`;
  return (
    <>
      <Panel id="angka" title={`Program ${program.name}`}>
        <ul className={styles.cards}>
          <Figures
            classes={classes}
            schools={schools}
            ofClasses={`${list}&kind=kelas`}
            ofSchools={list}
          />
          {isWhole && (
            <CountCard
              label="Angkatan berjalan"
              to={`${pagePath('registrations')}?kind=angkatan`}
              reading={mapResult(
                batches,
                ({ items }) => items.filter((batch) => batch.program.id === program.id).length,
              )}
            />
          )}
        </ul>
        <p className={styles.note}>
          Siswa dihitung dari kursi yang terisi di tiap kelas. Nama, kehadiran, dan nilai mereka
          belum bisa ditampilkan, karena platform belum mencatatnya per program.
        </p>
      </Panel>
      <ScopeTrendCharts classes={classes} of="program" />
      <ScopeLists
        classes={classes}
        schools={schools}
        ofClasses={`${list}&kind=kelas`}
        ofSchools={list}
      />
    </>
  );
}

function OfRegion({ province }: { province: string }) {
  const schools = mapResult(useEveryPage(listSchools), (all) =>
    all.filter((school) => isSamePlace(school.province, province)),
  );
  const classes = useClassesIn(province);
  const figures = useCall(listProvinceFigures());
  const own = mapResult(figures, (all) => all.find(({ name }) => isSamePlace(name, province)));
  const list = `${pagePath('registrations')}?search=${encodeURIComponent(province)}`;
  return (
    <>
      <Panel id="angka" title={`Wilayah ${province}`}>
        <ul className={styles.cards}>
          <Figures classes={classes} schools={schools} ofSchools={list} />
          {own.status === 'ready' && own.data && (
            <CountCard
              label="Peserta dari provinsi ini"
              reading={mapResult(own, (one) => one?.total ?? 0)}
              hint="Menurut statistik peserta seluruh situs."
            />
          )}
        </ul>
        <p className={styles.note}>
          Kelas yang dihitung adalah kelas tatap muka dan campuran di kota-kota provinsi ini; kelas
          daring tidak punya wilayah. Nama dan kemajuan siswa belum bisa ditampilkan, karena
          platform belum mencatatnya per wilayah.
        </p>
      </Panel>
      <ScopeTrendCharts classes={classes} of="wilayah" />
      <ScopeLists classes={classes} schools={schools} ofSchools={list} />
    </>
  );
}

/** Classes that meet in one of a province's cities; the platform knows classes by their city alone. */
function useClassesIn(province: string): QueryResult<readonly ClassItem[]> {
  const provinces = useCall(listProvinces());
  const id =
    provinces.status === 'ready'
      ? provinces.data.find(({ name }) => isSamePlace(name, province))?.id
      : undefined;
  const cities = useCall(id === undefined ? null : listCities(id));
  const classes = useEveryPage(listClasses);
  if (provinces.status === 'failed') return provinces;
  if (provinces.status === 'ready' && id === undefined) return mapResult(classes, () => []);
  if (cities.status !== 'ready') return cities;
  return mapResult(classes, (all) =>
    all.filter(({ city }) => cities.data.some(({ name }) => isSamePlace(name, city))),
  );
}

interface FiguresProps {
  classes: QueryResult<readonly ClassItem[]>;
  schools: QueryResult<readonly School[]>;
  ofClasses?: string;
  ofSchools: string;
}

function Figures({ classes, schools, ofClasses, ofSchools }: FiguresProps) {
  const ofClass = (name: keyof ScopeFigures) =>
    mapResult(classes, (items) => figuresOf(items, [])[name]);
  const ofSchool = (name: keyof ScopeFigures) =>
    mapResult(schools, (items) => figuresOf([], items)[name]);
  return (
    <>
      <CountCard
        label="Kelas"
        reading={ofClass('classes')}
        {...(ofClasses !== undefined && { to: ofClasses })}
      />
      <CountCard label="Kursi terisi" reading={ofClass('seats')} />
      <CountCard label="Sekolah" reading={ofSchool('schools')} to={ofSchools} />
      <CountCard label="Siswa di sekolah itu" reading={ofSchool('pupils')} />
    </>
  );
}
