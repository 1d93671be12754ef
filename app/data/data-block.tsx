import type { Call } from '../api/call';
import { Answered, type AnsweredProps } from './answered';
import { useCallInView } from './use-in-view';

type DataBlockProps<T> = Omit<AnsweredProps<T>, 'reading'> & { call: Call<T> };

/** A call's data in all its states, asked for once the block comes near the window. */
export function DataBlock<T>({ call, ...rest }: DataBlockProps<T>) {
  const { ref, reading } = useCallInView(call);
  return (
    <div ref={ref}>
      <Answered reading={reading} {...rest} />
    </div>
  );
}
