import { useId } from 'react';
import type { Post } from '../../api/post';
import { seedsBefore } from '../../art/look';
import { useCallInView } from '../../data/use-in-view';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { relatedTo } from './post-calls';
import { PostCard } from './post-card';
import { type PostKind, postPath } from './post-kinds';

/** How many fit in one row. */
const MOST_RELATED = 3;
const CARD_WIDTH = '18rem';

/** Other posts of the same category; the section goes when there are none. */
export function RelatedPosts({ kind, item }: { kind: PostKind; item: Post }) {
  const id = useId();
  const has = usePageSet();
  const call = relatedTo(kind, item, MOST_RELATED);
  const { ref, reading } = useCallInView(call);
  if (
    reading.status === 'failed' ||
    (reading.status === 'ready' && reading.data.items.length === 0)
  ) {
    return null;
  }
  return (
    <div ref={ref}>
      <Section ground="soft" labelledBy={id} isBelow>
        <SectionHeading
          id={id}
          title="Baca juga"
          action={
            has(kind.listPage) && (
              <ButtonLink variant="secondary" to={pagePath(kind.listPage)}>
                Semua {kind.noun}
              </ButtonLink>
            )
          }
        />
        {reading.status === 'ready' ? (
          <Grid min={CARD_WIDTH}>
            {reading.data.items.slice(0, MOST_RELATED).map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                after={seedsBefore(reading.data.items, index, 'title')}
                to={postPath(kind, post, has)}
                level={3}
              />
            ))}
          </Grid>
        ) : (
          <Loading label={`Memuat ${kind.noun} lain`}>
            <Grid min={CARD_WIDTH}>
              {['a', 'b', 'c'].map((place) => (
                <Skeleton key={place} height="26rem" />
              ))}
            </Grid>
          </Loading>
        )}
      </Section>
    </div>
  );
}
