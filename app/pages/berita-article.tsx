import { berita } from '../sections/posts/post-kinds';
import { postLoader } from '../sections/posts/post-loader';
import { PostPage } from '../sections/posts/post-page';

export const loader = postLoader(berita);

/** One item of the wire, by its slug. */
export default function BeritaArticlePage() {
  return <PostPage kind={berita} />;
}
