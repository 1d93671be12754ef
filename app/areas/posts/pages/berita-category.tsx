import { categoryCall } from '../post-categories';
import { berita } from '../post-kinds';
import { CategoryPostList } from '../post-list';

export const itemCall = categoryCall(berita);

/** What the wire brings of one category. */
export default function BeritaCategoryPage() {
  return <CategoryPostList kind={berita} />;
}
