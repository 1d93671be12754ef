import { postCall } from '../post-calls';
import { berita } from '../post-kinds';
import { PostPage } from '../post-page';

export const itemCall = postCall(berita);

/** One item of the wire, by its slug. */
export default function BeritaArticlePage() {
  return <PostPage kind={berita} />;
}
