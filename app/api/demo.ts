/** Asking for a demo (spec sections 7 and 8, services host). */

import { post, type Write } from './call';
import { nothing } from './nothing';

/**
 * Asks for a demo; the provider writes to `email`. To the platform it is a read with a query, which the
 * edge makes of the body: who it is stands in no address of the browser's.
 */
export function requestDemo(email: string): Write<undefined> {
  return post('services/v0/cms/app/request-demo', { email }, nothing, {
    successMessage: () => 'Berhasil mengirim request',
    changes: [],
  });
}
