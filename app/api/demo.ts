/** Asking for a demo (spec sections 7 and 8, services host). */

import { type Call, get } from './call';
import { nothing } from './fields';

/** Asks for a demo; the provider writes to `email`. */
export function requestDemo(email: string): Call<undefined> {
  return get('services/v0/cms/app/request-demo', { email }, nothing, {
    successMessage: () => 'Berhasil mengirim request',
  });
}
