import { postCall } from '../../../sections/posts/post-calls';
import { news } from '../../../sections/posts/post-kinds';
import { PostPage } from '../../../sections/posts/post-page';

export const itemCall = postCall(news);

/** One piece of news, by its slug. */
export default function NewsArticlePage() {
  return <PostPage kind={news} />;
}
