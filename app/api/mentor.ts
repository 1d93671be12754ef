/** Mentors (spec section 7, api host; the edge adds the tenant's lms id). */
import * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { amount, link, listed, needed, text, texts } from './schemas';

export type Mentor = v.InferOutput<typeof mentor>;

/** The platform writes 0 for none. */
const programId = v.pipe(
  text,
  v.transform((id) => (id === '0' ? '' : id)),
);

const mentor = object({
  id: needed,
  slug: text,
  name: needed,
  position: text,
  company: text,
  photo: text,
  bio: text,
  city: text,
  linkedIn: link,
  /** The programme that they teach in; empty where the platform does not say. */
  programId,
  expertise: texts,
  totalClasses: amount,
  totalStudents: amount,
});

/** The tenant's active mentors. */
export function listMentors(): Call<Mentor[]> {
  return get('api/active/mentors', {}, listed(mentor));
}
