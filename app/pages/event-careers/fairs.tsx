import type { Answer } from '../../api/http';
import type { Page } from '../../api/page';
import { listPosts, type Post } from '../../api/post';
import { getCategory } from '../../api/post-category';
import { DataBlock } from '../../data/data-block';
import { EventGrid } from '../../features/events/event-grid';
import { events } from '../../features/events/event-kinds';
import { Skeleton } from '../../ui/feedback';
import { Section, SectionHeading } from '../../ui/layout';

/** The category of events at which companies can be met. */
const FAIRS = 'bursa-kerja';
const SHOWN = 3;

async function load(signal: AbortSignal): Promise<Answer<Page<Post>>> {
  const category = await getCategory({ kindSlug: events.slug, slug: FAIRS }, { signal });
  const categoryId = category.status ? category.data.id : undefined;
  return listPosts({ kindSlug: events.slug, categoryId, perPage: SHOWN }, { signal });
}

/** The next job fairs; where the platform knows no such category, the next events. */
export function Fairs() {
  return (
    <Section ground="soft" labelledBy="hari-bursa">
      <SectionHeading
        id="hari-bursa"
        title="Temui perusahaannya langsung"
        lead="Bawa portofoliomu. Di hari bursa, wawancara singkat bisa terjadi saat itu juga."
      />
      <DataBlock
        load={load}
        label="Memuat hari bursa"
        skeleton={<Skeleton height="14rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>Hari bursa berikutnya belum dijadwalkan.</p>}
      >
        {({ items }) => <EventGrid kind={events} items={items} level={3} />}
      </DataBlock>
    </Section>
  );
}
