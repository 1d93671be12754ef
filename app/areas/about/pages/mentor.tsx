import { listMentors, type Mentor } from '../../../api/mentor';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { usePageParams } from '../../../router/page-query';
import { pagePath } from '../../../router/page-table';
import { redirectTo } from '../../../router/redirect';
import { LastWord } from '../../../sections/last-word';
import { WayOut } from '../../../sections/lists/list-results';
import { useMentorPath } from '../../../sections/mentor-path';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/feedback';
import { Grid } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { SearchBox } from '../../../ui/search-box';
import {
  type DirectoryQuery,
  directoryHref,
  findMentors,
  MENTORS_PER_PAGE,
  readDirectory,
} from './mentor/directory';
import { MentorCard } from './mentor/mentor-card';
import { SkillFilter } from './mentor/skill-filter';
import styles from './mentor.module.css';

/** The address of a mentor once stood in the query: the edge leads on from there, and so does the app. */
export async function loader({ url, read }: PageArgs) {
  const id = url.searchParams.get('mentor') ?? '';
  if (id === '') return null;
  const slug = (await read(listMentors())).find((mentor) => mentor.id === id)?.slug ?? '';
  if (slug !== '') throw redirectTo(pagePath('mentor-detail', { slug }));
  return null;
}

/** The directory of mentors: search and skills stand in the address. */
export default function MentorPage() {
  // All at once: the platform has no paging for them, so filters work on what is there.
  const mentors = useCall(listMentors());
  const params = usePageParams();
  const query = readDirectory(params);
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Belajar dari yang sedang mengerjakannya"
        lead="Cari menurut nama, perusahaan, kota, atau keahlian. Buka halamannya untuk melihat kelas yang diampu."
        current="Mentor"
      >
        <div className={styles.search}>
          <SearchBox
            label="Cari mentor"
            placeholder="Nama, keahlian, atau kota"
            value={query.search}
            keep={query.skill === '' ? {} : { skill: query.skill }}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <QueryBoundary reading={mentors} label="Memuat mentor" skeleton={<DirectorySkeleton />}>
          {(all) => <Directory mentors={all} query={query} />}
        </QueryBoundary>
      </Container>
      <LastWord />
    </>
  );
}

function Directory({ mentors, query }: { mentors: readonly Mentor[]; query: DirectoryQuery }) {
  const mentorPath = useMentorPath();
  const found = findMentors(mentors, query);
  const shown = found.slice(0, query.page * MENTORS_PER_PAGE);
  return (
    <>
      <SkillFilter mentors={mentors} query={query} />
      <p role="status" className={styles.count}>
        {found.length === 0 ? 'Tidak ada mentor yang cocok' : `${found.length} mentor`}
      </p>
      {found.length === 0 ? (
        <NoMentors />
      ) : (
        <Grid min={columnOf(shown.length)}>
          {shown.map((mentor) => (
            <MentorCard key={mentor.id} mentor={mentor} to={mentorPath(mentor)} />
          ))}
        </Grid>
      )}
      {shown.length < found.length && (
        <div className={styles.more}>
          <ButtonLink
            to={directoryHref(query, { page: query.page + 1 })}
            variant="secondary"
            preventScrollReset
          >
            Tampilkan lebih banyak
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The least width of a column: where rows of four would leave the last card alone, rows of three. */
function columnOf(count: number): string {
  return count > 1 && count % 4 === 1 ? '20rem' : '17rem';
}

function NoMentors() {
  return (
    <WayOut title="Belum ada yang cocok" to="?" label="Lihat semua mentor" hasPicture>
      Coba satu kata saja, atau hapus saringan keahliannya.
    </WayOut>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function DirectorySkeleton() {
  return (
    <>
      <div className={styles.count}>
        <Skeleton height="5rem" />
      </div>
      <Grid min="17rem">
        {PLACES.map((place) => (
          <Skeleton key={place} height="17rem" />
        ))}
      </Grid>
    </>
  );
}
