/** The older lists of posts: articles, posts by kind and type, categories (spec section 7, v1 and v2). */
import { type Call, get } from './call';
import { LARGE_PAGE, type Page, type Paging, paged, SMALL_PAGE } from './page';
import { type Post, type PostDetail, postDetail, postItem } from './post';
import { type Category, category } from './post-category';

export interface ArticleFilter extends Paging {
  search?: string | undefined;
  categorySlug?: string | undefined;
  excludeId?: string | undefined;
}

export interface ContentFilter extends Paging {
  kind?: string | undefined;
  type?: string | undefined;
  active?: boolean | undefined;
}

/** Articles of the blog, 6 a page. */
export function listArticles(filter: ArticleFilter = {}): Call<Page<Post>> {
  const { page = 1, perPage = SMALL_PAGE, ...rest } = filter;
  const query = { ...rest, page, pageSize: perPage };
  return get('services/v1/post/article/list', query, paged(postItem, perPage));
}

/** One article, programme or event by its id. */
export function getArticle(id: string): Call<PostDetail> {
  return get('services/v1/post/detail', { id }, postDetail);
}

/** Contents by kind and type, 10 a page. */
export function listContents(filter: ContentFilter = {}): Call<Page<Post>> {
  const { page = 1, perPage = LARGE_PAGE, ...rest } = filter;
  const query = { ...rest, page, pageSize: perPage };
  return get('services/v1/post/list', query, paged(postItem, perPage));
}

/** Categories of articles and podcasts, 6 a page. */
export function listArticleCategories(
  filter: Paging & { search?: string | undefined; categorySlug?: string | undefined } = {},
): Call<Page<Category>> {
  const { page = 1, perPage = SMALL_PAGE, ...rest } = filter;
  const query = { ...rest, page, pageSize: perPage };
  return get('services/v2/post/category', query, paged(category, perPage));
}
