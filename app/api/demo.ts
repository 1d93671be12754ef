/** Asking for a demo (spec sections 7 and 8, services host). */
import { nothing } from './fields';
import { type Answer, type CallOptions, get } from './http';

/** Asks for a demo; the provider writes to `email`. */
export function requestDemo(email: string, options: CallOptions = {}): Promise<Answer<undefined>> {
  return get('services/v0/cms/app/request-demo', { email }, nothing, {
    ...options,
    successMessage: () => 'Berhasil mengirim request',
  });
}
