import { BackToList } from '../../../../sections/posts/back-to-list';
import { PostBody } from '../../../../sections/posts/post-page';
import type { PreviewedProps } from './previewed-post';

/** A post as its readers see it. */
export default function PreviewedPostBody({ kind: { look }, item }: PreviewedProps) {
  return <PostBody kind={look} item={item} side={<BackToList kind={look} tags={item.tags} />} />;
}
