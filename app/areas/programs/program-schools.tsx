import { listProgramSchools } from '../../api/program';
import { useKeepPreviousData } from '../../data/use-call';
import { useCallInView } from '../../data/use-in-view';
import { pagePath, usePageSet } from '../../router/page-table';
import { listHref, useListQuery } from '../../sections/lists/list-query';
import { ListSummary, PagedList } from '../../sections/lists/list-results';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './program-schools.module.css';

const HEADING = 'sekolah-program';

/** The schools that take part, page by page; which page stands in the address. */
export function ProgramSchools({ programId }: { programId: string }) {
  const has = usePageSet();
  const query = useListQuery();
  const { ref, reading } = useCallInView(listProgramSchools({ programId, page: query.page }));
  const schools = useKeepPreviousData(String(query.page), reading);
  const hrefOf = (page: number) => `${listHref(query, { page })}#${HEADING}`;
  const all = has('network') && (
    <ButtonLink variant="secondary" to={pagePath('network')}>
      Lihat jejaring
    </ButtonLink>
  );
  return (
    <Section labelledBy={HEADING}>
      <SectionHeading id={HEADING} title="Sekolah yang ikut" action={all} />
      <div ref={ref}>
        <p className={styles.summary}>
          <ListSummary reading={schools} noun="sekolah" />
        </p>
        <PagedList
          reading={schools}
          asked={query.page}
          noun="sekolah"
          skeleton={<Skeleton height="26rem" />}
          hrefOf={hrefOf}
          nothing={NO_SCHOOLS}
        >
          {({ items }) => (
            <ul className={styles.schools}>
              {items.map(({ id, name, city, province }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  <span>{[city, province].filter(Boolean).join(', ')}</span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Section>
  );
}

const NO_SCHOOLS = <EmptyState title="Belum ada sekolah yang terdaftar" />;
