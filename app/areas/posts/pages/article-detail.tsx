import { getArticle } from '../../../api/article';
import { useLoaded } from '../../../data/use-call';
import type { PageArgs } from '../../../router/page-module';
import { usePage } from '../../../router/use-page';
import { articles } from '../../../sections/posts/post-kinds';
import { PostArticle } from '../../../sections/posts/post-page';
import { ArticleTopics } from '../article-topics';
import { PostList } from '../post-list';

/** Waits for the article of the path's id. */
export async function loader({ params: { id }, read }: PageArgs) {
  if (id !== undefined) return read(getArticle(id));
}

/**
 * The article of the path's id, which the older call finds without its kind. Without an id the path
 * names the list of all.
 */
export default function ArticleDetailPage() {
  const { id } = usePage().params;
  return id === undefined ? <PostList kind={articles} /> : <Article id={id} />;
}

function Article({ id }: { id: string }) {
  return <PostArticle kind={articles} item={useLoaded(getArticle(id))} after={<ArticleTopics />} />;
}
