import { postLoader } from '../features/posts/post-calls';
import { berita } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';

export const loader = postLoader(berita);

/** One item of the wire, by its slug. */
export default function BeritaArticlePage() {
  return <PostPage kind={berita} />;
}
