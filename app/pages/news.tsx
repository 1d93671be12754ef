import { news } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';

/** News: what is going on. */
export default function NewsPage() {
  return <PostList kind={news} />;
}
