import { listPosts } from '../../../../api/post';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { whereText } from '../../../../sections/events/event-facts';
import { EventWhen } from '../../../../sections/events/event-when';
import { seats } from '../../../../sections/portal/seats';
import { AppLink } from '../../../../ui/app-link';
import type { RegistrationQuery } from './registration-query';
import { RegistrationTable } from './registration-table';

const COLUMNS = ['Acara', 'Waktu', 'Tempat', 'Terdaftar'];

/** The events with how many have said that they come. */
export function EventTable({ query }: { query: RegistrationQuery }) {
  const has = usePageSet();
  const { search, page } = query;
  const call = listPosts({ kindSlug: 'events', search, page });
  return (
    <RegistrationTable
      query={query}
      reading={useKeepPreviousData(call.address, useCall(call))}
      columns={COLUMNS}
      rowOf={(event) => ({
        key: event.id,
        heading: has('event-detail') ? (
          <AppLink to={pagePath('event-detail', { slug: event.slug })}>{event.title}</AppLink>
        ) : (
          event.title
        ),
        cells: [
          <EventWhen key="when" event={event} />,
          whereText(event),
          seats(event.totalAttendees, event.quota),
        ],
      })}
    />
  );
}
