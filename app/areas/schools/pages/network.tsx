import { pageOf } from '../../../api/page';
import { listProgramChoices, listProgramSchools } from '../../../api/program';
import { listSchools } from '../../../api/school';
import { QueryBoundary } from '../../../data/query-boundary';
import { mapResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { useEveryPage } from '../../../data/use-every-page';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { keptBySearch, useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { ListTools } from '../../../sections/lists/list-tools';
import { searchSchools } from '../../../sections/schools/places';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/feedback';
import { PageHeader } from '../../../ui/page-header';
import { SearchBox } from '../../../ui/search-box';
import { AllPrograms } from './network/all-programs';
import { Partners } from './network/partners';
import { ProvincePicker } from './network/province-picker';
import { SchoolList } from './network/school-list';
import styles from './network.module.css';

const PER_PAGE = 10;

/** Schools and partners: searched, narrowed to a programme, or picked from the map of provinces. */
export default function NetworkPage() {
  const query = useListQuery();
  const { search, category: programId, page } = query;
  // Read whole, since they are counted by province here.
  const schools = useEveryPage((paging) =>
    programId === '' ? listSchools(paging) : listProgramSchools({ ...paging, programId }),
  );
  const results = mapResult(schools, (all) => pageOf(searchSchools(all, search), page, PER_PAGE));
  const programs = mapResult(useCall(listProgramChoices()), ({ items }) =>
    items.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Belajar bersama, di kota masing-masing"
        lead="Sekolah yang menjalankan program kami, dari Aceh sampai Papua. Cari sekolahmu, atau pilih provinsinya."
        current="Jejaring"
      >
        <div className={styles.search}>
          <SearchBox
            label="Cari sekolah"
            placeholder="Sekolah, kota, provinsi"
            value={query.search}
            keep={keptBySearch(query)}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <aside className={styles.side} aria-label="Provinsi">
          <QueryBoundary
            reading={schools}
            label="Memuat provinsi"
            skeleton={<Skeleton height="30rem" />}
          >
            {(all) => <ProvincePicker schools={all} query={query} />}
          </QueryBoundary>
        </aside>
        <section className={styles.results} aria-labelledby="daftar-sekolah">
          <h2 id="daftar-sekolah" className={styles.title}>
            Sekolah
          </h2>
          <ListTools query={query} categories={programs} />
          <ListResults
            reading={results}
            query={query}
            noun="sekolah"
            skeleton={<Skeleton height="60rem" />}
          >
            {({ items }) => <SchoolList schools={items} />}
          </ListResults>
        </section>
      </Container>
      <AllPrograms />
      <Partners />
      <Join />
    </>
  );
}

function Join() {
  const has = usePageSet();
  const page = ['collaboration', 'make-appointment'].find(has);
  if (page === undefined) return null;
  return (
    <CallToAction
      title="Sekolahmu belum ada di sini?"
      text="Ceritakan jumlah siswa dan jurusannya. Kami bantu memilih program yang paling dekat."
    >
      <ButtonLink to={pagePath(page)} size="large" iconEnd="arrow-right">
        Ajak sekolahku
      </ButtonLink>
    </CallToAction>
  );
}
