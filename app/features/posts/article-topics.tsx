import { listArticleCategories } from '../../api/article';
import { useNearCall } from '../../data/use-near';
import { pagePath, usePageSet } from '../../route/page-table';
import { FilterChip } from '../../ui/chip';
import { Container } from '../../ui/container';
import styles from './article-topics.module.css';
import { articles } from './post-kinds';

/** More are no choice any more. */
const MOST = 12;

/** The topics that articles are about, each leading to its list; nothing where none is known. */
export function ArticleTopics() {
  const has = usePageSet();
  const { ref, reading } = useNearCall(listArticleCategories({ perPage: MOST }));
  const topics = reading.status === 'ready' && has(articles.listPage) ? reading.data.items : [];
  return (
    <div ref={ref}>
      {topics.length > 0 && (
        <Container className={styles.topics ?? ''}>
          <nav aria-labelledby="topik-lain">
            <h2 id="topik-lain" className={styles.title}>
              Topik artikel
            </h2>
            <ul className={styles.chips}>
              {topics.map(({ id, name }) => (
                <li key={id}>
                  <FilterChip
                    to={`${pagePath(articles.listPage)}?category=${encodeURIComponent(id)}`}
                    selected={false}
                  >
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
