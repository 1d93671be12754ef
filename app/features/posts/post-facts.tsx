import type { Post } from '../../api/post';
import { formatNumber } from '../../ui/format';
import { DateText } from '../../ui/value';
import styles from './post-facts.module.css';

/** A number that tells this post's stand-in picture from its neighbours'. */
export function seedOfPost({ id, slug }: Pick<Post, 'id' | 'slug'>): number {
  return [...`${slug}${id}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** Who wrote a post, when, and how often it was read; what is not known is left out. */
export function PostFacts({ post, withViews = false }: { post: Post; withViews?: boolean }) {
  return (
    <ul className={styles.facts}>
      {post.author !== '' && <li>{post.author}</li>}
      {post.publishedAt !== '' && (
        <li>
          <DateText value={post.publishedAt} fallback="" />
        </li>
      )}
      {withViews && post.views > 0 && <li>Dibaca {formatNumber(post.views)} kali</li>}
    </ul>
  );
}
