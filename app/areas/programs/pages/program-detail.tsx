import { usePage } from '../../../router/use-page';
import { loadProgram as loader } from '../load-program';
import { ProgramView } from '../program-view';

export { loader };

/** One programme, by its id and slug. */
export default function ProgramDetailPage() {
  return <ProgramView slug={usePage().params.slug ?? ''} />;
}
