/** Mentors (spec section 7, api host; the edge adds the tenant's lms id). */
import { type Decoded, object } from '../decode';
import { type Call, get } from './call';
import { amount, link, listed, text, texts } from './fields';

export type Mentor = Decoded<typeof mentor>;

const mentor = object((field) => ({
  id: field('id', text),
  slug: field('slug', text),
  name: field('name', text),
  position: field('position', text),
  company: field('company', text),
  photo: field('photo', text),
  bio: field('bio', text),
  city: field('city', text),
  linkedIn: field('linkedIn', link),
  expertise: field('expertise', texts),
  totalClasses: field('totalClasses', amount),
  totalStudents: field('totalStudents', amount),
}));

/** The tenant's active mentors. */
export function listMentors(): Call<Mentor[]> {
  return get('api/active/mentors', {}, listed(mentor));
}
