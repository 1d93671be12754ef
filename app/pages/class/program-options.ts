/** The programs the class list can be filtered by: asked for once, kept while the app is open. */

import type { Send } from '../../api/client';
import { listPrograms } from '../../api/program';
import type { App } from '../../app';

/** One choice of the program filter. */
export interface ProgramOption {
  readonly id: string;
  readonly name: string;
}

/** More programs than this would be no filter any more. */
const MOST_PROGRAMS = 50;

/** Never rejects: without programs the list has one filter less. A failure is asked for again. */
export function loadProgramOptions(app: App): Promise<readonly ProgramOption[]> {
  const held = app.of(createHeld);
  held.options ??= fetchOptions(app.send).catch(() => null);
  return held.options.then((options) => {
    if (options === null) held.options = null;
    return options ?? [];
  });
}

function createHeld(): { options: Promise<readonly ProgramOption[] | null> | null } {
  return { options: null };
}

async function fetchOptions(send: Send): Promise<readonly ProgramOption[] | null> {
  const answer = await send(listPrograms({ perPage: MOST_PROGRAMS }));
  if (!answer.status) return null;
  return answer.data.items
    .filter(({ id, name }) => id !== '' && name !== '')
    .map(({ id, name }) => ({ id, name }));
}
