import { berita } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';
import { postListLoader } from '../features/posts/post-list-loader';

export const loader = postListLoader(berita);

/** The wire of regional news. */
export default function BeritaPage() {
  return <PostList kind={berita} />;
}
