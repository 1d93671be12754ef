import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../core/app-context';
import { Button, ButtonLink } from '../../ui/button';
import { Confirm } from '../../ui/late/confirm';
import { Dialog } from '../../ui/late/dialog';
import { countConversations, forgetUnlisted } from './conversation-partitions';
import styles from './ending-notice.module.css';
import { leaveBehind } from './leave-behind';
import { eraseWorkOf } from './leaving';
import { countTraces, type Traces, tracesAway, tracesOf, tracesText } from './left-behind';
import { loginHref } from './login-link';
import { SaveTraces } from './save-traces';
import { createSession } from './session';
import type { SessionEnd } from './session-end';

/** How a visit has ended: told at the page's foot, or in the place of the page. */
export default function EndingNotice({ ending }: { ending: SessionEnd }) {
  return ending.how === 'elsewhere' ? <Covered /> : <Told ending={ending} />;
}

/** In the place of a page whose visitor has signed out in another tab while typing in this one. */
function Covered() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const typed = tracesText(countTraces(tracesOf({ work: NOTHING, session: app.session })));
  return (
    <Dialog
      open
      isCover
      onClose={() => {}}
      title="Kamu sudah keluar di tab lain"
      footer={
        <>
          <Button variant="secondary" onClick={() => leaveBehind(app)}>
            Tinggalkan halaman ini
          </Button>
          <ButtonLink to={loginHref(pathname + search)} target="_blank" reloadDocument>
            Masuk lagi di tab baru
          </ButtonLink>
        </>
      }
    >
      <p>
        Kamu sedang menulis di sini{typed && ` (${typed})`}. Halamannya disembunyikan, tulisannya
        masih ada: masuk lagi dengan akun yang sama, lalu kembali ke tab ini.
      </p>
    </Dialog>
  );
}

const NOTHING = { keys: () => [], get: () => null };

function Told({ ending: { how, owner } }: { ending: SessionEnd }) {
  const app = useApp();
  const session = app.service(createSession);
  const { pathname, search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const traces = owner === null ? {} : tracesAway(app, owner);
  const conversations = useConversationCount(owner);
  const kept = conversations === null ? '' : tracesText(countTraces(traces, conversations));
  const notice = useRef<HTMLElement>(null);
  const [isErased, setErased] = useState(false);
  // What was pressed to erase it is gone with it.
  useEffect(() => {
    if (isErased) notice.current?.focus();
  }, [isErased]);
  return (
    <section ref={notice} tabIndex={-1} aria-label="Kamu sudah keluar" className={styles.notice}>
      <p role="status">
        <strong>{how === 'left' ? 'Kamu sudah keluar.' : 'Sesimu sudah berakhir.'}</strong>
        {kept && ` ${kept} disembunyikan di perangkat ini sampai kamu masuk lagi.`}
      </p>
      <div className={styles.acts}>
        {how === 'over' && (
          <ButtonLink size="small" to={loginHref(pathname + search)} reloadDocument>
            Masuk lagi
          </ButtonLink>
        )}
        {kept && (
          <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
            Hapus dari perangkat ini
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => session.setEnding(null)}>
          Tutup
        </Button>
      </div>
      {owner !== null && isAsked && (
        <EraseQuestion
          owner={owner}
          traces={traces}
          kept={kept}
          onErased={() => setErased(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

/** How many conversations somebody who has left has in the database; null until they are counted. */
function useConversationCount(owner: string | null): number | null {
  const app = useApp();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const traces = owner === null ? {} : tracesAway(app, owner);
    void countConversations(app, traces).then((counted) => {
      if (!isOver) setCount(counted);
    });
    return () => {
      isOver = true;
    };
  }, [app, owner]);
  return count;
}

interface EraseQuestionProps {
  owner: string;
  traces: Traces;
  /** The same in words. */
  kept: string;
  onErased: () => void;
  onClose: () => void;
}

function EraseQuestion({ owner, traces, kept, onErased, onClose }: EraseQuestionProps) {
  const app = useApp();
  return (
    <Confirm
      open
      title="Hapus dari perangkat ini?"
      yes="Hapus"
      onYes={() => {
        eraseWorkOf(app, owner);
        void forgetUnlisted(app);
        onErased();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <strong>{kept}</strong> hilang dan tidak bisa dikembalikan.
      </p>
      <SaveTraces traces={traces} owner={owner} />
    </Confirm>
  );
}
