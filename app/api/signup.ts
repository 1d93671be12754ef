/** Sign-up of a coder (spec section 7, services host). */
import { type Call, createdOnly, post } from './call';
import { nothing } from './nothing';

/** What a new coder sends. */
export interface CoderSignup {
  name: string;
  email: string;
  phone: string;
  password: string;
  provinceId?: string | undefined;
  cityId?: string | undefined;
}

/** Makes a coder's account; successful on 201 alone. */
export function signUpCoder(coder: CoderSignup): Call<undefined> {
  const rules = { accepts: createdOnly, changes: [] };
  return post('services/v1/auth/signup/coder', coder, nothing, rules);
}
