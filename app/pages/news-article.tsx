import { news } from '../sections/posts/post-kinds';
import { postLoader } from '../sections/posts/post-loader';
import { PostPage } from '../sections/posts/post-page';

export const loader = postLoader(news);

/** One piece of news, by its slug. */
export default function NewsArticlePage() {
  return <PostPage kind={news} />;
}
