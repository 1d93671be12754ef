import { ArticleTopics } from '../article-topics';
import { postCall } from '../post-calls';
import { articles } from '../post-kinds';
import { PostPage } from '../post-page';

export const itemCall = postCall(articles);

/** One article, by its slug. */
export default function ArticlePage() {
  return <PostPage kind={articles} after={<ArticleTopics />} />;
}
