import { useId } from 'react';
import type { Podcast } from '../../api/podcast';
import { seedsBefore } from '../../art/look';
import { useCallInView } from '../../data/use-in-view';
import { pagePath, usePageSet } from '../../router/page-table';
import { episodePath } from '../../sections/podcast/episode-path';
import { useReturnToList } from '../../sections/posts/list-return';
import { ButtonLink } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/feedback';
import { Section, SectionHeading } from '../../ui/layout';
import { EpisodeRow } from './episode-row';
import { MOST_RELATED, relatedTo } from './episodes';

/** Other episodes of the same series; where there are none, only the way to all. */
export function RelatedEpisodes({ episode }: { episode: Podcast }) {
  const id = useId();
  const has = usePageSet();
  const { ref, reading } = useCallInView(relatedTo(episode));
  const items = reading.status === 'ready' ? reading.data.items : [];
  const others = items.filter((item) => item.id !== episode.id).slice(0, MOST_RELATED);
  if (reading.status === 'failed' || (reading.status === 'ready' && others.length === 0)) {
    return has('podcasts') ? (
      <Section label="Episode lain">
        <AllEpisodes />
      </Section>
    ) : null;
  }
  return (
    <div ref={ref}>
      <Section ground="soft" labelledBy={id}>
        <SectionHeading
          id={id}
          title="Dengar setelah ini"
          action={has('podcasts') && <AllEpisodes />}
        />
        {reading.status === 'loading' && (
          <Loading label="Memuat episode lain">
            <Skeleton height="36rem" />
          </Loading>
        )}
        {others.map((item, index) => (
          <EpisodeRow
            key={item.id}
            episode={item}
            after={seedsBefore(others, index, 'title')}
            to={episodePath(item, has)}
            level={3}
          />
        ))}
      </Section>
    </div>
  );
}

/** Back to the list, as it was left. */
function AllEpisodes() {
  const returnToList = useReturnToList();
  return (
    <ButtonLink variant="secondary" iconEnd="arrow-right" to={returnToList(pagePath('podcasts'))}>
      Semua episode
    </ButtonLink>
  );
}
