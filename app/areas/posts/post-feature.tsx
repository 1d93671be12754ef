import type { Post } from '../../api/post';
import { PostFacts, postScene } from '../../sections/posts/post-facts';
import { PostTitle } from '../../sections/posts/post-title';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Picture } from '../../ui/picture';
import styles from './post-feature.module.css';

interface FeaturedPostProps {
  post: Post;
  to: string | null;
  /** Without a picture, for lists whose posts are words alone. */
  isPlain?: boolean;
}

/** The post that opens a list. */
export function FeaturedPost({ post, to, isPlain = false }: FeaturedPostProps) {
  return (
    <Card as="article" interactive flush className={(isPlain ? styles.plain : styles.wide) ?? ''}>
      {!isPlain && (
        <Picture
          src={post.cover}
          alt=""
          width={800}
          height={500}
          art={postScene(post)}
          eager
          className={styles.picture ?? ''}
        />
      )}
      <div className={styles.text}>
        <div className={styles.labels}>
          <Badge tone="brand">Pilihan redaksi</Badge>
          {post.category.name !== '' && <span>{post.category.name}</span>}
        </div>
        <h2 className={styles.title}>
          <PostTitle title={post.title} to={to} />
        </h2>
        {post.summary !== '' && <p className={styles.summary}>{post.summary}</p>}
        <PostFacts post={post} withViews />
      </div>
    </Card>
  );
}
