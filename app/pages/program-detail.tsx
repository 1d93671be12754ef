import { usePageData } from '../navigation/use-page';
import { loadProgramPage as loader } from './program/load-program';
import { ProgramView } from './program/program-view';

export { loader };

/** One programme, by its id and slug. */
export default function ProgramDetailPage() {
  return <ProgramView {...usePageData<typeof loader>()} />;
}
