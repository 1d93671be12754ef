import { letters } from '../sections/posts/post-kinds';
import { PostList } from '../sections/posts/post-list';
import { postListLoader } from '../sections/posts/post-list-loader';

export const loader = postListLoader(letters);

/** What readers have sent in. */
export default function TulisanTemansPage() {
  return <PostList kind={letters} />;
}
