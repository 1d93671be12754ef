import { news } from '../sections/posts/post-kinds';
import { PostList } from '../sections/posts/post-list';
import { postListLoader } from '../sections/posts/post-list-loader';

export const loader = postListLoader(news);

/** News: what is going on. */
export default function NewsPage() {
  return <PostList kind={news} />;
}
