import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWayOn } from '../../router/use-way-on';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/late/confirm';
import type { AssistantSession } from './assistant-session';
import styles from './history-panel.module.css';
import { useAssistant } from './use-assistant';

type LeaveProps = {
  /** Where a page leads on whose address names a conversation; else the page stays. */
  leadsTo: string | undefined;
};

/** Who is signed in to the assistant, and the way out where there is something to leave. */
export function LeaveAssistant({ leadsTo }: LeaveProps) {
  const [session, { who, isOver }] = useAssistant();
  const [isAsked, setIsAsked] = useState(false);
  const hasTraces = useTraces(session);
  if (!hasTraces) return null;
  return (
    <div className={styles.leave}>
      {who !== null && (
        <p className={styles.who}>
          {isOver ? 'Sesi berakhir: ' : 'Masuk sebagai '}
          <strong>{who.email || who.name || who.id}</strong>
        </p>
      )}
      <Button variant="ghost" size="small" onClick={() => setIsAsked(true)}>
        Keluar dari asisten
      </Button>
      <LeaveDialog
        session={session}
        leadsTo={leadsTo}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}

type LeaveDialogProps = LeaveProps & {
  session: AssistantSession;
  isOpen: boolean;
  onClose: () => void;
};

function LeaveDialog({ session, leadsTo, isOpen, onClose }: LeaveDialogProps) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const way = useWayOn();
  const leave = async () => {
    setState('leaving');
    const isOut = await session.signOut(() => way.renew(leadsTo));
    if (!isOut) setState('failed');
  };
  const close = () => {
    onClose();
    setState('idle');
  };
  return (
    <Confirm
      open={isOpen}
      title="Keluar dari asisten?"
      yes="Keluar"
      onYes={() => void leave()}
      onClose={close}
      isBusy={state === 'leaving'}
      problem={state === 'failed' ? 'Belum bisa keluar. Periksa koneksi, lalu coba lagi.' : ''}
    >
      <p>
        Riwayat percakapan, penilaian, dan pertanyaan yang belum terkirim di perangkat ini ikut
        dihapus. Akunmu di situs ini tidak ikut keluar.
      </p>
    </Confirm>
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
