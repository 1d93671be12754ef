import { useLocation } from 'react-router';
import type { Category } from '../../api/post-category';
import type { Reading } from '../../data/reading';
import { useCall } from '../../data/use-call';
import { pagePath } from '../../route/page-table';
import { Container } from '../../ui/container';
import { PageHeader } from '../../ui/page-header';
import { SearchBox } from '../../ui/search-box';
import { keptBySearch } from '../listing/list-query';
import { ListResults } from '../listing/list-results';
import { type CategoryOption, ListTools } from '../listing/list-tools';
import { useListQuery } from '../listing/use-list-query';
import { useRememberedList } from './list-return';
import { arrange } from './post-arrangement';
import { postsOf, usePostCategories } from './post-calls';
import { type PostKind, postOrders } from './post-kinds';
import styles from './post-list.module.css';
import { PostLayout, PostSkeleton } from './post-looks';

/** The list of one kind of post. Everything the visitor chooses stands in the URL. */
export function PostList({ kind }: { kind: PostKind }) {
  return <Posts kind={kind} categories={usePostCategories(kind)} />;
}

/** The list of one category, which the path names. */
export function CategoryPostList({ kind, only }: { kind: PostKind; only: Category }) {
  return <Posts kind={kind} only={only} />;
}

interface PostsProps {
  kind: PostKind;
  only?: Category;
  categories?: Reading<readonly CategoryOption[]>;
}

function Posts({ kind, only, categories }: PostsProps) {
  const { pathname } = useLocation();
  const query = useListQuery();
  const posts = useCall(postsOf(kind, query, only?.id));
  useRememberedList();
  return (
    <>
      <PageHeader
        title={only?.name ?? kind.title}
        lead={only?.description || kind.lead}
        current={only?.name ?? kind.label}
        trail={only ? [{ label: kind.label, to: pagePath(kind.listPage) }] : []}
      >
        <div className={styles.search}>
          <SearchBox
            label={`Cari ${kind.noun}`}
            placeholder={kind.searchHint}
            value={query.search}
            action={pathname}
            keep={keptBySearch(query)}
          />
        </div>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={categories} orders={postOrders} />
        <ListResults
          reading={posts}
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
