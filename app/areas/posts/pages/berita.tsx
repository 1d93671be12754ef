import { berita } from '../../../sections/posts/post-kinds';
import { PostList } from '../post-list';

/** The wire of regional news. */
export default function BeritaPage() {
  return <PostList kind={berita} />;
}
