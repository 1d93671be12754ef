/** The app token's validity (spec sections 4 and 7, services host); the version comes in the document. */
import * as v from 'valibot';
import { isRecord, object, optional, reader, type Schema } from '../core/schema';
import { type Call, get } from './call';

/** Comes bare, or as `isTokenValid` or `valid`; an answer that says neither yes nor no is a yes. */
const validity: Schema<boolean> = reader(
  (value) => {
    const said = isRecord(value) ? (value.isTokenValid ?? value.valid) : value;
    return said !== false;
  },
  'either',
  [v.boolean(), object({ isTokenValid: optional(v.boolean()) })],
);

/** Whether the visitor's tokens are still good. */
export function validateToken(): Call<boolean> {
  return get('services/v1/authorizer/validate', {}, validity);
}
