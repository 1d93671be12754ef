import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { Answer } from '../api/answer';
import { ErrorState, Loading } from '../ui/feedback';

interface AnsweredProps<T> {
  /** What a page's loader returned without waiting for it. */
  answer: Promise<Answer<T>>;
  /** What is on its way: "Memuat sekolah". */
  label: string;
  /** As large as what will come. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page's data in its states: on its way, there, failed with a retry that runs the loader again. */
export function Answered<T>({ answer, label, skeleton, children }: AnsweredProps<T>) {
  return (
    <Suspense fallback={<Loading label={label}>{skeleton}</Loading>}>
      <Await resolve={answer}>
        {(settled: Answer<T>) =>
          settled.status ? children(settled.data) : <Failure message={settled.message} />
        }
      </Await>
    </Suspense>
  );
}

function Failure({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      message={message}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
    />
  );
}
