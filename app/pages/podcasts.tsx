import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Page } from '../api/page';
import { listPodcasts, type Podcast } from '../api/podcast';
import type { PageArgs } from '../navigation/page-module';
import { usePage, usePageData } from '../navigation/use-page';
import { usePageSet } from '../page-table';
import { createLatestOnly } from '../sections/listing/latest-only';
import { readListQuery } from '../sections/listing/list-query';
import { ListResults } from '../sections/listing/list-results';
import { ListTools } from '../sections/listing/list-tools';
import { PageHeader } from '../sections/page-header';
import { episodePath } from '../sections/podcast/episode-path';
import { EpisodeRow } from '../sections/podcast/episode-row';
import { rememberList } from '../sections/posts/list-return';
import { Skeleton } from '../ui/feedback';
import { Container } from '../ui/layout';
import { SearchBox } from '../ui/search-box';
import { loadSeries } from './podcasts/series';
import styles from './podcasts.module.css';

const latest = createLatestOnly();

/** The episodes the query asks for, and the series they can be narrowed to. */
export function loader(args: PageArgs) {
  const { search, category, page } = readListQuery(args.url.searchParams);
  const filter = { search: search || undefined, categorySlug: category || undefined, page };
  return {
    episodes: latest(args, (options) => listPodcasts(filter, options)),
    series: loadSeries(),
  };
}

/** Every episode. What the visitor chooses stands in the URL. */
export default function PodcastsPage() {
  const { episodes, series } = usePageData<typeof loader>();
  const { pathname, search } = useLocation();
  const { canonical } = usePage();
  const query = readListQuery(new URLSearchParams(search));
  useEffect(() => rememberList(canonical, search), [canonical, search]);
  return (
    <>
      <PageHeader
        title="Podcast"
        lead="Obrolan yang pas menemani perjalanan pulang: mentor, guru, dan alumni bercerita apa adanya."
      >
        <div className={styles.search}>
          <SearchBox
            label="Cari episode"
            placeholder="Cari topik atau nama tamu"
            value={query.search}
            action={pathname}
            keep={query.category === '' ? {} : { category: query.category }}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={series} />
        <ListResults results={episodes} query={query} noun="episode" skeleton={<Ghosts />}>
          {(page) => <Episodes page={page} />}
        </ListResults>
      </Container>
    </>
  );
}

function Episodes({ page }: { page: Page<Podcast> }) {
  const has = usePageSet();
  return (
    <div className={styles.list}>
      {page.items.map((episode) => (
        <EpisodeRow key={episode.id} episode={episode} to={episodePath(episode, has)} />
      ))}
    </div>
  );
}

function Ghosts() {
  return (
    <div className={styles.ghosts}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} height="11rem" />
      ))}
    </div>
  );
}
