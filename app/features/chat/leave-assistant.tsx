import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../app-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { type AssistantSession, createAssistantSession } from './assistant-session';
import styles from './history-panel.module.css';

/** The way out of the assistant's session, where there is one. */
export function LeaveAssistant() {
  const session = useApp().of(createAssistantSession);
  const [isAsked, setIsAsked] = useState(false);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const hasTraces = useTraces(session);
  if (!hasTraces) return null;
  const leave = async () => {
    setState('leaving');
    if (!(await session.signOut())) setState('failed');
  };
  const close = () => {
    setIsAsked(false);
    setState('idle');
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className={styles.leave}
        onClick={() => setIsAsked(true)}
      >
        Keluar dari asisten
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title="Keluar dari asisten?"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Batal
            </Button>
            <Button loading={state === 'leaving'} onClick={() => void leave()}>
              Keluar
            </Button>
          </>
        }
      >
        <p>
          Riwayat percakapan, penilaian, dan pertanyaan yang belum terkirim di perangkat ini ikut
          dihapus. Akunmu di situs ini tidak ikut keluar.
        </p>
        <p role="status">
          {state === 'failed' && 'Belum bisa keluar. Periksa koneksi, lalu coba lagi.'}
        </p>
      </Dialog>
    </>
  );
}

/**
 * Whether there is a session to leave. When another tab has left it, this one is loaded anew: a
 * conversation must not stay in sight.
 */
function useTraces({ hasTraces }: AssistantSession): boolean {
  const has = useSyncExternalStore(onStorage, hasTraces, () => false);
  const [had, setHad] = useState(has);
  useEffect(() => {
    if (had && !has) location.reload();
    setHad(has);
  }, [had, has]);
  return has;
}

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
