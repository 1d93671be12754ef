import { loadProgramPage as loader, shouldRevalidate } from '../features/programs/load-program';
import { ProgramView } from '../features/programs/program-view';
import { usePageData } from '../route/use-page';

export { loader, shouldRevalidate };

/** One programme, by its slug. */
export default function ProgramSlugPage() {
  return <ProgramView {...usePageData<typeof loader>()} />;
}
