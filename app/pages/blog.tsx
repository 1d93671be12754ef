import { blog } from '../sections/posts/post-kinds';
import { PostList } from '../sections/posts/post-list';
import { postListLoader } from '../sections/posts/post-list-loader';

export const loader = postListLoader(blog);

/** The blog: notes of mentors and alumni. */
export default function BlogPage() {
  return <PostList kind={blog} />;
}
