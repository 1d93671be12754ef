import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Page } from '../../api/page';
import { Failed, Outdated } from '../../data/query-boundary';
import type { QueryResult } from '../../data/query-result';
import { useKeepPreviousData } from '../../data/use-call';
import { useWayOn } from '../../router/use-way-on';
import { Absence } from '../../ui/absence';
import { ButtonLink } from '../../ui/button';
import { EmptyState, Loading } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { useOwnWords } from '../../ui/own-words';
import { Pagination } from '../../ui/pagination';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { wayBack } from './last-page';
import { isNarrowed, type ListQuery, listHref } from './list-query';
import styles from './list-results.module.css';

interface ListResultsProps<P extends Page<unknown>> {
  reading: QueryResult<P>;
  query: ListQuery;
  /** What is listed, in the middle of a sentence: "tulisan". */
  noun: string;
  /** As tall as what comes. */
  skeleton: ReactNode;
  /** Shows a page that has items. */
  children: (page: P) => ReactNode;
}

/**
 * A list in all its states, with its count above and its pages below. What was there stays, faded,
 * until what was asked for has come; only the first load shows the skeleton.
 */
export function ListResults<P extends Page<unknown>>(props: ListResultsProps<P>) {
  const { query, ...rest } = props;
  const reading = useKeepPreviousData(listHref(query, query), props.reading);
  return (
    <>
      <p className={styles.summary}>
        <ListSummary reading={reading} noun={props.noun} />
      </p>
      <PagedList
        {...rest}
        reading={reading}
        asked={query.page}
        hrefOf={(page) => listHref(query, { page })}
        nothing={<Nothing query={query} noun={props.noun} />}
      />
    </>
  );
}

/** How many there are; said politely each time it changes. */
export function ListSummary(props: { reading: QueryResult<Page<unknown>>; noun: string }) {
  const { reading, noun } = props;
  return (
    <span role="status">
      <span>{summaryText(reading, noun)}</span>
      {reading.status === 'ready' && reading.isOld && (
        <VisuallyHidden> Memperbarui…</VisuallyHidden>
      )}
    </span>
  );
}

/** "12 tulisan", or "Tulisan 11–20 dari 22" where there are more pages. */
export function summaryText(reading: QueryResult<Page<unknown>>, noun: string): string {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (reading.status === 'loading') return `Memuat ${noun}…`;
  if (reading.status === 'failed') return `${Noun} belum bisa dimuat`;
  const { items, page, perPage, totalItems } = reading.data;
  if (items.length === 0) return `Tidak ada ${noun} yang cocok`;
  if (totalItems <= items.length) return `${formatNumber(totalItems)} ${noun}`;
  const first = (page - 1) * perPage + 1;
  const last = first + items.length - 1;
  return `${Noun} ${formatNumber(first)}–${formatNumber(last)} dari ${formatNumber(totalItems)}`;
}

type PagedListProps<P extends Page<unknown>> = Omit<ListResultsProps<P>, 'query'> & {
  /** The number of the page that is asked for. */
  asked: number;
  hrefOf: (page: number) => string;
  /** In place of a list without items. */
  nothing: ReactNode;
};

/** One page of a list and the way to the others. */
export function PagedList<P extends Page<unknown>>(props: PagedListProps<P>) {
  const { reading, asked, noun, skeleton, hrefOf, nothing, children } = props;
  useLeadBack(reading, asked, hrefOf);
  if (reading.status === 'loading') return <Loading label={`Memuat ${noun}`}>{skeleton}</Loading>;
  if (reading.status === 'failed') return <Failed {...reading} />;
  const { data, isOld, problem } = reading;
  const isEmpty = data.items.length === 0;
  const inPlace = asked > 1 ? <EmptyPage {...{ asked, hrefOf }} page={data} /> : nothing;
  return (
    <div className={isOld ? styles.stale : undefined} aria-busy={isOld} data-below="page">
      {isEmpty ? inPlace : children(data)}
      {problem && <Outdated {...reading} />}
      {!isEmpty && data.totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={`Halaman ${noun}`}
            page={data.page}
            totalPages={data.totalPages}
            hrefOf={hrefOf}
          />
        </div>
      )}
    </div>
  );
}

/** What the brand says of a list that has nothing yet. */
function OwnEmpty() {
  return useOwnWords()?.empty ?? 'Datang lagi nanti, ya.';
}

function Nothing({ query, noun }: { query: ListQuery; noun: string }) {
  if (!isNarrowed(query)) {
    return (
      <EmptyState title={`Belum ada ${noun}`} art={<Absence className={styles.absence} />}>
        <Suspense fallback="Datang lagi nanti, ya.">
          <OwnEmpty />
        </Suspense>
      </EmptyState>
    );
  }
  return (
    <WayOut
      title={`Tidak ada ${noun} yang cocok`}
      to={listHref(query, { search: '', category: '' })}
      label={`Lihat semua ${noun}`}
      hasPicture
    >
      Coba kata kunci lain, atau pilih kategori yang berbeda.
    </WayOut>
  );
}

/** Leads to the page before from one that is emptied while it is in sight: by deciding, or deleting. */
function useLeadBack(
  reading: QueryResult<Page<unknown>>,
  asked: number,
  hrefOf: (page: number) => string,
): void {
  const way = useWayOn();
  const here = hrefOf(asked);
  const filled = useRef('');
  const isShown = reading.status === 'ready' && !reading.isOld;
  const isEmpty = isShown && reading.data.items.length === 0;
  const to = isEmpty && asked > 1 ? hrefOf(wayBack(asked, reading.data).page) : '';
  useEffect(() => {
    if (isShown && !isEmpty) filled.current = here;
    if (to !== '' && filled.current === here) {
      way.go(to, { replace: true, preventScrollReset: true });
    }
  }, [isShown, isEmpty, here, to, way]);
}

interface EmptyPageProps {
  asked: number;
  page: Pick<Page<unknown>, 'totalPages'>;
  hrefOf: (page: number) => string;
}

/** A page beyond the list's end. */
export function EmptyPage({ asked, page, hrefOf }: EmptyPageProps) {
  const back = wayBack(asked, page);
  return <WayOut title="Halaman ini kosong" to={hrefOf(back.page)} label={back.label} />;
}

interface WayOutProps {
  title: string;
  to: string;
  label: string;
  /** Whether the brand's picture of what is not there stands in place of the sign. */
  hasPicture?: boolean;
  children?: ReactNode;
}

/** Nothing to show, and where there is something. */
export function WayOut(props: WayOutProps) {
  const { title, to, label, hasPicture = false, children } = props;
  const action = (
    <ButtonLink variant="secondary" to={to}>
      {label}
    </ButtonLink>
  );
  const picture = <Absence className={styles.absence} />;
  return (
    <EmptyState title={title} action={action} art={hasPicture ? picture : undefined}>
      {children}
    </EmptyState>
  );
}
