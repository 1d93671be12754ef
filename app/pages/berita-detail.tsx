import type { PageArgs } from '../navigation/page-module';
import { redirectTo } from '../navigation/redirect';
import { pagePath } from '../page-table';
import { berita } from '../sections/posts/post-kinds';
import { postLoader } from '../sections/posts/post-loader';
import { PostPage } from '../sections/posts/post-page';

const load = postLoader(berita);

/** Without an id the path is the way to the list. */
export function loader(args: PageArgs) {
  if (args.params.id === undefined) throw redirectTo(pagePath('berita'));
  return load(args);
}

/** One item of the wire, by its id. */
export default function BeritaDetailPage() {
  return <PostPage kind={berita} />;
}
