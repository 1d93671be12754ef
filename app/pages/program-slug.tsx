import { loadProgram as loader } from '../features/programs/load-program';
import { ProgramView } from '../features/programs/program-view';
import { usePage } from '../route/use-page';

export { loader };

/** One programme, by its slug. */
export default function ProgramSlugPage() {
  return <ProgramView slug={usePage().params.slug ?? ''} />;
}
