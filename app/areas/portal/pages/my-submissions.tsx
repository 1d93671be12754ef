import { useApp } from '../../../core/app-context';
import { useIsHydrated, useStoredState } from '../../../core/hydration/live';
import { pagePath, usePageSet } from '../../../router/page-table';
import {
  dropSubmission,
  readSubmissions,
  restoreSubmission,
  type Submission,
  type SubmissionKind,
} from '../../../sections/forms/submissions';
import { MyGifts } from '../../../sections/giving/my-gifts';
import { useGifts } from '../../../sections/giving/use-gifts';
import { OwnAppointment } from '../../../sections/organisations/appointment/own-appointment';
import { Panel } from '../../../sections/portal/portal-page';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ActionRow } from '../../../ui/container';
import { EmptyState, Loading, Skeleton } from '../../../ui/feedback';
import { useUndo } from '../../../ui/late/use-undo';
import { MomentText } from '../../../ui/value';
import { OwnPage } from '../own-page';
import { State } from './my-submissions/state';
import styles from './my-submissions.module.css';

/** What this browser's visitor has sent, and its state; who is signed in finds it in the portal. */
export default function MySubmissionsPage() {
  return (
    <OwnPage
      title="Kirimanku"
      lead="Pendaftaran, janji temu, dan tulisan yang kamu kirim lewat situs ini, beserta kabarnya."
    >
      <Everything />
    </OwnPage>
  );
}

function Everything() {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const { gifts, drop, notice } = useGifts();
  const undo = useUndo();
  const [sent, setSent] = useStoredState<readonly Submission[]>(() => readSubmissions(work), []);
  const remove = (one: Submission) => {
    dropSubmission(work, one);
    setSent(readSubmissions(work));
    undo.tell(one.title || NAMES[one.kind], () => {
      restoreSubmission(work, one);
      setSent(readSubmissions(work));
    });
  };
  // Only the browser knows what it keeps.
  if (!isHydrated) {
    return (
      <Loading label="Memuat kirimanmu">
        <Skeleton height="14rem" />
      </Loading>
    );
  }
  const isEmpty = sent.length === 0 && gifts.length === 0;
  return (
    <>
      {undo.notice}
      {notice}
      {isEmpty && <NothingSent />}
      {sent.length > 0 && (
        <Panel id="terkirim" title="Terkirim">
          <ul className={styles.list}>
            {sent.map((one) => (
              <li key={one.kind + one.at}>
                <OneSubmission submission={one} onDrop={() => remove(one)} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            Daftar ini disimpan di peramban ini saja. Di perangkat lain, pegang surel konfirmasi
            kami sebagai catatannya.
          </p>
        </Panel>
      )}
      {gifts.length > 0 && (
        <Panel id="donasiku" title="Niat donasi">
          <MyGifts gifts={gifts} onDrop={drop} />
        </Panel>
      )}
      {!isEmpty && <Help />}
    </>
  );
}

const NAMES: Readonly<Record<SubmissionKind, string>> = {
  school: 'Pendaftaran sekolah',
  team: 'Pendaftaran tim',
  appointment: 'Janji temu',
  demo: 'Permintaan demo',
  testimony: 'Testimoni',
  review: 'Tanggapan buku',
  wish: 'Harapan',
};

function OneSubmission(props: { submission: Submission; onDrop: () => void }) {
  const { submission, onDrop } = props;
  const { kind, title, detail, at } = submission;
  return (
    <Card as="article" className={styles.one ?? ''}>
      <div className={styles.head}>
        <p className={styles.kind}>{NAMES[kind]}</p>
        <State submission={submission} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
      <div className={styles.foot}>
        <p>
          Dikirim <MomentText value={at} />
        </p>
        {kind === 'appointment' && <OwnAppointment submission={submission} />}
        <Button size="small" variant="ghost" onClick={onDrop}>
          Hapus dari daftar ini
        </Button>
      </div>
    </Card>
  );
}

function Help() {
  return (
    <ActionRow>
      <ButtonLink variant="secondary" to={pagePath('make-appointment')}>
        Tanya kabarnya
      </ButtonLink>
    </ActionRow>
  );
}

/** Where something can be sent. */
const FORMS = [
  ['liga-smk-register', 'Daftar liga'],
  ['make-appointment', 'Buat perjanjian'],
  ['testimony', 'Tulis testimoni'],
  ['donation', 'Lihat kampanye donasi'],
] as const;

function NothingSent() {
  const has = usePageSet();
  return (
    <EmptyState
      title="Belum ada yang kamu kirim dari peramban ini"
      action={
        <ActionRow>
          {FORMS.filter(([page]) => has(page)).map(([page, label], index) => (
            <ButtonLink
              key={page}
              variant={index === 0 ? 'primary' : 'secondary'}
              to={pagePath(page)}
            >
              {label}
            </ButtonLink>
          ))}
        </ActionRow>
      }
    >
      Setelah kamu mengirim sebuah formulir, kabarnya bisa dilihat di sini.
    </EmptyState>
  );
}
