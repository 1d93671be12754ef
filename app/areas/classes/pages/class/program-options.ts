/** The programs the class list can be filtered by. */
import { mapResult, type QueryResult } from '../../../../data/query-result';
import { useCall } from '../../../../data/use-call';
import { filterPrograms } from '../first-views';

/** One choice of the program filter. */
export interface ProgramOption {
  readonly id: string;
  readonly name: string;
}

/** Without programs the list has one filter less. */
export function useProgramOptions(): QueryResult<readonly ProgramOption[]> {
  return mapResult(useCall(filterPrograms()), ({ items }) =>
    items.filter(({ id, name }) => id !== '' && name !== '').map(({ id, name }) => ({ id, name })),
  );
}
