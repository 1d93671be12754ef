import { categoryCall } from '../post-categories';
import { news } from '../post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(news);

/** News of one category. */
export default function NewsCategoryPage() {
  return <CategoryPostList kind={news} />;
}
