import type { ReactNode } from 'react';
import type { Call } from '../api/call';
import { ErrorState, Loading } from '../ui/feedback';
import { useAnswer } from './use-answer';

type DataBlockProps<T> = {
  call: Call<T>;
  /** What is on its way: "Memuat kelas". */
  label: string;
  /** As large as what will come. */
  skeleton: ReactNode;
  isEmpty: (data: T) => boolean;
  empty: ReactNode;
  children: (data: T) => ReactNode;
};

/** Data of the platform in all its states: on its way, there, nothing there, failed with a retry. */
export function DataBlock<T>(props: DataBlockProps<T>) {
  const { call, label, skeleton, isEmpty, empty, children } = props;
  const { ref, state, retry } = useAnswer(call);
  return (
    <div ref={ref}>
      {state.phase === 'waiting' && <Loading label={label}>{skeleton}</Loading>}
      {state.phase === 'failed' && (
        <ErrorState message={state.message} retrying={state.retrying} onRetry={retry} />
      )}
      {state.phase === 'ready' && (isEmpty(state.data) ? empty : children(state.data))}
    </div>
  );
}
