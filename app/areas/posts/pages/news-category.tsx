import { categoryCall } from '../../../sections/posts/post-categories';
import { news } from '../../../sections/posts/post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(news);

/** News of one category. */
export default function NewsCategoryPage() {
  return <CategoryPostList kind={news} />;
}
