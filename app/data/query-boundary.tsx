import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { ErrorState, Loading, Notice } from '../ui/feedback';
import type { Asked, FailedResult, QueryResult } from './query-result';

export interface QueryBoundaryProps<T> {
  reading: QueryResult<T>;
  /** What is on its way: "Memuat sekolah". */
  label: string;
  /** As large as what will come. */
  skeleton: ReactNode;
  /** Whether there is nothing to show, and what stands there then. */
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Data of the platform in all its states: on its way, there, nothing there, failed with a retry. */
export function QueryBoundary<T>(props: QueryBoundaryProps<T>) {
  const { reading, label, skeleton, isEmpty, empty, children } = props;
  switch (reading.status) {
    case 'loading':
      return <Loading label={label}>{skeleton}</Loading>;
    case 'failed':
      return <Failed {...reading} />;
    case 'ready':
      return (
        <>
          {isEmpty?.(reading.data) ? empty : children(reading.data)}
          {reading.problem && <Outdated {...reading} />}
        </>
      );
  }
}

/** In place of what could not be had. */
export function Failed({
  problem,
  title,
  isFetching,
  retry,
}: Omit<FailedResult, 'status'> & { title?: string }) {
  const { message } = problem;
  return (
    <ErrorState {...(title && { title })} message={message} retrying={isFetching} onRetry={retry} />
  );
}

/** Below what is there, but could not be brought up to date. */
export function Outdated({ isFetching, retry }: Asked) {
  return (
    <Notice tone="warning">
      <p>Yang tampil di sini belum bisa diperbarui.</p>
      <Button size="small" variant="ghost" icon="refresh" loading={isFetching} onClick={retry}>
        Coba lagi
      </Button>
    </Notice>
  );
}
