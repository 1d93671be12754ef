import type { Answer } from '../api/answer';
import type { Send } from '../api/client';
import { everyPage, pageOf } from '../api/every-page';
import type { Page } from '../api/page';
import { listProgramSchools, listPrograms } from '../api/program';
import { listSchools, type School } from '../api/school';
import { Answered } from '../data/answered';
import { latestOnly } from '../features/listing/latest-only';
import { type ListQuery, readListQuery } from '../features/listing/list-query';
import { ListResults } from '../features/listing/list-results';
import { type CategoryOption, ListTools } from '../features/listing/list-tools';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { CallToAction } from '../sections/call-to-action';
import { ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { SearchBox } from '../ui/search-box';
import { Partners } from './network/partners';
import { searchSchools } from './network/places';
import { ProvincePicker } from './network/province-picker';
import { SchoolList } from './network/school-list';
import styles from './network.module.css';

const PER_PAGE = 10;
/** All schools, or those of a programme: read whole, since they are counted by province here. */
export function loader(args: PageArgs) {
  const query = readListQuery(args.url.searchParams);
  const schools = latestOnly(args, (send) =>
    everyPage((paging) =>
      query.category === ''
        ? send(listSchools(paging))
        : send(listProgramSchools({ ...paging, programId: query.category })),
    ),
  );
  return {
    query,
    schools,
    results: schools.then((answer) => resultsOf(answer, query)),
    programs: programOptions(args.send),
  };
}

function resultsOf(answer: Answer<School[]>, { search, page }: ListQuery): Answer<Page<School>> {
  if (!answer.status) return { ...answer, data: null };
  return { ...answer, data: pageOf(searchSchools(answer.data, search), page, PER_PAGE) };
}

/** Never rejects but for a visitor who left: without programmes the list has one filter less. */
async function programOptions(send: Send): Promise<readonly CategoryOption[]> {
  const answer = await send(listPrograms({ perPage: 30 })).catch(() => null);
  if (!answer?.status) return [];
  return answer.data.items.map(({ id, name }) => ({ value: id, label: name }));
}

/** Schools and partners: searched, narrowed to a programme, or picked from the map of provinces. */
export default function NetworkPage() {
  const { query, schools, results, programs } = usePageData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Belajar bersama, di kota masing-masing"
        lead="Sekolah yang menjalankan program kami, dari Aceh sampai Papua. Cari sekolahmu, atau pilih provinsinya."
        current="Jejaring"
      >
        <div className={styles.search}>
          <SearchBox
            label="Cari sekolah"
            placeholder="Sekolah, kota, provinsi"
            value={query.search}
            keep={query.category === '' ? {} : { category: query.category }}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <aside className={styles.side} aria-label="Provinsi">
          <Answered answer={schools} label="Memuat provinsi" skeleton={<Skeleton height="30rem" />}>
            {(all) => <ProvincePicker schools={all} query={query} />}
          </Answered>
        </aside>
        <section className={styles.results} aria-labelledby="daftar-sekolah">
          <h2 id="daftar-sekolah" className={styles.title}>
            Sekolah
          </h2>
          <ListTools query={query} categories={programs} />
          <ListResults
            results={results}
            query={query}
            noun="sekolah"
            skeleton={<Skeleton height="60rem" />}
          >
            {({ items }) => <SchoolList schools={items} />}
          </ListResults>
        </section>
      </Container>
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
