import { categoryCall } from '../post-categories';
import { letters } from '../post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(letters);

/** What readers have written of one category. */
export default function TulisanTemansCategoryPage() {
  return <CategoryPostList kind={letters} />;
}
