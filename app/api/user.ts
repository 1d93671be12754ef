/** The signed-in visitor and their role (spec sections 6 and 7, services and auth hosts). */
import { type Decoded, type Decoder, object, shaped } from '../core/decode';
import { type Call, get } from './call';
import { text } from './fields';

/** Roles in the order of their kind numbers, 0 to 9. */
export const ROLES = [
  'superadmin',
  'admin',
  'mentor',
  'teacher',
  'student',
  'industry',
  'writer',
  'lead_program',
  'partner',
  'lead_region',
] as const;

export type Role = (typeof ROLES)[number];

export type User = Decoded<typeof user>;

/** Where the visitor and what they take part in are read (`learner.ts`). */
export const LEARNER = 'auth/user/detail';

/** Where the role is kept for the sidebar. */
export const USER_KIND = 'user_kind';

/** The role of a kind number; `null` when there is none. A missing kind is no superadmin. */
export const roleOf: Decoder<Role | null> = shaped((kind) => {
  const isKind = typeof kind === 'number' || (typeof kind === 'string' && /^\d+$/.test(kind));
  return isKind ? (ROLES[Number(kind)] ?? null) : null;
}, 'amount');

export const user = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  email: field('email', text),
  phone: field('phone', text),
  photo: field('photo', text),
  role: field('kind', roleOf),
}));

/** The signed-in visitor; a failure with code 401 when nobody is signed in. */
export function getMe(): Call<User> {
  return get('services/v1/user/me', {}, user, { isPersonal: true });
}
