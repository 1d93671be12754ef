import { useLocation } from 'react-router';
import type { Category } from '../../../../api/post-category';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { CallToAction } from '../../../../sections/call-to-action';
import { EventGrid, EventsSkeleton } from '../../../../sections/events/event-grid';
import { events } from '../../../../sections/events/event-kinds';
import { keptBySearch, useListQuery } from '../../../../sections/lists/list-query';
import { ListResults } from '../../../../sections/lists/list-results';
import { ListTools } from '../../../../sections/lists/list-tools';
import { useRememberedList } from '../../../../sections/posts/list-return';
import { usePostCategories } from '../../../../sections/posts/post-categories';
import { LearnLink } from '../../../../sections/programs/learn-link';
import { ButtonLink } from '../../../../ui/button';
import { Container } from '../../../../ui/container';
import { Cluster } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { SearchBox } from '../../../../ui/search-box';
import { useEvents } from '../../use-events';
import styles from './event-list.module.css';
import '../../../../sections/rooms/lists/index.css';

const ASIDE = [
  ['event-program', 'Program festival'],
  ['event-careers', 'Bursa karier'],
] as const;

/**
 * The events, the nearest first, or those of one category alone; what the visitor looks for stands in
 * the URL.
 */
export function EventList({ only }: { only?: Category }) {
  const query = useListQuery();
  const categories = usePostCategories(events);
  const posts = useEvents(events, query, only?.id);
  const all = pagePath(events.listPage);
  useRememberedList();
  return (
    <>
      <PageHeader
        hasOwnLead
        title={only?.name ?? events.title}
        lead={only?.description || events.lead}
        current={only?.name ?? events.label}
        trail={only ? [{ label: events.label, to: all }] : []}
      >
        <Find />
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={categories} shown={only && { value: only.id, all }} />
        <ListResults reading={posts} query={query} noun={events.noun} skeleton={<EventsSkeleton />}>
          {({ items }) => (
            <div data-anatomy="list" className={styles.events}>
              <EventGrid kind={events} items={items} />
            </div>
          )}
        </ListResults>
      </Container>
      <CallToAction
        title="Belum ada tanggal yang cocok?"
        text="Acara berikutnya muncul sendiri di kalender ponsel begitu diumumkan. Sambil menunggu, ada yang bisa dipelajari dari rumah."
      >
        <ButtonLink to="/calendar/events.ics" size="large" icon="calendar" reloadDocument>
          Langganan kalender
        </ButtonLink>
        <LearnLink variant="secondary" />
      </CallToAction>
    </>
  );
}

/** Ways to find an event: the search, and what stands beside the list. */
function Find() {
  const { pathname } = useLocation();
  const query = useListQuery();
  const has = usePageSet();
  return (
    <div className={styles.find}>
      <SearchBox
        label="Cari acara"
        placeholder={events.searchHint}
        value={query.search}
        action={pathname}
        keep={keptBySearch(query)}
      />
      <Cluster gap={3}>
        {ASIDE.filter(([page]) => has(page)).map(([page, label]) => (
          <ButtonLink key={page} variant="ghost" iconEnd="arrow-right" to={pagePath(page)}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink variant="ghost" icon="calendar" to="/calendar/events.ics" reloadDocument>
          Langganan kalender acara
        </ButtonLink>
      </Cluster>
    </div>
  );
}
