import { ArticleTopics } from '../features/posts/article-topics';
import { postLoader } from '../features/posts/post-calls';
import { articles } from '../features/posts/post-kinds';
import { PostPage } from '../features/posts/post-page';

export const loader = postLoader(articles);

/** One article, by its slug. */
export default function ArticlePage() {
  return <PostPage kind={articles} after={<ArticleTopics />} />;
}
