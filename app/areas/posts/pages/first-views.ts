/** The calls of these pages' first views. */
import { getArticle } from '../../../api/article';
import type { PostDetail } from '../../../api/post';
import type { Category } from '../../../api/post-category';
import { type FirstView, type FirstViews, first, given, unless } from '../../../router/first-view';
import type { ListQuery } from '../../../sections/lists/list-query';
import { postOf, postsOf, relatedTo } from '../../../sections/posts/post-calls';
import { categoriesOf, categoryOf } from '../../../sections/posts/post-categories';
import {
  articles,
  berita,
  blog,
  letters,
  news,
  type PostKind,
} from '../../../sections/posts/post-kinds';
import { MOST_RELATED } from '../../../sections/posts/read-next';

const list =
  (kind: PostKind): FirstView =>
  () => [postsOf(kind, given<ListQuery>()), categoriesOf(kind)];

const category =
  (kind: PostKind): FirstView =>
  () => [
    categoryOf(kind, given<ListQuery>().category),
    postsOf(kind, given<ListQuery>(), first<Category>().id),
    categoriesOf(kind),
  ];

const related = (kind: PostKind) => relatedTo(kind, first<PostDetail>(), MOST_RELATED);

const bySlug =
  (kind: PostKind): FirstView =>
  () => [postOf(kind, { slug: given<{ slug: string }>().slug }), related(kind)];

const byId =
  (kind: PostKind): FirstView =>
  () => [postOf(kind, { id: given<{ id: string }>().id }), related(kind)];

export const firstViews: FirstViews = {
  news: list(news),
  'news-category': category(news),
  'news-detail': byId(news),
  'news-article': bySlug(news),
  berita: list(berita),
  'berita-category': category(berita),
  'berita-article': bySlug(berita),
  'berita-detail': byId(berita),
  article: bySlug(articles),
  blog: list(blog),
  'blog-category': category(blog),
  'blog-detail': byId(blog),
  'article-category': category(articles),
  'article-detail': () => [
    getArticle(given<{ id: string }>().id),
    unless('id', postsOf(articles, given<ListQuery>())),
    unless('id', categoriesOf(articles)),
    related(articles),
  ],
  'tulisan-temans': list(letters),
  'tulisan-temans-category': category(letters),
  'tulisan-temans-detail': bySlug(letters),
};
