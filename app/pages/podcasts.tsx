import { useLocation } from 'react-router';
import type { Page } from '../api/page';
import { listPodcasts, type Podcast } from '../api/podcast';
import { latestOnly } from '../features/listing/latest-only';
import { readListQuery } from '../features/listing/list-query';
import { ListResults } from '../features/listing/list-results';
import { ListTools } from '../features/listing/list-tools';
import { episodePath } from '../features/podcast/episode-path';
import { EpisodeRow } from '../features/podcast/episode-row';
import { useRememberedList } from '../features/posts/list-return';
import type { PageArgs } from '../route/page-module';
import { usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { Skeleton } from '../ui/feedback';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { SearchBox } from '../ui/search-box';
import { loadSeries } from './podcasts/series';
import styles from './podcasts.module.css';

/** The episodes the query asks for, and the series they can be narrowed to. */
export function loader(args: PageArgs) {
  const { search, category, page } = readListQuery(args.url.searchParams);
  const filter = { search: search || undefined, categorySlug: category || undefined, page };
  return {
    episodes: latestOnly(args, (send) => send(listPodcasts(filter))),
    series: loadSeries(args.app),
  };
}

/** Every episode. What the visitor chooses stands in the URL. */
export default function PodcastsPage() {
  const { episodes, series } = usePageData<typeof loader>();
  const { pathname, search } = useLocation();
  const query = readListQuery(new URLSearchParams(search));
  useRememberedList();
  return (
    <>
      <PageHeader
        title="Podcast"
        lead="Obrolan yang pas menemani perjalanan pulang: mentor, guru, dan alumni bercerita apa adanya."
      >
        <div className={styles.search}>
          <SearchBox
            label="Cari episode"
            placeholder="Topik atau nama tamu"
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
