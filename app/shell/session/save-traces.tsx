import { useState } from 'react';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { Button } from '../../ui/button';
import { saveFile } from '../../ui/save-file';
import { withArchived } from './archived';
import { recordsOf } from './conversation-partitions';
import { exportOf, type Traces } from './left-behind';

interface SaveTracesProps {
  traces: Traces;
  /** Whose they are; null for who was never signed in. */
  owner: string | null;
}

/** Takes what a visitor has done in this browser along, as one file. */
export function SaveTraces({ traces, owner }: SaveTracesProps) {
  const app = useApp();
  const { tenant } = app.boot;
  const [state, setState] = useState<'idle' | 'reading' | 'partial'>('idle');
  const save = async () => {
    setState('reading');
    const [all, databases] = await Promise.all([
      withArchived(app, traces).catch(() => null),
      recordsOf(app, traces).catch(() => null),
    ]);
    setState(all === null || databases === null ? 'partial' : 'idle');
    const more = databases === null ? {} : { databases };
    const file = exportOf(all ?? traces, tenant.domain, clock.date(), owner, more);
    saveFile(`${tenant.key}-pekerjaanku.json`, file, 'application/json');
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        loading={state === 'reading'}
        onClick={() => void save()}
      >
        Unduh salinannya (JSON)
      </Button>
      <div role="status">
        {state === 'partial' &&
          'Salinannya terunduh tanpa isi lengkap percakapan: penyimpanan peramban belum bisa dibaca. Coba unduh lagi.'}
      </div>
    </>
  );
}
