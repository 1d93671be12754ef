import { postCall } from '../../../sections/posts/post-calls';
import { blog } from '../../../sections/posts/post-kinds';
import { PostPage } from '../../../sections/posts/post-page';

export const itemCall = postCall(blog);

/** One note of the blog. */
export default function BlogDetailPage() {
  return <PostPage kind={blog} />;
}
