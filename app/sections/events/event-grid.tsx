import type { Post } from '../../api/post';
import { seedsBefore } from '../../art/look';
import { usePageSet } from '../../router/page-table';
import { Skeleton } from '../../ui/feedback';
import { Grid } from '../../ui/layout';
import type { PostKind } from '../posts/post-kinds';
import { EventCard } from './event-card';
import { eventPath } from './event-kinds';

const CARD_WIDTH = '20rem';
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

interface EventGridProps {
  kind: PostKind;
  items: readonly Post[];
  /** Of the cards' headings. */
  level?: 2 | 3;
}

/** Events side by side. */
export function EventGrid({ kind, items, level = 2 }: EventGridProps) {
  const has = usePageSet();
  return (
    <Grid min={CARD_WIDTH}>
      {items.map((event, index) => (
        <EventCard
          key={event.id}
          event={event}
          to={eventPath(kind, event, has)}
          after={seedsBefore(items, index, 'slug')}
          level={level}
        />
      ))}
    </Grid>
  );
}

/** As tall as a page of events. */
export function EventsSkeleton() {
  return (
    <Grid min={CARD_WIDTH}>
      {PLACES.map((place) => (
        <Skeleton key={place} height="22rem" />
      ))}
    </Grid>
  );
}
