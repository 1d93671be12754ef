/** Testimonies and results of the personality test (spec section 7, data host). */
import { createdOnly } from './answer';
import { nothing } from './fields';
import { type Answer, type CallOptions, post } from './http';

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
export function createTestimony(
  testimony: NewTestimony,
  options: CallOptions = {},
): Promise<Answer<undefined>> {
  return post('data/testimonies', testimony, nothing, { ...options, accepts: createdOnly });
}

/** Sends the personality test's result; successful on 201 alone. */
export function createDiscResult(
  result: DiscResult,
  options: CallOptions = {},
): Promise<Answer<undefined>> {
  return post('data/user_disc', result, nothing, { ...options, accepts: createdOnly });
}
