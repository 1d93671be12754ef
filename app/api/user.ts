/** The signed-in visitor and their role (spec sections 6 and 7, services and auth hosts). */
import * as v from 'valibot';
import { object, reader, type Schema } from '../core/schema';
import { type Call, get } from './call';
import { text } from './schemas';

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

export type User = v.InferOutput<typeof user>;

/** Where the visitor and what they take part in are read (`learner.ts`). */
export const LEARNER = 'auth/user/detail';

/** Where the role is kept for the sidebar. */
export const USER_KIND = 'user_kind';

/** The role of a kind number; `null` when there is none. A missing kind is no superadmin. */
export const roleOf: Schema<Role | null> = reader((kind) => {
  const isKind = typeof kind === 'number' || (typeof kind === 'string' && /^\d+$/.test(kind));
  return isKind ? (ROLES[Number(kind)] ?? null) : null;
}, 'amount');

export const user = v.pipe(
  object({
    id: text,
    name: text,
    email: text,
    phone: text,
    photo: text,
    kind: roleOf,
  }),
  v.transform(({ kind, ...told }) => ({ ...told, role: kind })),
);

/** The signed-in visitor; a failure with code 401 when nobody is signed in. */
export function getMe(): Call<User> {
  return get('services/v1/user/me', {}, user, { isPersonal: true });
}
