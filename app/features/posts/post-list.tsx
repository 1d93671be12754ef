import { useLocation } from 'react-router';
import { pagePath } from '../../route/page-table';
import { usePageData } from '../../route/use-page';
import { Container } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { SearchBox } from '../../ui/search-box';
import { readListQuery } from '../listing/list-query';
import { ListResults } from '../listing/list-results';
import { ListTools } from '../listing/list-tools';
import { useRememberedList } from './list-return';
import { arrange } from './post-arrangement';
import { type PostKind, postOrders } from './post-kinds';
import styles from './post-list.module.css';
import type { postListLoader } from './post-list-loader';
import { PostLayout, PostSkeleton } from './post-looks';

/** The list of one kind of post. Everything the visitor chooses stands in the URL. */
export function PostList({ kind }: { kind: PostKind }) {
  const { posts, categories, only } = usePageData<ReturnType<typeof postListLoader>>();
  const { pathname, search } = useLocation();
  const query = readListQuery(new URLSearchParams(search), postOrders);
  useRememberedList();
  const keep = {
    ...(query.category && { category: query.category }),
    ...(query.sort && { sort: query.sort }),
  };
  return (
    <>
      <PageHeader
        title={only?.name ?? kind.title}
        lead={only?.description || kind.lead}
        current={only?.name ?? kind.label}
        trail={only === null ? [] : [{ label: kind.label, to: pagePath(kind.listPage) }]}
      >
        <div className={styles.search}>
          <SearchBox
            label={`Cari ${kind.noun}`}
            placeholder={kind.searchHint}
            value={query.search}
            action={pathname}
            keep={keep}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={categories} orders={postOrders} />
        <ListResults
          results={posts}
          query={query}
          noun={kind.noun}
          skeleton={<PostSkeleton look={kind.look} />}
        >
          {({ items }) => <PostLayout kind={kind} {...arrange(items, query)} />}
        </ListResults>
      </Container>
    </>
  );
}
