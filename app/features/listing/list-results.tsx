import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { Answer } from '../../api/answer';
import type { Page } from '../../api/page';
import { ButtonLink } from '../../ui/button';
import { EmptyState, ErrorState, Loading } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Pagination } from '../../ui/pagination';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { isNarrowed, type ListQuery, listHref } from './list-query';
import styles from './list-results.module.css';

interface ListResultsProps<P extends Page<unknown>> {
  results: Promise<Answer<P>>;
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
  const { results, noun, skeleton, query, children } = props;
  const shown = useDeferredValue(results);
  const isStale = shown !== results;
  return (
    <>
      <p className={styles.summary} role="status">
        <Suspense fallback={`Memuat ${noun}…`}>
          <Await resolve={shown}>{(answer) => summaryText(answer, noun)}</Await>
        </Suspense>
        {isStale && <VisuallyHidden> Memperbarui…</VisuallyHidden>}
      </p>
      <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
        <Suspense fallback={<Loading label={`Memuat ${noun}`}>{skeleton}</Loading>}>
          <Await resolve={shown}>
            {(answer) => (
              <Results answer={answer} query={query} noun={noun}>
                {children}
              </Results>
            )}
          </Await>
        </Suspense>
      </div>
    </>
  );
}

/** "12 tulisan", or "Tulisan 11–20 dari 22" where there are more pages. */
export function summaryText(answer: Answer<Page<unknown>>, noun: string): string {
  return answer.status ? pageText(answer.data, noun) : `${capital(noun)} belum bisa dimuat`;
}

/** The same of a page that is there. */
export function pageText(
  { items, page, perPage, totalItems }: Page<unknown>,
  noun: string,
): string {
  if (items.length === 0) return `Tidak ada ${noun} yang cocok`;
  if (totalItems <= items.length) return `${formatNumber(totalItems)} ${noun}`;
  const first = (page - 1) * perPage + 1;
  const last = first + items.length - 1;
  const places = `${formatNumber(first)}–${formatNumber(last)}`;
  return `${capital(noun)} ${places} dari ${formatNumber(totalItems)}`;
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

type ResultsProps<P extends Page<unknown>> = Pick<
  ListResultsProps<P>,
  'query' | 'noun' | 'children'
> & {
  answer: Answer<P>;
};

function Results<P extends Page<unknown>>({ answer, query, noun, children }: ResultsProps<P>) {
  const { revalidate, state } = useRevalidator();
  if (!answer.status) {
    return (
      <ErrorState
        message={answer.message}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    );
  }
  if (answer.data.items.length === 0) return <Nothing query={query} noun={noun} />;
  const { page, totalPages } = answer.data;
  return (
    <>
      {children(answer.data)}
      <div className={styles.pages}>
        <Pagination
          label={`Halaman ${noun}`}
          page={page}
          totalPages={totalPages}
          hrefOf={(number) => listHref(query, { page: number })}
        />
      </div>
    </>
  );
}

function Nothing({ query, noun }: { query: ListQuery; noun: string }) {
  if (query.page > 1) {
    return <WayOut title="Halaman ini kosong" to={listHref(query)} label="Ke halaman pertama" />;
  }
  if (!isNarrowed(query)) {
    return <EmptyState title={`Belum ada ${noun}`}>Datang lagi nanti, ya.</EmptyState>;
  }
  return (
    <WayOut
      title={`Tidak ada ${noun} yang cocok`}
      to={listHref(query, { search: '', category: '' })}
      label={`Lihat semua ${noun}`}
    >
      Coba kata kunci lain, atau pilih kategori yang berbeda.
    </WayOut>
  );
}

function WayOut(props: { title: string; to: string; label: string; children?: ReactNode }) {
  const { title, to, label, children } = props;
  const action = (
    <ButtonLink variant="secondary" to={to}>
      {label}
    </ButtonLink>
  );
  return (
    <EmptyState title={title} action={action}>
      {children}
    </EmptyState>
  );
}
