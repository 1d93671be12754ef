/**
 * What a lead is responsible for (spec sections 6 and 7, services host). The specification shows no field
 * of the visitor's record; here a lead of a programme has `program`, and one of a region `province`, a
 * province's name. Who leads nothing, or of whom the platform does not say it, has both empty.
 */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { named, part, text } from './schemas';

export type Scope = v.InferOutput<typeof scope>;

const scope = object({
  program: part(named),
  province: text,
});

/** What the signed-in visitor leads: the same answer as `getMe`, read for other fields. */
export function getScope(): Call<Scope> {
  return get('services/v1/user/me', {}, scope, { isPersonal: true });
}
