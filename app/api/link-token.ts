/**
 * One-time links (spec section 7, services host: `GET {token}`). The specification shows no answer;
 * here it is what the link was for (`verify-account`, `class-invitation`, `team-confirmation`, …), the
 * address it was sent to, and where it leads on. Asking for it uses it up: a second time it is a
 * failure with code 410, an unknown one 404.
 */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { segment } from './query';
import { text } from './schemas';

/** What a one-time link has done. `redirect` is a path of this site, or empty. */
export type Redeemed = v.InferOutput<typeof redeemed>;

const redeemed = object({
  purpose: text,
  email: text,
  redirect: text,
});

/** Uses a one-time link up. */
export function redeemLink(token: string): Call<Redeemed> {
  return get(`services/${segment(token)}`, {}, redeemed);
}

/** Whether a text can be a one-time link's token: 16 to 128 URL-safe characters. */
export function isLinkToken(token: string): boolean {
  return /^[\w-]{16,128}$/.test(token);
}
