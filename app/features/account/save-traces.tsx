import { useBoot } from '../../app-context';
import { Button } from '../../ui/button';
import { saveFile } from '../../ui/save-file';
import { exportOf, type Traces } from './left-behind';

/** Takes what a visitor has done in this browser along, as one file. */
export function SaveTraces({ traces }: { traces: Traces }) {
  const { tenant } = useBoot();
  const save = () => {
    const file = exportOf(traces, tenant.domain, new Date());
    saveFile(`${tenant.key}-pekerjaanku.json`, file, 'application/json');
  };
  return (
    <Button variant="ghost" size="small" onClick={save}>
      Unduh salinannya (JSON)
    </Button>
  );
}
