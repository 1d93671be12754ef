import { articles } from '../sections/posts/post-kinds';
import { postLoader } from '../sections/posts/post-loader';
import { PostPage } from '../sections/posts/post-page';

export const loader = postLoader(articles);

/** One article, by its slug. */
export default function ArticlePage() {
  return <PostPage kind={articles} />;
}
