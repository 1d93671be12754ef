import { postLoader } from '../features/posts/post-calls';
import { news } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';

export const loader = postLoader(news);

/** One piece of news, by its slug. */
export default function NewsArticlePage() {
  return <PostPage kind={news} />;
}
