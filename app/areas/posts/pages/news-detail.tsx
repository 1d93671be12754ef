import { postCall } from '../post-calls';
import { news } from '../post-kinds';
import { PostPage } from '../post-page';

export const itemCall = postCall(news);

/** One piece of news, by its id. */
export default function NewsDetailPage() {
  return <PostPage kind={news} />;
}
