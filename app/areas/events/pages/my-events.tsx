import { type Attendance, getLearner } from '../../../api/learner';
import { useNow } from '../../../core/hydration/live';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { pagePath, usePageSet } from '../../../router/page-table';
import { AddToCalendar } from '../../../sections/events/add-to-calendar';
import { nearness, whereText } from '../../../sections/events/event-facts';
import { EventWhen } from '../../../sections/events/event-when';
import { attendedPath } from '../../../sections/learning/attended-path';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { LearnLink } from '../../../sections/programs/learn-link';
import { AppLink } from '../../../ui/app-link';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { Grid } from '../../../ui/layout';
import styles from './my-events.module.css';

/** The events the visitor has said to come to: those to come, then those that are over. */
export default function MyEventsPage() {
  const reading = useCall(getLearner());
  useFresh([getLearner()]);
  const now = useNow(60_000);
  const isOver = ({ event }: Attendance) => nearness(event, now)?.isOver === true;
  return (
    <PortalPage
      title="Acara saya"
      lead="Acara yang kamu daftari, lengkap dengan berkas kalendernya."
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
        {items.map(({ event }) => {
          const near = nearness(event, now);
          const path = attendedPath(event);
          return (
            <Card key={event.id} as="article" className={styles.card ?? ''}>
              {near && (
                <p>
                  <Badge tone={near.tone} dot>
                    {near.text}
                  </Badge>
                </p>
              )}
              <h3 className={styles.title}>
                <EventLink path={path}>{event.title}</EventLink>
              </h3>
              <p className={styles.facts}>
                <EventWhen event={event} /> · {whereText(event)}
              </p>
              {near?.isOver !== true && <AddToCalendar event={event} />}
            </Card>
          );
        })}
      </Grid>
    </Panel>
  );
}

function EventLink({ path, children }: { path: string; children: string }) {
  return <AppLink to={path}>{children}</AppLink>;
}
