import { blog } from '../../../sections/posts/post-kinds';
import { PostList } from '../post-list';

/** The blog: notes of mentors and alumni. */
export default function BlogPage() {
  return <PostList kind={blog} />;
}
