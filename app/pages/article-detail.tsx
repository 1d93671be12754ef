import { articles } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';
import { loadFixedCategory, postListLoader } from '../features/posts/post-list-loader';
import { loadArticle } from '../features/posts/post-loader';
import { PostArticle } from '../features/posts/post-page';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';

const loadList = postListLoader(articles);

/**
 * The article of the path's id. Without an id the path names a list: `/Articles/<category>/Detail`
 * that of a category, `/Articles/Detail` that of all articles.
 */
export async function loader(args: PageArgs) {
  const { params, send } = args;
  if (params.id !== undefined) return { item: await loadArticle(params.id, send) };
  const only =
    params.slug === undefined ? null : await loadFixedCategory(articles, params.slug, send);
  return loadList(args, only);
}

/** One article, or the list of articles. */
export default function ArticleDetailPage() {
  const data = usePageData<typeof loader>();
  if (!('item' in data)) return <PostList kind={articles} />;
  return <PostArticle kind={articles} item={data.item} />;
}
