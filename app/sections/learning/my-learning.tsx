import type { ReactNode } from 'react';
import { getLearner } from '../../api/learner';
import type { User } from '../../api/user';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { AppLink } from '../../ui/app-link';
import { Loading } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { BlocksSkeleton } from '../learning-skeleton';
import { PortalIcon } from '../portal/portal-icons';
import { PortalPage } from '../portal/portal-page';
import { hasDesk, sidebarOf } from '../portal/sidebar';
import { LearnerShelves } from './learner-shelves';
import styles from './my-learning.module.css';
import { RecentClasses } from './recent-classes';

/** Who only learns loads nothing of it. */
const desk = lazyPart(() => import('../portal/desk/desk'));

/** The desk of who works here; else Belajarku: what the visitor takes part in, where each goes on, and what waits for them. */
export default function MyLearning({ user }: { user: User }) {
  const title = `Halo, ${firstName(user.name) || 'teman belajar'}!`;
  const tools = <OwnTools user={user} />;
  if (!hasDesk(user.role)) return <Learning title={title} tools={tools} />;
  return (
    <LazyBoundary
      part={desk}
      waiting={<Waiting title={title} />}
      // What they learn is there in any case.
      failed={() => <Learning title={title} tools={tools} />}
    >
      {(Desk) => <Desk user={user} title={title} tools={tools} />}
    </LazyBoundary>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <PortalPage title={title}>
      <Loading label="Memuat meja kerja">
        <BlocksSkeleton />
      </Loading>
    </PortalPage>
  );
}

function Learning({ title, tools }: { title: string; tools: ReactNode }) {
  const reading = useCall(getLearner());
  return (
    <PortalPage
      title={title}
      lead="Ini Belajarku: kelasmu, jadwal terdekat, dan yang perlu kamu selesaikan."
    >
      {tools}
      <QueryBoundary reading={reading} label="Memuat Belajarku" skeleton={<BlocksSkeleton />}>
        {(learner) => <LearnerShelves learner={learner} />}
      </QueryBoundary>
      <RecentClasses />
    </PortalPage>
  );
}

/** The pages of a role that is more than a learner's, where no sidebar beside the page lists them. */
function OwnTools({ user: { role } }: { user: User }) {
  const own = sidebarOf(role)
    .filter(({ label }) => !['Belajar', 'Kerja', 'Akun'].includes(label))
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
