import { useId } from 'react';
import type { Podcast } from '../../api/podcast';
import { seedsBefore } from '../../art/look';
import { useCallInView } from '../../data/use-in-view';
import { usePageSet } from '../../router/page-table';
import { episodePath } from '../../sections/podcast/episode-path';
import { Loading, Skeleton } from '../../ui/feedback';
import { Section, SectionHeading } from '../../ui/layout';
import { EpisodeRow } from './episode-row';
import { MOST_RELATED, relatedTo } from './episodes';

/** Other episodes of the same series; the section goes when there are none. */
export function RelatedEpisodes({ episode }: { episode: Podcast }) {
  const id = useId();
  const has = usePageSet();
  const { ref, reading } = useCallInView(relatedTo(episode));
  const items = reading.status === 'ready' ? reading.data.items : [];
  const others = items.filter((item) => item.id !== episode.id).slice(0, MOST_RELATED);
  if (reading.status === 'failed' || (reading.status === 'ready' && others.length === 0))
    return null;
  return (
    <div ref={ref}>
      <Section ground="soft" labelledBy={id}>
        <SectionHeading id={id} title="Dengar juga" />
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
