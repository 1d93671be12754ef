/** One-time links (spec section 7, services host: `GET {token}`). */
import { type Decoder, record, unknown } from '../decode';
import { type Call, get } from './call';
import { segment } from './query';

const content: Decoder<Record<string, unknown>> = record(unknown);

/** What a one-time link stands for; used up or unknown, it is a failure. */
export function redeemLink(token: string): Call<Record<string, unknown>> {
  return get(`services/${segment(token)}`, {}, content);
}
