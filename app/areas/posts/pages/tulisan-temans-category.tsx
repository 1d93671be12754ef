import { categoryCall } from '../../../sections/posts/post-categories';
import { letters } from '../../../sections/posts/post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(letters);

/** What readers have written of one category. */
export default function TulisanTemansCategoryPage() {
  return <CategoryPostList kind={letters} />;
}
