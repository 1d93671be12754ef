import { useId } from 'react';
import type { Page } from '../../api/page';
import type { Post } from '../../api/post';
import { seedsBefore } from '../../art/look';
import type { QueryResult } from '../../data/query-result';
import { useCallInView } from '../../data/use-in-view';
import { pagePath, usePageSet } from '../../router/page-table';
import { ButtonLink } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../ui/layout';
import { newestOf, relatedTo } from './post-calls';
import { PostCard } from './post-card';
import { type PostKind, postPath } from './post-kinds';
import { MOST_RELATED, readNext } from './read-next';
import '../rooms/lists/index.css';

const CARD_WIDTH = '18rem';

/**
 * Other posts to read: of the same category, then the newest of all. The section goes when there are
 * none.
 */
export function RelatedPosts({ kind, item }: { kind: PostKind; item: Post }) {
  const related = useCallInView(relatedTo(kind, item, MOST_RELATED));
  const newest = useCallInView(newestOf(kind));
  const posts = readNext(item, itemsOf(related.reading), itemsOf(newest.reading));
  const isShown = posts.length > 0 || related.reading.status === 'loading';
  return (
    <div ref={related.ref}>
      <div ref={newest.ref}>{isShown && <ReadNext kind={kind} posts={posts} />}</div>
    </div>
  );
}

function itemsOf(reading: QueryResult<Page<Post>>): readonly Post[] {
  return reading.status === 'ready' ? reading.data.items : [];
}

/** The posts as cards; the room for them while there are none yet. */
function ReadNext({ kind, posts }: { kind: PostKind; posts: readonly Post[] }) {
  const id = useId();
  const has = usePageSet();
  const toList = has(kind.listPage) && (
    <ButtonLink variant="secondary" to={pagePath(kind.listPage)}>
      Semua {kind.noun}
    </ButtonLink>
  );
  return (
    <Section ground="soft" labelledBy={id} isBelow>
      <SectionHeading id={id} title="Baca juga" action={toList} />
      {posts.length > 0 ? (
        <div data-anatomy="next">
          <Grid min={CARD_WIDTH}>
            {posts.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                after={seedsBefore(posts, index, 'title')}
                to={postPath(kind, post, has)}
                level={3}
              />
            ))}
          </Grid>
        </div>
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
  );
}
