import { postCall } from '../../../sections/posts/post-calls';
import { berita } from '../../../sections/posts/post-kinds';
import { PostPage } from '../../../sections/posts/post-page';

export const itemCall = postCall(berita);

/** One item of the wire, by its slug. */
export default function BeritaArticlePage() {
  return <PostPage kind={berita} />;
}
