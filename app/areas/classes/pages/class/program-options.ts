/** The programs the class list can be filtered by. */
import { listPrograms } from '../../../../api/program';
import { mapResult, type QueryResult } from '../../../../data/query-result';
import { useCall } from '../../../../data/use-call';

/** One choice of the program filter. */
export interface ProgramOption {
  readonly id: string;
  readonly name: string;
}

/** More programs than this would be no filter any more. */
const MOST_PROGRAMS = 50;

/** Without programs the list has one filter less. */
export function useProgramOptions(): QueryResult<readonly ProgramOption[]> {
  return mapResult(useCall(listPrograms({ perPage: MOST_PROGRAMS })), ({ items }) =>
    items.filter(({ id, name }) => id !== '' && name !== '').map(({ id, name }) => ({ id, name })),
  );
}
