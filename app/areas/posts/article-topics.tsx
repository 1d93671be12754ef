import { listArticleCategories } from '../../api/article';
import { useCallInView } from '../../data/use-in-view';
import { usePageSet } from '../../router/page-table';
import { categoryPath } from '../../sections/posts/post-categories';
import { articles } from '../../sections/posts/post-kinds';
import { FilterChip } from '../../ui/chip';
import { Container } from '../../ui/container';
import styles from './article-topics.module.css';

/** More are no choice any more. */
const MOST = 12;

/** The topics that articles are about, each leading to its list; nothing where none is known. */
export function ArticleTopics() {
  const has = usePageSet();
  const { ref, reading } = useCallInView(listArticleCategories({ perPage: MOST }));
  const known = reading.status === 'ready' ? reading.data.items : [];
  const topics = known.flatMap(({ id, name, slug }) => {
    const to = categoryPath(articles, slug, has);
    return to === undefined ? [] : [{ id, name, to }];
  });
  return (
    <div ref={ref}>
      {topics.length > 0 && (
        <Container className={styles.topics ?? ''}>
          <nav aria-labelledby="topik-lain">
            <h2 id="topik-lain" className={styles.title}>
              Topik artikel
            </h2>
            <ul className={styles.chips}>
              {topics.map(({ id, name, to }) => (
                <li key={id}>
                  <FilterChip to={to} selected={false}>
                    {name}
                  </FilterChip>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      )}
    </div>
  );
}
