import { useEffect } from 'react';
import { getLearner, type Learner } from '../../api/learner';
import { useApp } from '../../core/app-context';
import { useNow } from '../../core/hydration/live';
import { useFresh } from '../../data/use-look-again';
import { pagePath } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Notice } from '../../ui/feedback';
import { bookmarkIn, type CourseKey, isReadWhole, moveToId } from '../courses/progress';
import { InvoiceRow } from '../payment/invoice-row';
import { Panel } from '../portal/portal-page';
import { hasDesk } from '../portal/sidebar';
import { Agenda } from './agenda';
import { ClassShelf } from './class-shelf';
import { CourseInProgress } from './course-in-progress';
import styles from './my-learning.module.css';
import { brokenOff, goingOn, openInvoices, over } from './shelves';
import { WhereToBegin } from './where-to-begin';
import { WishedBatches } from './wished-batches';

/** What somebody takes part in, where each goes on, and what is still to be paid. */
export function LearnerShelves({ learner }: { learner: Learner }) {
  const { work } = useApp();
  const { enrolments, events, role } = learner;
  const openedAt = (course: CourseKey) => bookmarkIn(work, course)?.at ?? 0;
  const isWhole = (course: CourseKey) => isReadWhole(bookmarkIn(work, course));
  useEffect(() => {
    for (const { classroom } of enrolments) moveToId(work, classroom);
  }, [work, enrolments]);
  const [first, ...rest] = goingOn(enrolments, openedAt, isWhole);
  const finished = over(enrolments, isWhole);
  const now = useNow(30_000);
  useFresh([getLearner()]);
  const broken = brokenOff(learner, now);
  return (
    <>
      {first === undefined && finished.length === 0 && !hasDesk(role) && (
        <WhereToBegin role={role} />
      )}
      {first && (
        <div className={styles.front}>
          <div className={styles.going}>
            <Panel id="lanjutkan" title="Lanjutkan belajar">
              <CourseInProgress enrolment={first} />
            </Panel>
            <OpenInvoices learner={learner} now={now} />
          </div>
          <Agenda learner={learner} />
        </div>
      )}
      {first === undefined && events.length > 0 && <Agenda learner={learner} />}
      {first === undefined && <OpenInvoices learner={learner} now={now} />}
      {broken.length > 0 && (
        <Panel id="pesanan-terputus" title="Pesanan yang terputus">
          <ul className={styles.invoices}>
            {broken.map((invoice) => (
              <InvoiceRow key={invoice.number} {...{ invoice, learner, now }} step="Pesan lagi" />
            ))}
          </ul>
        </Panel>
      )}
      <WishedBatches />
      <ClassShelf going={rest} finished={finished} />
      {first && (
        <Notice>
          Bab yang sudah dibaca, catatan, dan hasil kuis disimpan di peramban ini. Di perangkat
          lain, kemajuanmu dimulai dari awal.
        </Notice>
      )}
    </>
  );
}

/** What is still to be paid; nothing where nothing is. */
function OpenInvoices({ learner, now }: { learner: Learner; now: number }) {
  const open = openInvoices(learner, now);
  if (open.length === 0) return null;
  return (
    <Panel
      id="tagihan-terbuka"
      title="Tagihan terbuka"
      action={<AppLink to={pagePath('invoices')}>Semua tagihan</AppLink>}
    >
      <ul className={styles.invoices}>
        {open.map((invoice) => (
          <InvoiceRow key={invoice.number} {...{ invoice, learner, now }} step="Lanjutkan" />
        ))}
      </ul>
    </Panel>
  );
}
