import { categoryCall } from '../../../sections/posts/post-categories';
import { berita } from '../../../sections/posts/post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(berita);

/** What the wire brings of one category. */
export default function BeritaCategoryPage() {
  return <CategoryPostList kind={berita} />;
}
