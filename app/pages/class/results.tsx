import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { Answer } from '../../api/answer';
import type { ClassItem } from '../../api/class';
import type { Page } from '../../api/page';
import { ClassCard } from '../../features/classes/class-card';
import { ButtonLink } from '../../ui/button';
import { EmptyState, ErrorState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Grid } from '../../ui/layout';
import { Pagination } from '../../ui/pagination';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type ClassFilters, changeFilters, filtersHref, noFilters } from './filters';
import styles from './results.module.css';

type ClassAnswer = Answer<Page<ClassItem>>;

/** Cards wide enough for two to stand side by side in a narrow tablet's column. */
const CARD_WIDTH = '17rem';
/** Cards in view before any scrolling. */
const EAGER_CARDS = 3;

/** How many classes there are; said politely each time it changes. */
export function ResultSummary(props: { classes: Promise<ClassAnswer>; isStale: boolean }) {
  const { classes, isStale } = props;
  return (
    <span role="status">
      <Suspense fallback="Memuat kelas…">
        <Await resolve={classes}>{(answer) => summaryText(answer)}</Await>
      </Suspense>
      {isStale && <VisuallyHidden> Memperbarui…</VisuallyHidden>}
    </span>
  );
}

function summaryText(answer: ClassAnswer): string {
  if (!answer.status) return 'Kelas belum bisa dimuat';
  const { items, page, perPage, totalItems } = answer.data;
  if (items.length === 0) return 'Tidak ada kelas yang cocok';
  if (totalItems <= items.length) return `${formatNumber(totalItems)} kelas`;
  const first = (page - 1) * perPage + 1;
  const last = first + items.length - 1;
  return `Kelas ${formatNumber(first)}–${formatNumber(last)} dari ${formatNumber(totalItems)}`;
}

/** The classes found, or why there are none. */
export function ClassResults({ answer, filters }: { answer: ClassAnswer; filters: ClassFilters }) {
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
  const { items, page, totalPages } = answer.data;
  if (items.length === 0) return <NoClasses page={page} filters={filters} />;
  return (
    <>
      <Grid min={CARD_WIDTH}>
        {items.map((item, index) => (
          <ClassCard key={item.slug} item={item} eager={index < EAGER_CARDS} />
        ))}
      </Grid>
      <div className={styles.pages}>
        <Pagination
          label="Halaman kelas"
          page={page}
          totalPages={totalPages}
          hrefOf={(number) => filtersHref(changeFilters(filters, { page: number }))}
        />
      </div>
    </>
  );
}

function NoClasses({ page, filters }: { page: number; filters: ClassFilters }) {
  if (page > 1) {
    return (
      <EmptyState
        title="Halaman ini kosong"
        action={
          <ButtonLink variant="secondary" to={filtersHref(changeFilters(filters, { page: 1 }))}>
            Ke halaman pertama
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Belum ada kelas yang cocok"
      action={
        <ButtonLink variant="secondary" to={filtersHref(noFilters)}>
          Lihat semua kelas
        </ButtonLink>
      }
    >
      Coba kata kunci lain, atau kurangi saringannya.
    </EmptyState>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** As tall as what comes, so that nothing moves when it does. */
export function ResultsSkeleton() {
  return (
    <Grid min={CARD_WIDTH}>
      {PLACES.map((place) => (
        <div key={place} className={styles.ghost}>
          <div className={styles.ghostCover}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="45%" />
          <Skeleton height="1.5rem" />
          <Skeleton width="65%" />
          <Skeleton width="55%" />
          <Skeleton width="35%" height="1.25rem" />
        </div>
      ))}
    </Grid>
  );
}
