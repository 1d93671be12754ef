import { useApp } from '../app-context';
import { useSignedIn } from '../features/account/session';
import { MyGifts } from '../features/campaigns/my-gifts';
import { useGifts } from '../features/campaigns/use-gifts';
import { Panel, PortalPage } from '../features/portal/portal-page';
import {
  dropSubmission,
  readSubmissions,
  type Submission,
  type SubmissionKind,
} from '../features/submissions/submissions';
import { useIsLive, useKeptState } from '../live';
import { pagePath, usePageSet } from '../route/page-table';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { ActionRow, Container } from '../ui/container';
import { EmptyState, Skeleton } from '../ui/feedback';
import { PageHeader } from '../ui/page-header';
import { MomentText } from '../ui/value';
import { State } from './my-submissions/state';
import styles from './my-submissions.module.css';

const TITLE = 'Kirimanku';
const LEAD =
  'Pendaftaran, janji temu, dan tulisan yang kamu kirim lewat situs ini, beserta kabarnya.';

/** What this browser's visitor has sent, and its state; who is signed in finds it in the portal. */
export default function MySubmissionsPage() {
  const isSignedIn = useSignedIn();
  if (isSignedIn) {
    return (
      <PortalPage title={TITLE} lead={LEAD}>
        <Everything />
      </PortalPage>
    );
  }
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} current={TITLE} />
      <Container narrow className={styles.body ?? ''}>
        <Everything />
      </Container>
    </>
  );
}

function Everything() {
  const { work } = useApp();
  const isLive = useIsLive();
  const { gifts, drop } = useGifts();
  const [sent, setSent] = useKeptState<readonly Submission[]>(() => readSubmissions(work), []);
  const remove = (one: Submission) => {
    dropSubmission(work, one);
    setSent(readSubmissions(work));
  };
  // Only the browser knows what it keeps.
  if (!isLive) return <Skeleton height="14rem" />;
  if (sent.length === 0 && gifts.length === 0) return <NothingSent />;
  return (
    <>
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
      <Help />
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
