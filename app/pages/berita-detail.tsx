import { postLoader } from '../features/posts/post-calls';
import { berita } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';
import type { PageArgs } from '../route/page-module';
import { pagePath } from '../route/page-table';
import { redirectTo } from '../route/redirect';

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
