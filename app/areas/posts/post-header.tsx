import type { PostDetail } from '../../api/post';
import { pagePath, usePageSet } from '../../router/page-table';
import { Avatar } from '../../ui/avatar';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Container } from '../../ui/container';
import { ShareButton } from '../../ui/share-button';
import { DateText } from '../../ui/value';
import { useReturnToList } from './list-return';
import { categoryPath } from './post-categories';
import styles from './post-header.module.css';
import type { PostKind } from './post-kinds';
import { readingMinutes } from './reading-time';

/** A post's opening: where it stands, its title, who wrote it and when, how long it takes. */
export function PostHeader({ kind, item }: { kind: PostKind; item: PostDetail }) {
  const returnToList = useReturnToList();
  const has = usePageSet();
  const minutes = readingMinutes(item.content);
  const list = has(kind.listPage)
    ? [{ label: kind.label, to: returnToList(pagePath(kind.listPage)) }]
    : [];
  const { name, slug } = item.category;
  const to = categoryPath(kind, slug, has);
  const category = name !== '' && to !== undefined ? [{ label: name, to }] : [];
  return (
    <header className={styles.header}>
      <Container>
        <Breadcrumbs
          trail={[{ label: 'Beranda', to: '/' }, ...list, ...category]}
          current={item.title}
        />
        <h1 className={styles.title}>{item.title}</h1>
        {item.summary !== '' && <p className={styles.lead}>{item.summary}</p>}
        <div className={styles.byline}>
          {item.author !== '' && <Avatar name={item.author} size={44} />}
          <div className={styles.facts}>
            {item.author !== '' && <p className={styles.author}>{item.author}</p>}
            <p>
              <DateText value={item.publishedAt} fallback="" />
              {minutes > 0 && <span> · {minutes} menit baca</span>}
            </p>
          </div>
          <ShareButton title={item.title} />
        </div>
      </Container>
    </header>
  );
}
