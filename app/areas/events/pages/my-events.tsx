import { type Attendance, getLearner } from '../../../api/learner';
import { useNow } from '../../../core/hydration/live';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { pagePath, usePageSet } from '../../../router/page-table';
import { AddToCalendar } from '../../../sections/events/add-to-calendar';
import { EventCard } from '../../../sections/events/event-card';
import { nearness } from '../../../sections/events/event-facts';
import { attendedPath } from '../../../sections/learning/attended-path';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { LearnLink } from '../../../sections/programs/learn-link';
import { ButtonLink } from '../../../ui/button';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { Grid } from '../../../ui/layout';

/** The events the visitor has said to come to: those to come, then those that are over. */
export default function MyEventsPage() {
  const reading = useCall(getLearner());
  useFresh([getLearner()]);
  const now = useNow(60_000);
  const has = usePageSet();
  const isOver = ({ event }: Attendance) => nearness(event, now)?.isOver === true;
  return (
    <PortalPage
      title="Acara saya"
      lead="Acara yang kamu daftari, lengkap dengan berkas kalendernya."
      actions={
        has('event') && (
          <ButtonLink variant="secondary" to={pagePath('event')}>
            Cari acara lain
          </ButtonLink>
        )
      }
    >
      <QueryBoundary
        reading={reading}
        label="Memuat acaramu"
        skeleton={<Skeleton height="14rem" />}
        isEmpty={({ events }) => events.length === 0}
        empty={<NoEvents />}
      >
        {({ events }) => (
          <>
            <Events id="akan-datang" title="Akan datang" items={events.filter((e) => !isOver(e))} />
            <Events id="sudah-lewat" title="Sudah lewat" items={events.filter(isOver)} />
          </>
        )}
      </QueryBoundary>
    </PortalPage>
  );
}

function NoEvents() {
  const has = usePageSet();
  return (
    <EmptyState
      title="Belum ada acara"
      action={
        has('event') ? <ButtonLink to={pagePath('event')}>Cari acara</ButtonLink> : <LearnLink />
      }
    >
      {has('event')
        ? 'Tekan “Daftar hadir” di halaman sebuah acara, dan acaranya muncul di sini.'
        : 'Acara yang kamu daftari muncul di sini. Sementara itu, ada yang bisa mulai dipelajari hari ini.'}
    </EmptyState>
  );
}

function Events({ id, title, items }: { id: string; title: string; items: Attendance[] }) {
  const now = useNow(60_000);
  if (items.length === 0) return null;
  return (
    <Panel id={id} title={title}>
      <Grid min="20rem">
        {items.map(({ event }, index) => (
          <EventCard
            key={event.id}
            event={event}
            to={attendedPath(event)}
            after={items.slice(0, index).map((item) => item.event.slug)}
            level={3}
          >
            {nearness(event, now)?.isOver !== true && <AddToCalendar event={event} />}
          </EventCard>
        ))}
      </Grid>
    </Panel>
  );
}
