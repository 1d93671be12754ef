import { berita } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';

/** The wire of regional news. */
export default function BeritaPage() {
  return <PostList kind={berita} />;
}
