import { type ReactNode, useState } from 'react';
import { useApp } from '../../core/app-context';
import { forgetChapters } from '../../core/visitor-store';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/late/confirm';
import { countConversations, forgetUnlisted } from './conversation-partitions';
import { type Fate, signOut } from './leaving';
import { countTraces, type Trace, type Traces, tracesOf, tracesText } from './left-behind';
import { SaveTraces } from './save-traces';

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
  const [asked, ask] = useState<Asked | null>(null);
  const [isCounting, setCounting] = useState(false);
  const [fate, setFate] = useState<Fate | null>(null);
  const [problem, setProblem] = useState('');
  const leave = async (next: Fate) => {
    setFate(next);
    setProblem('');
    const forget = async () => {
      await forgetChapters();
      await forgetUnlisted(app);
    };
    if (await signOut(app, next, next === 'erased' ? forget : forgetChapters)) return;
    setFate(null);
    setProblem(FAILED);
  };
  const press = async () => {
    if (isCounting || fate !== null) return;
    setCounting(true);
    const traces = tracesOf(app);
    const counts = countTraces(traces, await countConversations(app, traces));
    setCounting(false);
    if (counts.length === 0) void leave('kept');
    else ask({ traces, counts });
  };
  return {
    isLeaving: fate !== null || isCounting,
    problem: asked === null ? problem : '',
    press: () => void press(),
    dialog: asked && (
      <Confirm
        open
        title="Keluar dari akunmu?"
        yes="Keluar"
        onYes={() => void leave('kept')}
        onClose={() => ask(null)}
        isBusy={fate === 'kept'}
        other={
          <Button
            variant="secondary"
            loading={fate === 'erased'}
            onClick={() => void leave('erased')}
          >
            Hapus, lalu keluar
          </Button>
        }
        problem={problem}
      >
        <Question {...asked} owner={app.work.owner()} onLeave={() => ask(null)} />
      </Confirm>
    ),
  };
}

/** What would stay behind. */
interface Asked {
  readonly traces: Traces;
  readonly counts: readonly Trace[];
}

interface QuestionProps extends Asked {
  owner: string | null;
  /** Told when the visitor goes to look at all of it first. */
  onLeave: () => void;
}

function Question({ traces, counts, owner, onLeave }: QuestionProps) {
  return (
    <>
      <p>
        Hanya di perangkat ini ada <strong>{tracesText(counts)}</strong>.
      </p>
      <p>
        {owner !== null
          ? 'Kalau kamu keluar, semuanya disembunyikan di perangkat ini dan muncul lagi begitu kamu masuk. Ini bukan perangkatmu? Unduh salinannya, lalu hapus.'
          : 'Akunmu belum bisa dikenali, jadi tulisan yang belum terkirim di tab ini hilang kalau kamu keluar. Unduh dulu salinannya.'}
      </p>
      <SaveTraces traces={traces} owner={owner} />
      <p>
        <AppLink to={pagePath('my-data')} onClick={onLeave}>
          Lihat semua data saya di peramban ini
        </AppLink>
      </p>
    </>
  );
}
