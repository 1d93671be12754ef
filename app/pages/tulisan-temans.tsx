import { letters } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';

/** What readers have sent in. */
export default function TulisanTemansPage() {
  return <PostList kind={letters} />;
}
