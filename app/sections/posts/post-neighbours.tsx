import type { Post } from '../../api/post';
import { useCallInView } from '../../data/use-in-view';
import { usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Picture } from '../../ui/picture';
import { besideOf } from './neighbours';
import { newestOf, relatedTo } from './post-calls';
import { postScene } from './post-facts';
import { type PostKind, postPath } from './post-kinds';
import styles from './post-neighbours.module.css';
import { MOST_RELATED, readNext } from './read-next';

/**
 * The posts right before and after this one, but for those that are listed below the text; nothing where they
 * are not known, as of an old one.
 */
export function PostNeighbours({ kind, item }: { kind: PostKind; item: Post }) {
  const { ref, reading } = useCallInView(newestOf(kind));
  const related = useCallInView(relatedTo(kind, item, MOST_RELATED));
  const has = usePageSet();
  const posts = reading.status === 'ready' ? reading.data.items : [];
  const alike = related.reading.status === 'ready' ? related.reading.data.items : [];
  const { newer, older, beyond } = besideOf(posts, item.id, readNext(item, alike, posts));
  const pathOf = (post: Post | null) => (post === null ? null : postPath(kind, post, has));
  return (
    <div ref={ref} className={styles.slot}>
      <nav ref={related.ref} aria-label="Tulisan lain" className={styles.pair}>
        <Neighbour post={newer} to={pathOf(newer)} label="Berikutnya" />
        <Neighbour post={older} to={pathOf(older)} label="Sebelumnya" />
        <Neighbour post={beyond} to={pathOf(beyond)} label={beyond?.category.name ?? ''} />
      </nav>
    </div>
  );
}

interface NeighbourProps {
  post: Post | null;
  to: string | null;
  label: string;
}

function Neighbour({ post, to, label }: NeighbourProps) {
  if (post === null || to === null) return null;
  return (
    <AppLink to={to} className={styles.neighbour}>
      <Picture src={post.cover} alt="" width={192} height={144} art={postScene(post)} />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.title}>{post.title}</span>
      </span>
    </AppLink>
  );
}
