import { postLoader } from '../features/posts/post-calls';
import { news } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';

export const loader = postLoader(news);

/** One piece of news, by its id. */
export default function NewsDetailPage() {
  return <PostPage kind={news} />;
}
