import { categoryCall } from '../post-categories';
import { blog } from '../post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(blog);

/** Notes of one category. */
export default function BlogCategoryPage() {
  return <CategoryPostList kind={blog} />;
}
