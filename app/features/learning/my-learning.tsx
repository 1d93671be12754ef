import { getLearner, type Learner } from '../../api/learner';
import type { User } from '../../api/user';
import { useApp } from '../../app-context';
import { Answered } from '../../data/answered';
import { useCall } from '../../data/use-call';
import { pagePath } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { Notice, Skeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { placeIn } from '../courses/progress';
import { InvoiceRow } from '../payment/invoice-row';
import { PortalIcon } from '../portal/portal-icons';
import { Panel, PortalPage } from '../portal/portal-page';
import { sidebarOf } from '../portal/sidebar';
import { Agenda } from './agenda';
import { CourseInProgress } from './course-in-progress';
import { FinishedClass } from './finished-class';
import styles from './my-learning.module.css';
import { RecentClasses } from './recent-classes';
import { goingOn, openInvoices, over } from './shelves';
import { WhereToBegin } from './where-to-begin';

/** Belajarku: what the visitor takes part in, where each goes on, and what waits for them. */
export default function MyLearning({ user }: { user: User }) {
  const reading = useCall(getLearner());
  return (
    <PortalPage
      title={`Halo, ${firstName(user.name) || 'teman belajar'}!`}
      lead="Ini Belajarku: kelasmu, jadwal terdekat, dan yang perlu kamu selesaikan."
    >
      <OwnTools user={user} />
      <Answered reading={reading} label="Memuat Belajarku" skeleton={<Skeleton height="28rem" />}>
        {(learner) => <Shelves learner={learner} />}
      </Answered>
      <RecentClasses />
    </PortalPage>
  );
}

function Shelves({ learner }: { learner: Learner }) {
  const { work } = useApp();
  const { enrolments, invoices, role } = learner;
  const openedAt = (slug: string) => placeIn(work, slug)?.at ?? 0;
  const [first, ...rest] = goingOn(enrolments, openedAt);
  const finished = over(enrolments);
  const open = openInvoices(invoices);
  return (
    <>
      {first === undefined && finished.length === 0 && <WhereToBegin role={role} />}
      {first && (
        <div className={styles.front}>
          <div className={styles.going}>
            <Panel id="lanjutkan" title="Lanjutkan belajar">
              <CourseInProgress enrolment={first} isFront />
            </Panel>
            {rest.length > 0 && (
              <Panel id="kelasku" title="Kelasku yang lain">
                <div className={styles.cards}>
                  {rest.map((enrolment) => (
                    <CourseInProgress key={enrolment.classroom.slug} enrolment={enrolment} />
                  ))}
                </div>
              </Panel>
            )}
          </div>
          <Agenda enrolments={enrolments} />
        </div>
      )}
      {open.length > 0 && (
        <Panel
          id="tagihan-terbuka"
          title="Tagihan terbuka"
          action={<AppLink to={pagePath('invoices')}>Semua tagihan</AppLink>}
        >
          <ul className={styles.invoices}>
            {open.map((invoice) => (
              <InvoiceRow key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        </Panel>
      )}
      {finished.length > 0 && (
        <Panel id="selesai" title="Kelas yang sudah selesai">
          <ul className={styles.finished}>
            {finished.map((enrolment) => (
              <FinishedClass key={enrolment.classroom.slug} enrolment={enrolment} />
            ))}
          </ul>
        </Panel>
      )}
      {first && (
        <Notice>
          Bab yang sudah dibaca, catatan, dan hasil kuis disimpan di peramban ini. Di perangkat
          lain, kemajuanmu dimulai dari awal.
        </Notice>
      )}
    </>
  );
}

/** The pages of a role that is more than a learner's. */
function OwnTools({ user: { role } }: { user: User }) {
  const own = sidebarOf(role)
    .filter(({ label }) => label !== 'Belajar' && label !== 'Akun')
    .flatMap(({ links }) => links);
  if (own.length === 0) return null;
  return (
    <nav aria-label="Pekerjaanmu" className={styles.tools}>
      {own.map(({ page, label, icon, to }) => (
        <AppLink key={page} to={to} className={styles.tool}>
          <PortalIcon name={icon} />
          <span>{label}</span>
          <Icon name="chevron-right" size={20} />
        </AppLink>
      ))}
    </nav>
  );
}

/** Greetings go by the first name: "Dewi Sri Lestari" is Dewi. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
