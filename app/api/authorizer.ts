/** The app token's validity (spec sections 4 and 7, services host); the version comes in the document. */
import { boolean, type Decoder, isRecord, object, optional, shaped } from '../core/decode';
import { type Call, get } from './call';

/** Comes bare, or as `isTokenValid` or `valid`; an answer that says neither yes nor no is a yes. */
const validity: Decoder<boolean> = shaped(
  (value) => {
    const said = isRecord(value) ? (value.isTokenValid ?? value.valid) : value;
    return said !== false;
  },
  'either',
  [boolean, object((field) => field('isTokenValid', optional(boolean)))],
);

/** Whether the visitor's tokens are still good. */
export function validateToken(): Call<boolean> {
  return get('services/v1/authorizer/validate', {}, validity);
}
