import { postCall } from '../post-calls';
import { blog } from '../post-kinds';
import { PostPage } from '../post-page';

export const itemCall = postCall(blog);

/** One note of the blog. */
export default function BlogDetailPage() {
  return <PostPage kind={blog} />;
}
