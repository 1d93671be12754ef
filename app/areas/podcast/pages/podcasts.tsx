import { useLocation } from 'react-router';
import type { Page } from '../../../api/page';
import { episodesOf, type Podcast } from '../../../api/podcast';
import { seedsBefore } from '../../../art/look';
import { mapResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { usePageSet } from '../../../router/page-table';
import { LastWord } from '../../../sections/last-word';
import { keptBySearch, useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { ListTools } from '../../../sections/lists/list-tools';
import { episodePath } from '../../../sections/podcast/episode-path';
import { useRememberedList } from '../../../sections/posts/list-return';
import { Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/feedback';
import { PageHeader } from '../../../ui/page-header';
import { SearchBox } from '../../../ui/search-box';
import { EpisodeRow } from '../episode-row';
import { newestEpisodes } from '../episodes';
import { seriesOf } from './podcasts/series';
import styles from './podcasts.module.css';

/** Every episode. What the visitor chooses stands in the URL. */
export default function PodcastsPage() {
  const { pathname } = useLocation();
  const query = useListQuery();
  const episodes = useCall(episodesOf(query));
  const series = mapResult(useCall(newestEpisodes), ({ items }) => seriesOf(items));
  useRememberedList();
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Podcast"
        lead="Obrolan yang pas menemani perjalanan pulang: mentor, guru, dan alumni bercerita apa adanya."
      >
        <div className={styles.search}>
          <SearchBox
            label="Cari episode"
            placeholder="Topik atau nama tamu"
            value={query.search}
            action={pathname}
            keep={keptBySearch(query)}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={series} />
        <ListResults reading={episodes} query={query} noun="episode" skeleton={<Ghosts />}>
          {(page) => <Episodes page={page} />}
        </ListResults>
      </Container>
      <LastWord />
    </>
  );
}

function Episodes({ page }: { page: Page<Podcast> }) {
  const has = usePageSet();
  return (
    <div className={styles.list}>
      {page.items.map((episode, index) => (
        <EpisodeRow
          key={episode.id}
          episode={episode}
          after={seedsBefore(page.items, index, 'title')}
          to={episodePath(episode, has)}
        />
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
