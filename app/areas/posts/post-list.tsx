import { useLocation } from 'react-router';
import type { Category } from '../../api/post-category';
import { useCall } from '../../data/use-call';
import { pagePath } from '../../router/page-table';
import { LastWord } from '../../sections/last-word';
import { keptBySearch, useListQuery } from '../../sections/lists/list-query';
import { ListResults } from '../../sections/lists/list-results';
import { ListTools } from '../../sections/lists/list-tools';
import { useRememberedList } from '../../sections/posts/list-return';
import { postsOf } from '../../sections/posts/post-calls';
import { usePageCategory, usePostCategories } from '../../sections/posts/post-categories';
import { type PostKind, postOrders } from '../../sections/posts/post-kinds';
import { Container } from '../../ui/container';
import { PageHeader } from '../../ui/page-header';
import { SearchBox } from '../../ui/search-box';
import { arrange } from './post-arrangement';
import styles from './post-list.module.css';
import { PostLayout, PostSkeleton } from './post-looks';

/** The list of one kind of post. Everything the visitor chooses stands in the URL. */
export function PostList({ kind }: { kind: PostKind }) {
  return <Posts kind={kind} />;
}

/** The list of one category, which the path names. */
export function CategoryPostList({ kind }: { kind: PostKind }) {
  return <Posts kind={kind} only={usePageCategory(kind)} />;
}

function Posts({ kind, only }: { kind: PostKind; only?: Category }) {
  const { pathname } = useLocation();
  const query = useListQuery();
  const categories = usePostCategories(kind);
  const all = pagePath(kind.listPage);
  const posts = useCall(postsOf(kind, query, only?.id));
  useRememberedList();
  return (
    <>
      <PageHeader
        hasOwnLead
        title={only?.name ?? kind.title}
        lead={only?.description || kind.lead}
        current={only?.name ?? kind.label}
        trail={only ? [{ label: kind.label, to: all }] : []}
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
        <ListTools
          query={query}
          categories={categories}
          orders={postOrders}
          shown={only && { value: only.id, all }}
        />
        <ListResults
          reading={posts}
          query={query}
          noun={kind.noun}
          skeleton={<PostSkeleton look={kind.look} />}
        >
          {({ items }) => <PostLayout kind={kind} {...arrange(items, query)} />}
        </ListResults>
      </Container>
      <LastWord />
    </>
  );
}
