/**
 * Donation campaigns. Spec section 7 has no call of their own for them; here they are posts of the
 * kind `campaigns`, which staff write in the studio: `title`, `summary`, `content` and `cover` as any
 * post, `endDate` as an event's, and with them `target`, what is to come together, in rupiah (0 for
 * none). What has been given to one stands in the donations under its `slug`.
 */
import type { Call } from './call';
import type { Page } from './page';
import { getPost, listPosts, type Post, type PostDetail } from './post';

/** `kindSlug` of the calls. */
export const CAMPAIGNS = 'campaigns';

/** Campaigns, 10 a page. */
export const listCampaigns = (): Call<Page<Post>> => listPosts({ kindSlug: CAMPAIGNS });

/** One campaign by its slug. */
export const getCampaign = (slug: string): Call<PostDetail> =>
  getPost({ kindSlug: CAMPAIGNS, slug });
