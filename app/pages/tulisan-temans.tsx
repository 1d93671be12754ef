import { letters } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';
import { postListLoader } from '../features/posts/post-list-loader';

export const loader = postListLoader(letters);

/** What readers have sent in. */
export default function TulisanTemansPage() {
  return <PostList kind={letters} />;
}
