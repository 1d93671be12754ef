import { categoryCall } from '../../../sections/posts/post-categories';
import { blog } from '../../../sections/posts/post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(blog);

/** Notes of one category. */
export default function BlogCategoryPage() {
  return <CategoryPostList kind={blog} />;
}
