import type { PageArgs } from '../../../router/page-module';
import { pagePath } from '../../../router/page-table';
import { redirectTo } from '../../../router/redirect';
import { postOf } from '../../../sections/posts/post-calls';
import { berita } from '../../../sections/posts/post-kinds';
import { PostPage } from '../../../sections/posts/post-page';

/** Without an id the path is the way to the list. */
export function loader(args: PageArgs) {
  if (args.params.id === undefined) throw redirectTo(pagePath('berita'));
  return args.read(postOf(berita, args.params));
}

/** One item of the wire, by its id. */
export default function BeritaDetailPage() {
  return <PostPage kind={berita} />;
}
