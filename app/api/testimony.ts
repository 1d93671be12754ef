/** Testimonies and results of the personality test (spec section 7, data host). */
import { createdOnly } from './answer';
import { type Call, post } from './call';
import { nothing } from './fields';

export interface NewTestimony {
  name: string;
  role: string;
  message: string;
  rating?: number | undefined;
}

/** A result of the personality test: its type, and who took it when they say so. */
export interface DiscResult {
  type: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** Sends a testimony; successful on 201 alone. */
export function createTestimony(testimony: NewTestimony): Call<undefined> {
  return post('data/testimonies', testimony, nothing, { accepts: createdOnly });
}

/** Sends the personality test's result; successful on 201 alone. */
export function createDiscResult(result: DiscResult): Call<undefined> {
  return post('data/user_disc', result, nothing, { accepts: createdOnly });
}
