import type { Call } from '../../api/call';
import { type ClassItem, listClasses } from '../../api/class';
import type { Page } from '../../api/page';

const SHOWN = 6;

/** The classes of a programme. */
export function classesOf(programId: string): Call<Page<ClassItem>> {
  return listClasses({ programIds: [programId], perPage: SHOWN });
}
