/** What strains a page most: calls that fail, lists with nothing in them, and numbers beyond counting. */
import { type ReactNode, useId } from 'react';
import type { Call } from '../../api/call';
import { listCareers } from '../../api/career';
import { listClasses, listWebinars } from '../../api/class';
import { listGallery } from '../../api/gallery';
import type { Page } from '../../api/page';
import { listPodcasts } from '../../api/podcast';
import { listPosts } from '../../api/post';
import { DataBlock } from '../../data/data-block';
import { usePageSet } from '../../router/page-table';
import { EventCard } from '../../sections/events/event-card';
import { eventPath, events } from '../../sections/events/event-kinds';
import { CampaignCards } from '../../sections/giving/campaign-cards';
import { PostCard } from '../../sections/posts/post-card';
import { news, postPath } from '../../sections/posts/post-kinds';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { LONG_TITLE } from './content';

interface BlockProps {
  title: string;
  lead: string;
  ground?: 'plain' | 'soft';
  children: ReactNode;
}

function Block({ title, lead, ground = 'plain', children }: BlockProps) {
  const id = useId();
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHeading id={id} title={title} lead={lead} />
      {children}
    </Section>
  );
}

/** A list of names, whatever it is a list of. */
function Names<T extends { id: string }>(props: {
  title: string;
  call: Call<Page<T>>;
  nameOf(item: T): string;
}) {
  const { title, call, nameOf } = props;
  return (
    <div>
      <h3>{title}</h3>
      <DataBlock
        call={call}
        label={`Memuat ${title.toLowerCase()}`}
        skeleton={<Skeleton height="12rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={`${title}: tidak ada`} />}
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <li key={item.id}>{nameOf(item)}</li>
            ))}
          </ul>
        )}
      </DataBlock>
    </div>
  );
}

/** The calls that the platform fails on purpose here. */
export function Failing() {
  return (
    <Block
      title="Panggilan yang gagal"
      lead="Masing-masing mengatakannya di tempatnya sendiri, dan halaman ini tetap berdiri."
      ground="soft"
    >
      <Grid>
        <Names title="Perusahaan" call={listCareers()} nameOf={({ name }) => name} />
        <Names title="Podcast" call={listPodcasts()} nameOf={({ title }) => title} />
        <Names title="Galeri" call={listGallery()} nameOf={({ title }) => title} />
      </Grid>
    </Block>
  );
}

/** Lists that have come, and hold nothing. */
export function Empty() {
  return (
    <Block title="Daftar yang kosong" lead={`${LONG_TITLE}, tanpa satu baris pun.`}>
      <Grid>
        <Names
          title="Kelas yang akan datang"
          call={listClasses({ state: 'coming_soon' })}
          nameOf={({ name }) => name}
        />
        <Names title="Webinar" call={listWebinars()} nameOf={({ title }) => title} />
      </Grid>
    </Block>
  );
}

/** Prices, seats and targets with more digits than a card was drawn for. */
export function Huge() {
  const has = usePageSet();
  return (
    <Block title="Angka raksasa, judul tanpa akhir" lead={LONG_TITLE} ground="soft">
      <CampaignCards />
      <Grid>
        <Cards call={listPosts({ kindSlug: events.slug })}>
          {(event) => (
            <EventCard key={event.id} event={event} to={eventPath(events, event, has)} level={3} />
          )}
        </Cards>
        <Cards call={listPosts({ kindSlug: news.slug })}>
          {(post) => (
            <PostCard key={post.id} post={post} to={postPath(news, post, has)} level={3} />
          )}
        </Cards>
      </Grid>
    </Block>
  );
}

function Cards<T>({ call, children }: { call: Call<Page<T>>; children(item: T): ReactNode }) {
  return (
    <DataBlock call={call} label="Memuat kartu" skeleton={<Skeleton height="24rem" />}>
      {({ items }) => items.map(children)}
    </DataBlock>
  );
}
