import { postCall } from '../../../sections/posts/post-calls';
import { articles } from '../../../sections/posts/post-kinds';
import { PostPage } from '../../../sections/posts/post-page';
import { ArticleTopics } from '../article-topics';

export const itemCall = postCall(articles);

/** One article, by its slug. */
export default function ArticlePage() {
  return <PostPage kind={articles} after={<ArticleTopics />} />;
}
