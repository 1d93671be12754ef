import { useLocation } from 'react-router';
import type { Page } from '../../api/page';
import { listProgramSchools } from '../../api/program';
import type { School } from '../../api/school';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../route/page-table';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Section, SectionHeading } from '../../ui/layout';
import { Pagination } from '../../ui/pagination';
import { type ListQuery, listHref, readListQuery } from '../listing/list-query';
import { pageText } from '../listing/list-results';
import styles from './program-schools.module.css';

const HEADING = 'sekolah-program';

/** The schools that take part, page by page; which page stands in the address. */
export function ProgramSchools({ programId }: { programId: string }) {
  const has = usePageSet();
  const { search } = useLocation();
  const query = readListQuery(new URLSearchParams(search));
  const all = has('network') && (
    <ButtonLink variant="secondary" to={pagePath('network')}>
      Lihat jejaring
    </ButtonLink>
  );
  return (
    <Section labelledBy={HEADING}>
      <SectionHeading id={HEADING} title="Sekolah yang ikut" action={all} />
      <DataBlock
        call={listProgramSchools({ programId, page: query.page })}
        label="Memuat sekolah"
        skeleton={<Skeleton height="26rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoSchools query={query} />}
      >
        {(page) => <SchoolPage page={page} query={query} />}
      </DataBlock>
    </Section>
  );
}

/** One page of schools. It stays, faded, until the page that was asked for has come. */
function SchoolPage({ page, query }: { page: Page<School>; query: ListQuery }) {
  const isStale = page.page !== query.page;
  return (
    <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
      <p className={styles.summary} role="status">
        {pageText(page, 'sekolah')}
      </p>
      <ul className={styles.schools}>
        {page.items.map(({ id, name, city, province }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{[city, province].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          label="Halaman sekolah"
          page={query.page}
          totalPages={page.totalPages}
          hrefOf={(number) => `${listHref(query, { page: number })}#${HEADING}`}
        />
      </div>
    </div>
  );
}

function NoSchools({ query }: { query: ListQuery }) {
  if (query.page === 1) return <EmptyState title="Belum ada sekolah yang terdaftar" />;
  const first = (
    <ButtonLink variant="secondary" to={`${listHref(query)}#${HEADING}`}>
      Ke halaman pertama
    </ButtonLink>
  );
  return <EmptyState title="Halaman ini kosong" action={first} />;
}
