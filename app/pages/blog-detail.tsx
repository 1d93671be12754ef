import { postLoader } from '../features/posts/post-calls';
import { blog } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';

export const loader = postLoader(blog);

/** One note of the blog. */
export default function BlogDetailPage() {
  return <PostPage kind={blog} />;
}
