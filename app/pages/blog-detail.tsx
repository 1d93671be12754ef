import { blog } from '../sections/posts/post-kinds';
import { postLoader } from '../sections/posts/post-loader';
import { PostPage } from '../sections/posts/post-page';

export const loader = postLoader(blog);

/** One note of the blog. */
export default function BlogDetailPage() {
  return <PostPage kind={blog} />;
}
