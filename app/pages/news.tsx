import { news } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';
import { postListLoader } from '../features/posts/post-list-loader';

export const loader = postListLoader(news);

/** News: what is going on. */
export default function NewsPage() {
  return <PostList kind={news} />;
}
