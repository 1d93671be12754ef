import { formatDate } from '../../core/wib';
import type { PostItemProps } from '../../sections/posts/post-card';
import { PostFacts, postScene } from '../../sections/posts/post-facts';
import { PostTitle } from '../../sections/posts/post-title';
import { Avatar } from '../../ui/avatar';
import { Picture } from '../../ui/picture';
import styles from './post-lines.module.css';

/** One post of a journal: its words first, a small picture beside them. */
export function PostRow({ post, to, after }: PostItemProps) {
  return (
    <article className={styles.row}>
      <div>
        <p className={styles.writer}>
          <Avatar name={post.author || post.title} size={32} />
          <span>
            {post.author}
            {post.category.name !== '' && <> dalam {post.category.name}</>}
          </span>
        </p>
        <h2 className={styles.title}>
          <PostTitle title={post.title} to={to} />
        </h2>
        {post.summary !== '' && <p className={styles.summary}>{post.summary}</p>}
        <PostFacts post={{ ...post, author: '' }} withViews />
      </div>
      <div className={styles.thumb}>
        <Picture
          src={post.cover}
          alt=""
          width={320}
          height={240}
          art={{ ...postScene(post), after }}
        />
      </div>
    </article>
  );
}

/** One post of a news wire: its day, its headline. */
export function PostLine({ post, to }: PostItemProps) {
  return (
    <article className={styles.line}>
      <p className={styles.day}>
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'short')}</time>
      </p>
      <div>
        <h2 className={styles.headline}>
          <PostTitle title={post.title} to={to} />
        </h2>
        {post.summary !== '' && <p className={styles.summary}>{post.summary}</p>}
      </div>
      <p className={styles.desk}>{post.category.name}</p>
    </article>
  );
}

/** One post that a reader sent in: no picture, only its opening words and who signed it. */
export function PostLetter({ post, to }: PostItemProps) {
  return (
    <article className={styles.letter}>
      <p className={styles.desk}>{post.category.name}</p>
      <h2 className={styles.headline}>
        <PostTitle title={post.title} to={to} />
      </h2>
      {post.summary !== '' && <p className={styles.opening}>{post.summary}</p>}
      <p className={styles.signature}>
        <span>{post.author}</span>
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, 'short')}</time>
      </p>
    </article>
  );
}
