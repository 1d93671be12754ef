import type { ReactNode } from 'react';
import type { Post } from '../../api/post';
import { seedsBefore } from '../../art/look';
import { usePageSet } from '../../router/page-table';
import { PostCard } from '../../sections/posts/post-card';
import { type ListLook, type PostKind, postPath } from '../../sections/posts/post-kinds';
import { Skeleton } from '../../ui/feedback';
import { Grid } from '../../ui/layout';
import type { Arrangement } from './post-arrangement';
import { FeaturedPost } from './post-feature';
import { PostLetter, PostLine, PostRow } from './post-lines';
import styles from './post-looks.module.css';
import '../../sections/rooms/lists/index.css';

/** How one post of a list is drawn, by look. */
const ITEMS = {
  magazine: PostCard,
  cards: PostCard,
  journal: PostRow,
  wire: PostLine,
  letters: PostLetter,
} as const;

/** Three beside each other at the site's width, which the nine posts after the first fill. */
const CARD_WIDTH = '20rem';

/** A page of posts in its kind's look. */
export function PostLayout({ kind, featured, rest }: Arrangement & { kind: PostKind }) {
  const has = usePageSet();
  const Item = ITEMS[kind.look];
  const pathOf = (post: Post) => postPath(kind, post, has);
  const isPlain = kind.look === 'letters';
  // The one above has a picture, too.
  const above = featured === null || isPlain ? [] : [featured.title];
  return (
    <>
      {featured !== null && (
        <div className={styles.featured}>
          <FeaturedPost post={featured} to={pathOf(featured)} isPlain={isPlain} />
        </div>
      )}
      <Frame look={kind.look}>
        {rest.map((post, index) => (
          <Item
            key={post.id}
            post={post}
            to={pathOf(post)}
            after={[...above, ...seedsBefore(rest, index, 'title')]}
          />
        ))}
      </Frame>
    </>
  );
}

function Frame({ look, children }: { look: ListLook; children: ReactNode }) {
  if (look === 'magazine' || look === 'cards') {
    return (
      <div data-anatomy="list">
        <Grid min={CARD_WIDTH}>{children}</Grid>
      </div>
    );
  }
  return <div className={styles[look]}>{children}</div>;
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
const HEIGHTS: Readonly<Record<ListLook, string>> = {
  magazine: '24rem',
  cards: '24rem',
  journal: '12rem',
  wire: '6.5rem',
  letters: '15rem',
};

/** As tall as the list that comes. */
export function PostSkeleton({ look }: { look: ListLook }) {
  return (
    <>
      <div className={styles.featured}>
        <Skeleton height="22rem" />
      </div>
      <Frame look={look}>
        {PLACES.map((place) => (
          <Skeleton key={place} height={HEIGHTS[look]} />
        ))}
      </Frame>
    </>
  );
}
