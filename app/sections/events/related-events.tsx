import type { Post } from '../../api/post';
import { useMountTime } from '../../core/hydration/live';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { everyPost } from '../posts/post-calls';
import type { PostKind } from '../posts/post-kinds';
import { EventGrid } from './event-grid';
import { nearestFirst } from './event-order';
import '../rooms/lists/index.css';

const SHOWN = 3;
const PLACES = ['a', 'b', 'c'];

/** Other events, the nearest first; out of the answer that the list shows too. */
export function RelatedEvents({ kind, item }: { kind: PostKind; item: Post }) {
  const has = usePageSet();
  const now = useMountTime();
  return (
    <Section ground="soft" labelledBy="acara-lain">
      <SectionHeading
        id="acara-lain"
        title="Yang terdekat berikutnya"
        action={
          has(kind.listPage) && (
            <ButtonLink variant="secondary" to={pagePath(kind.listPage)}>
              Semua {kind.noun}
            </ButtonLink>
          )
        }
      />
      <DataBlock
        call={everyPost(kind)}
        label="Memuat acara lain"
        skeleton={
          <Grid min="20rem">
            {PLACES.map((place) => (
              <Skeleton key={place} height="21rem" />
            ))}
          </Grid>
        }
        isEmpty={({ items }) => othersOf(items, item).length === 0}
        empty={<p>Belum ada acara lain.</p>}
      >
        {({ items }) => {
          const nearest = nearestFirst(othersOf(items, item), now).slice(0, SHOWN);
          return (
            <div data-anatomy="next">
              <EventGrid kind={kind} items={nearest} level={3} />
            </div>
          );
        }}
      </DataBlock>
    </Section>
  );
}

function othersOf(events: readonly Post[], { id }: Post): readonly Post[] {
  return events.filter((event) => event.id !== id);
}
