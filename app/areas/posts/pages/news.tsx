import { news } from '../../../sections/posts/post-kinds';
import { PostList } from '../post-list';

/** News: what is going on. */
export default function NewsPage() {
  return <PostList kind={news} />;
}
