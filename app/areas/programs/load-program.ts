/** Waits for a programme's page. */
import { getProgram } from '../../api/program';
import { PageError } from '../../router/page-error';
import type { PageArgs } from '../../router/page-module';

/** The programme of the path. An id in the path that is another programme's is no page. */
export async function loadProgram({ params, read }: PageArgs) {
  const item = await read(getProgram(params.slug ?? ''));
  if (params.id !== undefined && params.id !== item.id) throw new PageError(404);
  return item;
}
