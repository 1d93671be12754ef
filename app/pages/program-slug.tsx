import { usePageData } from '../navigation/use-page';
import { loadProgramPage as loader } from './program/load-program';
import { ProgramView } from './program/program-view';

export { loader };

/** One programme, by its slug. */
export default function ProgramSlugPage() {
  return <ProgramView {...usePageData<typeof loader>()} />;
}
