/**
 * What a lead is responsible for (spec sections 6 and 7, services host). The specification shows no field
 * of the visitor's record; here a lead of a programme has `program`, and one of a region `province`, a
 * province's name. Who leads nothing, or of whom the platform does not say it, has both empty.
 */
import { type Decoded, object } from '../core/decode';
import { type Call, get } from './call';
import { named, part, text } from './fields';

export type Scope = Decoded<typeof scope>;

const scope = object((field) => ({
  program: field('program', part(named)),
  province: field('province', text),
}));

/** What the signed-in visitor leads: the same answer as `getMe`, read for other fields. */
export function getScope(): Call<Scope> {
  return get('services/v1/user/me', {}, scope, { isPersonal: true });
}
