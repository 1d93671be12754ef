// Never rendered at the edge: who is signed in is known in the browser.
import { type ReactNode, useState } from 'react';
import { useApp } from '../../app-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { countTraces, type Traces, tracesOf, tracesText } from './left-behind';
import { SaveTraces } from './save-traces';
import { createSession, type Fate } from './session';

const FAILED = 'Belum bisa keluar. Periksa koneksi, lalu coba lagi.';

export interface SignOut {
  readonly isLeaving: boolean;
  /** Why it has not worked; empty when nothing is wrong. */
  readonly problem: string;
  /** Signs out, or asks first where something of the visitor would stay behind. */
  readonly press: () => void;
  readonly dialog: ReactNode;
}

/** Signing out, and the question what becomes of what is kept in this browser. */
export function useSignOut(): SignOut {
  const app = useApp();
  const session = app.of(createSession);
  const [asked, ask] = useState<Traces | null>(null);
  const [fate, setFate] = useState<Fate | null>(null);
  const [problem, setProblem] = useState('');
  const leave = async (next: Fate) => {
    setFate(next);
    setProblem('');
    if (await session.signOut(next)) return;
    setFate(null);
    setProblem(FAILED);
  };
  const press = () => {
    const traces = tracesOf(app);
    if (countTraces(traces).length === 0) void leave('kept');
    else ask(traces);
  };
  return {
    isLeaving: fate !== null,
    problem: asked === null ? problem : '',
    press,
    dialog: asked && (
      <Dialog
        open
        onClose={() => ask(null)}
        title="Keluar dari akunmu?"
        footer={
          <>
            <Button variant="ghost" onClick={() => ask(null)}>
              Batal
            </Button>
            <Button
              variant="secondary"
              loading={fate === 'erased'}
              onClick={() => void leave('erased')}
            >
              Hapus, lalu keluar
            </Button>
            <Button loading={fate === 'kept'} onClick={() => void leave('kept')}>
              Keluar
            </Button>
          </>
        }
      >
        <Question traces={asked} isKnown={app.work.owner() !== null} />
        <p role="status">{problem}</p>
      </Dialog>
    ),
  };
}

function Question({ traces, isKnown }: { traces: Traces; isKnown: boolean }) {
  return (
    <>
      <p>
        Hanya di perangkat ini ada <strong>{tracesText(countTraces(traces))}</strong>.
      </p>
      <p>
        {isKnown
          ? 'Kalau kamu keluar, semuanya disembunyikan di perangkat ini dan muncul lagi begitu kamu masuk. Ini bukan perangkatmu? Unduh salinannya, lalu hapus.'
          : 'Akunmu belum bisa dikenali, jadi tulisan yang belum terkirim di tab ini hilang kalau kamu keluar. Unduh dulu salinannya.'}
      </p>
      <SaveTraces traces={traces} />
    </>
  );
}
