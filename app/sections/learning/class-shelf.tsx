import type { Enrolment } from '../../api/learner';
import { useApp } from '../../core/app-context';
import { AppLink } from '../../ui/app-link';
import { EmptyState } from '../../ui/feedback';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { bookmarkIn } from '../courses/progress';
import { FilterNav } from '../lists/filter-nav';
import { keptBySearch, listHref, useListQuery } from '../lists/list-query';
import { Panel } from '../portal/portal-page';
import { CourseKept } from './course-kept';
import { FinishedClass } from './finished-class';
import styles from './my-learning.module.css';
import { matching, nearestPage } from './shelves';

/** So many classes stand on a page; with no more than that in all there is nothing to look through. */
export const SHELF = 6;

interface ClassShelfProps {
  going: readonly Enrolment[];
  finished: readonly Enrolment[];
}

/** The visitor's classes beside the one to go on with: those that go on, and those that are over. */
export function ClassShelf({ going, finished }: ClassShelfProps) {
  if (going.length + finished.length > SHELF) return <LargeShelf {...{ going, finished }} />;
  return (
    <>
      {going.length > 0 && (
        <Panel id="kelasku" title="Kelasku yang lain">
          <Going enrolments={going} />
        </Panel>
      )}
      {finished.length > 0 && (
        <Panel id="selesai" title="Kelas yang sudah selesai">
          <Finished enrolments={finished} />
        </Panel>
      )}
    </>
  );
}

/** Where there are too many to see at once: a search, a filter and pages, all in the address. */
function LargeShelf({ going, finished }: ClassShelfProps) {
  const query = useListQuery();
  const isOver = query.category === 'selesai';
  const found = matching(isOver ? finished : going, query.search);
  const { items, page, totalPages } = nearestPage(found, query.page, SHELF);
  const option = (label: string, category: string, count: number) => ({
    label: `${label} (${count})`,
    to: listHref(query, { category }),
    selected: query.category === category,
  });
  return (
    <Panel id="kelasku" title="Kelasku yang lain">
      <div className={styles.toolbar}>
        <SearchBox
          label="Cari di kelasku"
          placeholder="Nama kelas atau program"
          value={query.search}
          keep={keptBySearch(query)}
        />
        <FilterNav
          label="Keadaan kelas"
          options={[
            option('Berjalan', '', going.length),
            option('Selesai', 'selesai', finished.length),
          ]}
        />
      </div>
      <p role="status" className={styles.text}>
        {found.length} kelas
      </p>
      {items.length === 0 ? (
        <EmptyState
          title="Tidak ada kelas yang cocok"
          action={<AppLink to={listHref(query, { search: '' })}>Hapus pencarian</AppLink>}
        />
      ) : isOver ? (
        <Finished enrolments={items} />
      ) : (
        <Going enrolments={items} />
      )}
      <Pagination
        label="Halaman kelasku"
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => listHref(query, { page: to })}
      />
    </Panel>
  );
}

function Going({ enrolments }: { enrolments: readonly Enrolment[] }) {
  return (
    <div className={styles.cards}>
      {enrolments.map((enrolment) => (
        <CourseKept key={enrolment.classroom.slug} enrolment={enrolment} />
      ))}
    </div>
  );
}

function Finished({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const { work } = useApp();
  return (
    <ul className={styles.finished}>
      {enrolments.map((enrolment) => (
        <FinishedClass
          key={enrolment.classroom.slug}
          enrolment={enrolment}
          chapters={bookmarkIn(work, enrolment.classroom)?.total ?? 0}
        />
      ))}
    </ul>
  );
}
