import type { ReactNode } from 'react';
import type { Page } from '../../../../api/page';
import type { QueryResult } from '../../../../data/query-result';
import { ListSummary, PagedList, WayOut } from '../../../../sections/lists/list-results';
import { Card } from '../../../../ui/card';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { StackedTable } from '../../../../ui/stacked-table';
import { LISTS, type RegistrationQuery, registrationHref } from './registration-query';
import styles from './registration-table.module.css';

interface RegistrationTableProps<T> {
  query: RegistrationQuery;
  reading: QueryResult<Page<T>>;
  columns: readonly string[];
  rowOf: (item: T) => { key: string; heading: ReactNode; cells: ReactNode[] };
}

/** One of the lists, page by page. */
export function RegistrationTable<T>(props: RegistrationTableProps<T>) {
  const { query, reading, columns, rowOf } = props;
  const { noun } = LISTS[query.kind];
  return (
    <>
      <p className={styles.summary}>
        <ListSummary reading={reading} noun={noun} />
      </p>
      <Card>
        <PagedList
          reading={reading}
          asked={query.page}
          noun={noun}
          skeleton={<Skeleton height="28rem" />}
          hrefOf={(page) => registrationHref({ ...query, page })}
          nothing={<Nothing query={query} />}
        >
          {({ items }) => <StackedTable columns={columns} rows={items.map(rowOf)} />}
        </PagedList>
      </Card>
    </>
  );
}

function Nothing({ query }: { query: RegistrationQuery }) {
  const { kind, search, program } = query;
  const { noun } = LISTS[kind];
  if (search + program !== '') {
    return (
      <WayOut
        title={`Tidak ada ${noun} yang cocok`}
        to={registrationHref({ kind })}
        label="Lihat semua"
      />
    );
  }
  return <EmptyState title={`Belum ada ${noun}`}>Yang baru muncul di sini.</EmptyState>;
}
