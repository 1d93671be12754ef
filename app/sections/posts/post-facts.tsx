import type { Post } from '../../api/post';
import type { Art } from '../../ui/art-image';
import { formatNumber } from '../../ui/format';
import { DateText } from '../../ui/value';
import styles from './post-facts.module.css';

/** What is drawn of a post that has no picture: its cover, lettered with its title. */
export function postArt({ title, category }: Pick<Post, 'title' | 'category'>): Art {
  return { kind: 'covers', seed: title, note: category.name };
}

/** A scene of what a post is about, for its own page and lists that say its title beside the picture. */
export function postScene({
  title,
  category,
  summary,
}: Pick<Post, 'title' | 'category' | 'summary'>): Art {
  return { kind: 'works', seed: title, subject: `${category.name} ${summary}` };
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
