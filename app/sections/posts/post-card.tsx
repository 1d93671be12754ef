import type { Post } from '../../api/post';
import { Card, CardBody } from '../../ui/card';
import { Picture } from '../../ui/picture';
import styles from './post-card.module.css';
import { PostFacts, postScene } from './post-facts';
import { PostTitle } from './post-title';

export interface PostItemProps {
  post: Post;
  /** Where the post is read; null where no page shows it. */
  to: string | null;
  /** The titles of those before it in the list. */
  after?: readonly string[];
}

/** One post as a card with its picture. */
export function PostCard({ post, to, after, level = 2 }: PostItemProps & { level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" interactive flush className={styles.card ?? ''}>
      <Picture
        src={post.cover}
        alt=""
        width={640}
        height={360}
        art={{ ...postScene(post), after }}
      />
      <CardBody>
        {post.category.name !== '' && <p className={styles.category}>{post.category.name}</p>}
        <Title className={styles.title}>
          <PostTitle title={post.title} to={to} />
        </Title>
        {post.summary !== '' && <p className={styles.summary}>{post.summary}</p>}
        <div className={styles.foot}>
          <PostFacts post={post} />
        </div>
      </CardBody>
    </Card>
  );
}
