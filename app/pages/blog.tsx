import { blog } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';
import { postListLoader } from '../features/posts/post-list-loader';

export const loader = postListLoader(blog);

/** The blog: notes of mentors and alumni. */
export default function BlogPage() {
  return <PostList kind={blog} />;
}
