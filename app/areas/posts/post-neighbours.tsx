import { listPosts, type Post } from '../../api/post';
import { useCallInView } from '../../data/use-in-view';
import { usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Container } from '../../ui/container';
import { Icon } from '../../ui/icon';
import { neighboursOf } from './neighbours';
import { type PostKind, postPath } from './post-kinds';
import styles from './post-neighbours.module.css';

/** How many of the newest posts are looked through; an older one has no neighbours shown. */
const WINDOW = 50;

/** The posts right before and after this one; nothing where they are not known. */
export function PostNeighbours({ kind, item }: { kind: PostKind; item: Post }) {
  const call = listPosts({ kindSlug: kind.slug, perPage: WINDOW });
  const { ref, reading } = useCallInView(call);
  const has = usePageSet();
  const posts = reading.status === 'ready' ? reading.data.items : [];
  const { newer, older } = neighboursOf(posts, item.id);
  const pathOf = (post: Post | null) => (post === null ? null : postPath(kind, post, has));
  return (
    <div ref={ref} className={styles.slot}>
      <Container>
        <nav aria-label="Tulisan lain" className={styles.pair}>
          <Neighbour title={older?.title} to={pathOf(older)} label="Sebelumnya" />
          <Neighbour title={newer?.title} to={pathOf(newer)} label="Berikutnya" isNext />
        </nav>
      </Container>
    </div>
  );
}

interface NeighbourProps {
  title: string | undefined;
  to: string | null;
  label: string;
  isNext?: boolean;
}

function Neighbour({ title, to, label, isNext = false }: NeighbourProps) {
  if (title === undefined || to === null) return <span />;
  return (
    <AppLink to={to} className={isNext ? styles.next : styles.previous}>
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} />
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.title}>{title}</span>
      </span>
    </AppLink>
  );
}
