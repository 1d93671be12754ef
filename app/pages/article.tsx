import { articles } from '../features/posts/post-kinds';
import { postLoader } from '../features/posts/post-loader';
import { PostPage } from '../features/posts/post-page';

export const loader = postLoader(articles);

/** One article, by its slug. */
export default function ArticlePage() {
  return <PostPage kind={articles} />;
}
