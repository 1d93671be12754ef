import { blog } from '../features/posts/post-kinds';
import { PostList } from '../features/posts/post-list';

/** The blog: notes of mentors and alumni. */
export default function BlogPage() {
  return <PostList kind={blog} />;
}
