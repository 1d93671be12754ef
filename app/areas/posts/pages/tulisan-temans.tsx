import { letters } from '../../../sections/posts/post-kinds';
import { PostList } from '../post-list';

/** What readers have sent in. */
export default function TulisanTemansPage() {
  return <PostList kind={letters} />;
}
