import { categoryCall } from '../../../sections/posts/post-categories';
import { articles } from '../../../sections/posts/post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(articles);

/** Articles of one category. */
export default function ArticleCategoryPage() {
  return <CategoryPostList kind={articles} />;
}
