import type { ReactNode } from 'react';
import { useMountTime } from '../../../../core/hydration/live';
import { DataBlock } from '../../../../data/data-block';
import { useCall } from '../../../../data/use-call';
import { useInView } from '../../../../data/use-in-view';
import { EventGrid } from '../../../../sections/events/event-grid';
import { events } from '../../../../sections/events/event-kinds';
import { nearestFirst } from '../../../../sections/events/event-order';
import { Loading, Skeleton } from '../../../../ui/feedback';
import { Section, SectionHeading } from '../../../../ui/layout';
import { fairCategory, fairsOf } from '../first-views';

const SHOWN = 3;
const SKELETON = <Skeleton height="14rem" />;

/**
 * The next job fairs; where the platform knows no such category, the next events. `children` are the page's
 * end, which stands beside the section for the room above it.
 */
export function Fairs({ children }: { children: ReactNode }) {
  const { ref, isInView } = useInView();
  const now = useMountTime();
  const category = useCall(fairCategory(), { asks: isInView });
  const categoryId = category.status === 'ready' ? category.data.id : undefined;
  return (
    <div ref={ref}>
      <Section ground="soft" labelledBy="hari-bursa">
        <SectionHeading
          id="hari-bursa"
          title="Temui perusahaannya langsung"
          lead="Bawa portofoliomu. Di hari bursa, wawancara singkat bisa terjadi saat itu juga."
        />
        {category.status === 'loading' ? (
          <Loading label="Memuat hari bursa">{SKELETON}</Loading>
        ) : (
          <DataBlock
            call={fairsOf(categoryId)}
            label="Memuat hari bursa"
            skeleton={SKELETON}
            isEmpty={({ items }) => items.length === 0}
            empty={<p>Hari bursa berikutnya belum dijadwalkan.</p>}
          >
            {({ items }) => (
              <div data-anatomy="next">
                <EventGrid
                  kind={events}
                  items={nearestFirst(items, now).slice(0, SHOWN)}
                  level={3}
                />
              </div>
            )}
          </DataBlock>
        )}
      </Section>
      {children}
    </div>
  );
}
