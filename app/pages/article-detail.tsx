import { getArticle } from '../api/article';
import { getCategory } from '../api/post-category';
import { useLoaded } from '../data/use-call';
import { ArticleTopics } from '../features/posts/article-topics';
import { articles } from '../features/posts/post-kinds';
import { CategoryPostList, PostList } from '../features/posts/post-list';
import { PostArticle } from '../features/posts/post-page';
import type { PageArgs } from '../route/page-module';
import { usePage } from '../route/use-page';

const categoryOf = (slug: string) => getCategory({ kindSlug: articles.slug, slug });

/** Waits for the article of the path's id, or else for the category of its slug. */
export async function loader({ params: { id, slug }, read }: PageArgs) {
  if (id !== undefined) return read(getArticle(id));
  if (slug !== undefined) await read(categoryOf(slug));
}

/**
 * The article of the path's id, which the older call finds without its kind. Without an id the path
 * names a list: `/Articles/<category>/Detail` that of a category, `/Articles/Detail` that of all.
 */
export default function ArticleDetailPage() {
  const { id, slug } = usePage().params;
  if (id !== undefined) return <Article id={id} />;
  return slug === undefined ? <PostList kind={articles} /> : <Category slug={slug} />;
}

function Article({ id }: { id: string }) {
  return <PostArticle kind={articles} item={useLoaded(getArticle(id))} after={<ArticleTopics />} />;
}

function Category({ slug }: { slug: string }) {
  return <CategoryPostList kind={articles} only={useLoaded(categoryOf(slug))} />;
}
