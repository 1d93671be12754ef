import { loadProgramPage as loader } from '../features/programs/load-program';
import { ProgramView } from '../features/programs/program-view';
import { usePageData } from '../route/use-page';

export { loader };

/** One programme, by its slug. */
export default function ProgramSlugPage() {
  return <ProgramView {...usePageData<typeof loader>()} />;
}
