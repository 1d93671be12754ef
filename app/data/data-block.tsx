import type { Call } from '../api/call';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';
import { useCallInView } from './use-in-view';

type DataBlockProps<T> = Omit<QueryBoundaryProps<T>, 'reading'> & { call: Call<T> };

/** A call's data in all its states, asked for once the block comes near the window. */
export function DataBlock<T>({ call, ...rest }: DataBlockProps<T>) {
  const { ref, reading } = useCallInView(call);
  return (
    <div ref={ref}>
      <QueryBoundary reading={reading} {...rest} />
    </div>
  );
}
