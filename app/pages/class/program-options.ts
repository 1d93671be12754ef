/** The programs the class list can be filtered by: asked for once, kept while the app is open. */
import { listPrograms } from '../../api/program';

/** One choice of the program filter. */
export interface ProgramOption {
  readonly id: string;
  readonly name: string;
}

/** More programs than this would be no filter any more. */
const MOST_PROGRAMS = 50;

let options: Promise<readonly ProgramOption[]> | null = null;

/** Never rejects: without programs the list has one filter less. A failure is asked for again. */
export function loadProgramOptions(): Promise<readonly ProgramOption[]> {
  options ??= fetchOptions();
  return options;
}

async function fetchOptions(): Promise<readonly ProgramOption[]> {
  const answer = await listPrograms({ perPage: MOST_PROGRAMS });
  if (!answer.status) {
    options = null;
    return [];
  }
  return answer.data.items
    .filter(({ id, name }) => id !== '' && name !== '')
    .map(({ id, name }) => ({ id, name }));
}
