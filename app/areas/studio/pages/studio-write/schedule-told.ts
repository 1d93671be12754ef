import type { Answer } from '../../../../api/answer';
import type { Call } from '../../../../api/call';
import { getPost, type PostDetail } from '../../../../api/post';
import { clock } from '../../../../core/clock';
import type { StudioKind } from '../../../../sections/studio/studio-kinds';
import { isToCome } from '../../schedule';
import type { PostPlace } from './previewed-post';

interface Sent {
  kind: StudioKind;
  slug: string;
  /** The moment that was sent; none or a past one for a post that is public by now. */
  wanted: string | undefined;
}

/**
 * When a post is published that was just sent: where a moment to come was asked for, what the platform has
 * of it is read again, since a platform without schedules would take the post and show it at once.
 */
export async function scheduleTold(
  send: (call: Call<PostDetail>) => Promise<Answer<PostDetail>>,
  { kind, slug, wanted = '' }: Sent,
): Promise<Pick<PostPlace, 'publishedAt' | 'wanted'>> {
  if (!isToCome(wanted, clock.now())) return { publishedAt: '', wanted: '' };
  const stored = await send(getPost({ kindSlug: kind.slug, slug })).catch(() => null);
  return { publishedAt: stored?.status ? stored.data.publishedAt : '', wanted };
}
