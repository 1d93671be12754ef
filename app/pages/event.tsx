import { useLocation } from 'react-router';
import { EventGrid, EventsSkeleton } from '../features/events/event-grid';
import { events } from '../features/events/event-kinds';
import { useEvents } from '../features/events/use-events';
import { keptBySearch } from '../features/listing/list-query';
import { ListResults } from '../features/listing/list-results';
import { ListTools } from '../features/listing/list-tools';
import { useListQuery } from '../features/listing/use-list-query';
import { useRememberedList } from '../features/posts/list-return';
import { usePostCategories } from '../features/posts/post-calls';
import { pagePath, usePageSet } from '../route/page-table';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { Cluster } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { SearchBox } from '../ui/search-box';
import styles from './event.module.css';

const ASIDE = [
  ['event-program', 'Program festival'],
  ['event-careers', 'Bursa karier'],
] as const;

/** The events, the nearest first; what the visitor looks for stands in the URL. */
export default function EventsPage() {
  const { pathname } = useLocation();
  const has = usePageSet();
  const query = useListQuery();
  const categories = usePostCategories(events);
  const posts = useEvents(events, query);
  useRememberedList();
  return (
    <>
      <PageHeader hasOwnLead title={events.title} lead={events.lead} current={events.label}>
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
          </Cluster>
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={categories} />
        <ListResults reading={posts} query={query} noun={events.noun} skeleton={<EventsSkeleton />}>
          {({ items }) => <EventGrid kind={events} items={items} />}
        </ListResults>
      </Container>
    </>
  );
}
