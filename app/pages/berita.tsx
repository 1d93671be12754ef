import { berita } from '../sections/posts/post-kinds';
import { PostList } from '../sections/posts/post-list';
import { postListLoader } from '../sections/posts/post-list-loader';

export const loader = postListLoader(berita);

/** The wire of regional news. */
export default function BeritaPage() {
  return <PostList kind={berita} />;
}
