import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../core/app-context';
import { createArchive } from '../core/archive';
import { Button, ButtonLink } from '../ui/button';
import { Confirm } from '../ui/late/confirm';
import { Dialog } from '../ui/late/dialog';
import { forgetUnlisted } from './archived';
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
  const kept = tracesText(countTraces(traces));
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
          onErased={() => setErased(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

interface EraseQuestionProps {
  owner: string;
  traces: Traces;
  onErased: () => void;
  onClose: () => void;
}

function EraseQuestion({ owner, traces, onErased, onClose }: EraseQuestionProps) {
  const app = useApp();
  return (
    <Confirm
      open
      title="Hapus dari perangkat ini?"
      yes="Hapus"
      onYes={() => {
        eraseWorkOf(app, owner);
        void forgetUnlisted(app, app.service(createArchive));
        onErased();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <strong>{tracesText(countTraces(traces))}</strong> hilang dan tidak bisa dikembalikan.
      </p>
      <SaveTraces traces={traces} owner={owner} />
    </Confirm>
  );
}
