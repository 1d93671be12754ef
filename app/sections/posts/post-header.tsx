import type { PostDetail } from '../../api/post';
import { pagePath, usePageSet } from '../../router/page-table';
import { Avatar } from '../../ui/avatar';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Container } from '../../ui/container';
import { Picture } from '../../ui/picture';
import { ShareButton } from '../../ui/share-button';
import { DateText } from '../../ui/value';
import { useReturnToList } from './list-return';
import { categoryPath } from './post-categories';
import { postScene } from './post-facts';
import styles from './post-header.module.css';
import type { PostKind } from './post-kinds';
import { readingMinutes } from './reading-time';
import '../rooms/openings.css';

interface PostHeaderProps {
  kind: PostKind;
  item: PostDetail;
}

/** A post's opening: where it stands, its title, its picture, who wrote it and when, how long it takes. */
export function PostHeader({ kind, item }: PostHeaderProps) {
  const trail = useTrail(kind, item);
  return (
    <header data-anatomy="opening">
      <Container>
        <Breadcrumbs trail={trail} current={item.title} />
        <div>
          {item.category.name !== '' && <p>{item.category.name}</p>}
          <h1>{item.title}</h1>
          {item.summary !== '' && <p>{item.summary}</p>}
          <Byline item={item} />
        </div>
        {kind.look !== 'letters' && (
          <Picture src={item.cover} alt="" width={960} height={600} art={postScene(item)} eager />
        )}
      </Container>
    </header>
  );
}

function Byline({ item }: { item: PostDetail }) {
  const minutes = readingMinutes(item.content);
  return (
    <div className={styles.byline}>
      <div className={styles.writer}>
        {item.author !== '' && <Avatar name={item.author} size={56} />}
        <div className={styles.facts}>
          {item.author !== '' && <p className={styles.author}>{item.author}</p>}
          <p>
            <DateText value={item.publishedAt} fallback="" />
            {minutes > 0 && <span> · {minutes} menit baca</span>}
          </p>
        </div>
      </div>
      <ShareButton title={item.title} />
    </div>
  );
}

/** From the home page by the list, as it was left, to the post's category. */
function useTrail(kind: PostKind, item: PostDetail) {
  const returnToList = useReturnToList();
  const has = usePageSet();
  const list = has(kind.listPage)
    ? [{ label: kind.label, to: returnToList(pagePath(kind.listPage)) }]
    : [];
  const { name, slug } = item.category;
  const to = categoryPath(kind, slug, has);
  const category = name !== '' && to !== undefined ? [{ label: name, to }] : [];
  return [{ label: 'Beranda', to: '/' }, ...list, ...category];
}
